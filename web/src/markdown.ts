// As much Markdown as our RULES.md need: headings, lists, tables, code, bold, italics. Everything is escaped first.
// A rule's number in bold (**TE-21**) becomes the place that links point to.

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([A-Z]{2}-[A-Z0-9][\w.]*)\*\*/g, '<b id="$1">$1</b>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/(^|[^\w*])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>');
}

export function markdown(source: string): string {
  const out: string[] = [];
  let block: string[] = [];
  let list = false;
  const endParagraph = () => {
    if (block.length) out.push(`<p>${inline(block.join(' '))}</p>`);
    block = [];
  };
  const endList = () => {
    if (list) out.push(`<li>${inline(block.join(' '))}</li></ul>`);
    if (list) block = [];
    list = false;
  };
  const lines = source.split('\n');
  for (let n = 0; n < lines.length; n++) {
    const line = lines[n]!;
    const heading = line.match(/^(#{1,5}) +(.*)$/);
    const item = line.match(/^[-*] +(.*)$/);
    if (heading) {
      endList();
      endParagraph();
      const level = Math.min(heading[1]!.length, 4);
      out.push(`<h${level}>${inline(heading[2]!)}</h${level}>`);
    } else if (item) {
      if (list) out.push(`<li>${inline(block.join(' '))}</li>`);
      else {
        endParagraph();
        out.push('<ul>');
      }
      list = true;
      block = [item[1]!];
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
        if (/^\|[\s:|-]+\|$/.test(lines[n]!)) continue;
        const cells = lines[n]!.slice(1, -1).split('|').map((cell) => inline(cell.trim()));
        const tag = rows.length ? 'td' : 'th';
        rows.push(`<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`);
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
