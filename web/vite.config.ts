import { fileURLToPath } from 'node:url';
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

export default defineConfig({
  plugins: [packages, svelte()],
  resolve: {
    alias: { '@shell': here('./src') },
  },
  build: {
    outDir: here('../src/zenobia/server/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy knows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
