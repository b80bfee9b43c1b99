// As much Markdown as our RULES.md need: headings, lists, numbered lists, tables, code, bold, italics. Everything is escaped first.
// A rule's number in bold (**TE-21**) becomes the place that links point to; so does a heading. {temple} and
// {temple red} are symbols, the second in a colour of the tokens.

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([A-Z]{2}-[A-Z0-9][\w.]*)\*\*/g, '<b id="$1">$1</b>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/(^|[^\w*])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>')
    .replace(/\{([\w-]+)(?: ([\w-]+))?\}/g, (_, name, colour) => symbol(name, colour));
}

const symbol = (name: string, colour?: string) =>
  `<svg class="i${colour ? ' piece' : ''}" aria-hidden="true"${colour ? ` style="--c:var(--${colour});--on:var(--on-${colour})"` : ''}><use href="#z-${name}" /></svg>`;

/** The headings of the second level, with the places that they are. */
export function contents(source: string): { id: string; html: string }[] {
  return headings(source)
    .map((text, n) => ({ text, id: `part-${n + 1}` }))
    .filter(({ text }) => /^## /.test(text))
    .map(({ text, id }) => ({ id, html: inline(text.replace(/^#+ +/, '')) }));
}

const headings = (source: string) => source.replace(/^```[^]*?^```/gm, '').match(/^#{1,5} +.*$/gm) ?? [];

export function markdown(source: string): string {
  const out: string[] = [];
  let block: string[] = [];
  let list: 'ul' | 'ol' | null = null;
  let parts = 0;
  const endParagraph = () => {
    if (block.length) out.push(`<p>${inline(block.join(' '))}</p>`);
    block = [];
  };
  const endList = () => {
    if (list) out.push(`<li>${inline(block.join(' '))}</li></${list}>`);
    if (list) block = [];
    list = null;
  };
  const lines = source.split('\n');
  for (let n = 0; n < lines.length; n++) {
    const line = lines[n]!;
    const heading = line.match(/^(#{1,5}) +(.*)$/);
    const item = line.match(/^(?:[-*]|(\d+)\.) +(.*)$/);
    if (heading) {
      endList();
      endParagraph();
      const level = Math.min(heading[1]!.length, 4);
      out.push(`<h${level} id="part-${++parts}">${inline(heading[2]!)}</h${level}>`);
    } else if (item) {
      if (list) out.push(`<li>${inline(block.join(' '))}</li>`);
      else {
        endParagraph();
        list = item[1] ? 'ol' : 'ul';
        out.push(`<${list}>`);
      }
      block = [item[2]!];
    } else if (line.startsWith('```')) {
      endList();
      endParagraph();
      const code: string[] = [];
      while (++n < lines.length && !lines[n]!.startsWith('```')) code.push(lines[n]!);
      out.push(`<pre tabindex="0">${escape(code.join('\n'))}</pre>`);
    } else if (line.startsWith('|')) {
      endList();
      endParagraph();
      const rows: string[] = [];
      for (; n < lines.length && lines[n]!.startsWith('|'); n++) {
        if (/^\|[\s:|-]*-[\s:|-]*\|$/.test(lines[n]!)) continue;
        const cells = lines[n]!.slice(1, -1).split('|').map((cell) => inline(cell.trim()));
        const tag = rows.length ? 'td' : 'th';
        rows.push(cells.some(Boolean) ? `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>` : '');
      }
      n--;
      out.push(`<table>${rows.join('')}</table>`);
    } else if (!line.trim()) {
      endList();
      endParagraph();
    } else block.push(line.trim());
  }
  endList();
  endParagraph();
  return out.join('\n');
}
