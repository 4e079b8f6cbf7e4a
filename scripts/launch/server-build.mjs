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

/**
 * One letter beyond the first 256 and the engine keeps the whole file with two bytes a letter, for as long as it runs.
 * There are no comments left, so such letters stand in literals alone.
 *
 * @type {import('rolldown').Plugin}
 */
const plainAscii = {
  name: 'plain-ascii',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = escaped(chunk.code);
  },
};

/** @param {string} code */
function escaped(code) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are ASCII too.
  const beyond = /[^\u0000-\u007f]/g;
  return code.replace(beyond, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

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
    plugins: [plainAscii],
    logLevel: 'silent',
  });
  // Not minified: the stack of an error names functions and lines one can look up.
  await bundle.write({
    dir: output,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    comments: false,
  });
  await bundle.close();
  writeFileSync(note, wanted);
  step(`Server built in ${secondsSince(startedAt)}`);
  return serverEntry;
}
