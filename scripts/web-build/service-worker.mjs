// The service worker in dist/web, with the names of the files it keeps written in: another build is another worker.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/** Only for people who build the app; and letters that most devices have themselves. */
const NOT_CACHED = /gallery-|noto-sans-/;

/**
 * @param {{ root: string, output: string }} folders
 * @returns {Promise<void>}
 */
export async function buildServiceWorker({ root, output }) {
  const assets = (await readdir(join(output, 'assets'))).filter((name) => !NOT_CACHED.test(name));
  const files = [
    '/login.html',
    '/favicon.svg',
    '/manifest.webmanifest',
    ...assets.map((name) => `/assets/${name}`),
  ];
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: {
      SHELL_BUILD: JSON.stringify(await hashOf(output, ['/index.html', ...files])),
      SHELL_FILES: JSON.stringify(files),
    },
    build: {
      outDir: output,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, 'src/web/service-worker/shell-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

/**
 * Pages have no hash in their names, so their content counts too.
 * @param {string} output
 * @param {string[]} files
 */
async function hashOf(output, files) {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file).update(await readFile(join(output, file)));
  return hash.digest('hex').slice(0, 16);
}
