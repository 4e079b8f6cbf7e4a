// After `vite build`: draws the sign-in screen into dist/web/login.html, so that it shows before any script runs.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

process.env.NODE_ENV = 'production';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const workshop = at('dist/prerender');

await build({
  configFile: at('vite.config.ts'),
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'app/prerender-login.tsx',
    outDir: workshop,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
const { renderLogin } = await import(pathToFileURL(`${workshop}/prerender-login.js`).href);
const { title, screen } = await renderLogin();
// The content security policy refuses inline styles, so the screen would look different with one.
if (/\sstyle="/.test(screen)) throw new Error('The sign-in screen must not carry inline styles.');

const index = await readFile(at('dist/web/index.html'), 'utf8');
const page = index
  .replace(/<title>.*?<\/title>/, `<title>${title}</title>`)
  .replace('<div id="root"></div>', () => `<div id="root" data-prerendered="login">${screen}</div>`);
if (page.length < index.length + screen.length) throw new Error('index.html has no empty root to draw into.');
await writeFile(at('dist/web/login.html'), page);
await rm(workshop, { recursive: true });
