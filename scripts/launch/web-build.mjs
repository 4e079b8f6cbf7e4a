// The web app, built again only when something it is made of has changed.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { run } from '../bootstrap/child-process.mjs';
import { projectRoot } from '../bootstrap/project.mjs';
import { Stop, secondsSince, step } from '../bootstrap/terminal.mjs';
import { hashOfSources, isBuiltFrom } from './source-hash.mjs';

const sources = [
  ...['src/web', 'src/ui', 'src/contract', 'src/domain', 'src/desk'],
  ...['vite.config.ts', 'vite.desk.config.ts', 'package-lock.json'],
  ...['scripts/prerender.mjs', 'scripts/launch/web-build.mjs'],
  'scripts/web-build',
];
const output = join(projectRoot, 'dist/web');
const note = join(output, '.sources-hash');
const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);

/** @returns {Promise<true>} */
export async function buildWeb() {
  const wanted = hashOfSources(sources);
  if (isBuiltFrom(note, wanted)) return true;
  const startedAt = Date.now();
  step('Building the web app');
  rmSync(note, { force: true });
  await runNode('node_modules/vite/bin/vite.js', 'build', '--emptyOutDir', '--logLevel', 'warn');
  if (existsSync(join(projectRoot, 'scripts/prerender.mjs'))) await runNode('scripts/prerender.mjs');
  // After the customer app, whose build empties the folder that this one stands in.
  await runNode(
    'node_modules/vite/bin/vite.js',
    'build',
    '--config',
    'vite.desk.config.ts',
    '--logLevel',
    'warn',
  );
  await compressOutput();
  // Written last: an interrupted build is done again.
  writeFileSync(note, wanted);
  step(`Web app built in ${secondsSince(startedAt)}`);
  return true;
}

/** @param {string[]} args */
async function runNode(...args) {
  const { code, output: printed } = await run(process.execPath, args, { cwd: projectRoot });
  if (code !== 0)
    throw new Stop(`${printed}\nBuilding the web app failed (${args[0]} ended with code ${code}).`);
}

/** Compressed once here instead of on every request. */
async function compressOutput() {
  const entries = await readdir(output, { recursive: true });
  await Promise.all(
    entries.map(async (entry) => {
      const file = join(output, entry);
      if (!compressible.has(extname(entry)) || (await stat(file)).size < 512) return;
      const content = await readFile(file);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
