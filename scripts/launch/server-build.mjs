// The server as one file, built again only when something it is made of has changed.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../bootstrap/child-process.mjs';
import { projectRoot } from '../bootstrap/project.mjs';
import { Stop, secondsSince, step } from '../bootstrap/terminal.mjs';
import { hashOfSources, isBuiltFrom } from './source-hash.mjs';

const sources = [
  ...['src/server', 'src/contract', 'src/domain', 'src/words', 'database/demo'],
  ...['package-lock.json', 'scripts/launch/bundle-server.mjs'],
];
const output = join(projectRoot, 'dist/server');
const note = join(output, '.sources-hash');
export const serverEntry = join(output, 'main.mjs');

export function isServerBuilt() {
  return isBuiltFrom(note, hashOfSources(sources));
}

/**
 * In a process of its own: the bundler's memory goes with it.
 * @returns {Promise<string>} the file to run
 */
export async function buildServer() {
  const wanted = hashOfSources(sources);
  if (isBuiltFrom(note, wanted)) return serverEntry;
  const startedAt = Date.now();
  rmSync(output, { recursive: true, force: true });
  const { code, output: printed } = await run(
    process.execPath,
    ['scripts/launch/bundle-server.mjs', output],
    {
      cwd: projectRoot,
    },
  );
  if (code !== 0) throw new Stop(`${printed}\nBuilding the server failed (code ${code}).`);
  writeFileSync(note, wanted);
  step(`Server built in ${secondsSince(startedAt)}`);
  return serverEntry;
}
