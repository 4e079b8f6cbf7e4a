// The server as one file: what is loaded once as a whole takes half the memory and a third of the time of a thousand modules.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { projectRoot } from '../bootstrap/project.mjs';
import { secondsSince, step } from '../bootstrap/terminal.mjs';
import { hashOfSources, isBuiltFrom } from './source-hash.mjs';

const sources = [
  ...['src/server', 'src/contract', 'src/domain', 'database/demo'],
  ...['package-lock.json', 'scripts/launch/server-build.mjs'],
];
const output = join(projectRoot, 'dist/server');
const note = join(output, '.sources-hash');
export const serverEntry = join(output, 'main.mjs');

/** Native code, what `pg` only tries to find, and what reads files beside itself. */
const external = ['sharp', 'pg-native', 'pg-cloudflare', 'pdfkit', 'fontkit'];

/** @returns {Promise<string>} the file to run */
export async function buildServer() {
  const wanted = hashOfSources(sources);
  if (isBuiltFrom(note, wanted)) return serverEntry;
  const startedAt = Date.now();
  rmSync(output, { recursive: true, force: true });
  const bundle = await rolldown({
    cwd: projectRoot,
    input: {
      main: 'src/server/main.ts',
      'render-worker': 'src/server/capabilities/documents/rendering/render-worker.ts',
    },
    platform: 'node',
    external,
    logLevel: 'silent',
  });
  // Not minified: the stack of an error names functions and lines one can look up.
  await bundle.write({
    dir: output,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await bundle.close();
  writeFileSync(note, wanted);
  step(`Server built in ${secondsSince(startedAt)}`);
  return serverEntry;
}
