// What is loaded once as a whole takes half the memory and a third of the time of a thousand modules.
import { rolldown } from 'rolldown';
import { projectRoot } from '../bootstrap/project.mjs';

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

const bundle = await rolldown({
  cwd: projectRoot,
  input: {
    main: 'src/server/main.ts',
    'render-worker': 'src/server/capabilities/documents/rendering/render-worker.ts',
    'rewrite-pdf-worker': 'src/server/capabilities/uploads/pdf/rewrite-pdf-worker.ts',
  },
  platform: 'node',
  external,
  plugins: [plainAscii],
  logLevel: 'silent',
});
// Not minified: the stack of an error names functions and lines one can look up.
await bundle.write({
  dir: process.argv[2] ?? '',
  format: 'esm',
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
  comments: false,
});
await bundle.close();
