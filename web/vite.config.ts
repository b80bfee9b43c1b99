import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Boards lie in the games' own folders, outside of this one; what they import from packages is found here. */
const packages: Plugin = {
  name: 'packages-of-boards',
  enforce: 'pre',
  resolveId(name, importer) {
    const outside = importer?.includes('/zenobia/games/');
    return outside && /^svelte(\/|$)/.test(name) ? this.resolve(name, here('./src/main.ts'), { skipSelf: true }) : null;
  },
};

const built = here('../src/zenobia/server/static');
const TEXTS = /\.(html|js|css|svg|json|webmanifest|ftl|txt)$/;

/** Texts are compressed here, once, so that the server never does: `.br` and `.gz` lie beside each. */
const compressed: Plugin = {
  name: 'compressed-texts',
  apply: 'build',
  closeBundle() {
    for (const name of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
      if (!TEXTS.test(name)) continue;
      const text = readFileSync(`${built}/${name}`);
      for (const [ending, packed] of [['br', brotliCompressSync(text)], ['gz', gzipSync(text, { level: 9 })]] as const)
        if (packed.length < text.length) writeFileSync(`${built}/${name}.${ending}`, packed);
    }
    utimesSync(`${built}/index.html`, new Date(), new Date()); // the server lists the files again
  },
};

export default defineConfig({
  plugins: [packages, svelte(), compressed],
  resolve: {
    alias: { '@shell': here('./src') },
  },
  build: {
    outDir: built,
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy knows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
