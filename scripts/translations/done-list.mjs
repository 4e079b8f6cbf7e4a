// Which English a text was translated from: a line a text in `src/words/<language>/translated.txt`, written by
// `npm run translations -- --done` and joined line by line when two people translate at once (.gitattributes).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const HEAD = '# Written by `npm run translations -- --done`: hash of the English, its file, its text.';

const placeOf = (/** @type {string} */ root, /** @type {string} */ language) =>
  join(root, 'src/words', language, 'translated.txt');

/** By file and text. @param {string} root @param {string} language @returns {Map<string, string>} */
export function readDoneList(root, language) {
  const place = placeOf(root, language);
  if (!existsSync(place)) return new Map();
  const lines = readFileSync(place, 'utf8').split('\n');
  return new Map(
    lines.filter((line) => /^[0-9a-f]{8} /.test(line)).map((line) => [line.slice(9), line.slice(0, 8)]),
  );
}

/** @param {string} root @param {string} language @param {Map<string, string>} done */
export function writeDoneList(root, language, done) {
  const lines = [...done].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([text, hash]) => `${hash} ${text}`);
  writeFileSync(placeOf(root, language), `${[HEAD, ...lines].join('\n')}\n`);
}
