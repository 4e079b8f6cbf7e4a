// After `vite build`: draws the first picture of each page into dist/web, so that it shows before the app has started,
// and names the files the page will need, so that they come together. Then the worker that keeps all of it.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { filesOfScreens } from './web-build/preloads.mjs';
import { buildServiceWorker } from './web-build/service-worker.mjs';

process.env.NODE_ENV = 'production';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
// A build of another language stands in a folder of its own (scripts/launch/web-build.mjs).
const language = process.env.PAGE_LANGUAGE ?? 'en';
const output = at(language === 'en' ? 'dist/web' : `dist/web/${language}`);
const workshop = at(`dist/prerender-${language}`);

await build({
  configFile: at('vite.config.ts'),
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'app/prerender.tsx',
    outDir: workshop,
    manifest: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
const { renderLogin, renderFrames } = await import(pathToFileURL(`${workshop}/prerender.js`).href);
const index = await readFile(`${output}/index.html`, 'utf8');
const filesNeeded = filesOfScreens(JSON.parse(await readFile(`${output}/.vite/manifest.json`, 'utf8')));

// The first script is in the page itself.
const preloads = (/** @type {string[]} */ ...wanted) =>
  filesNeeded(...wanted).filter((file) => !/\bboot-/.test(file));

/** @param {{ kind: string, markup: string, title?: string, files: string[], reads?: { rel: string, href: string }[] }} page */
function pageWith({ kind, markup, title, files, reads = [] }) {
  // The content security policy refuses inline styles, so the page would look different with one.
  if (/\sstyle="/.test(markup)) throw new Error('A prerendered page must not carry inline styles.');
  // The sign-in screen is whole without them; every other screen needs them to show anything.
  const preload = kind === 'login' ? 'later-modulepreload' : 'modulepreload';
  const links = files.map(
    (file) => `<link rel="${preload}" crossorigin fetchpriority="low" href="/${file}">`,
  );
  // Sent by the first script for those who are signed in (platform/prefetch.ts).
  for (const { rel, href } of reads)
    links.push(`<link rel="${rel}" href="${href.replaceAll('&', '&amp;')}">`);
  const hidden = kind === 'frame' ? ' hidden' : '';
  const page = index
    .replace(/<title>.*?<\/title>/, (old) => (title ? `<title>${title}</title>` : old))
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" data-prerendered="${kind}"${hidden}>${markup}</div>`,
    );
  if (page.length < index.length + markup.length)
    throw new Error('index.html has no empty root to draw into.');
  return page;
}

const { title, screen } = await renderLogin();
await writeFile(
  `${output}/login.html`,
  pageWith({ kind: 'login', markup: screen, title, files: preloads('react', 'start') }),
);
await mkdir(`${output}/screens`, { recursive: true });
const screens = [];
for (const { name, path, markup, files: own, reads } of renderFrames()) {
  const files = preloads('react', 'start', 'signed-in', ...own);
  await writeFile(`${output}/screens/${name}.html`, pageWith({ kind: 'frame', markup, files, reads }));
  screens.push({ path, file: `screens/${name}.html` });
}
await writeFile(`${output}/screens.json`, JSON.stringify(screens));
await rm(workshop, { recursive: true });
await rm(`${output}/.vite`, { recursive: true });
// Last, because it names all the others.
await buildServiceWorker({ root: at('.'), output });
