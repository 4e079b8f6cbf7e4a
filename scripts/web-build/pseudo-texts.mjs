// The pseudo-language of the tests: English with ⟦marks⟧ around every text of a catalogue or a table of `words`. What stands
// on a screen without them was never handed to translators.
import { readFile } from 'node:fs/promises';
import { translationOf } from './translated-texts.mjs';

export const PSEUDO_LANGUAGE = 'pseudo';

const PLAIN = '?plain';
const EXPORTED = /^export (?:const|function) (\w+)/gm;
const MARKS = 'virtual:pseudo-marks';

/** @returns {import('vite').Plugin[]} */
export function pseudoTexts() {
  return [
    {
      name: 'pseudo-texts',
      enforce: 'pre',
      resolveId: (id) => (id === MARKS ? `\0${MARKS}` : null),
      async load(id) {
        if (id === `\0${MARKS}`) return `export ${marked};`;
        if (id.endsWith(PLAIN)) return readFile(id.slice(0, -PLAIN.length), 'utf8');
        return translationOf(id, 'hi') === null ? null : markedModule(id, await readFile(id, 'utf8'));
      },
    },
  ];
}

/** The same exports, each with its marks. @param {string} file @param {string} source */
export function markedModule(file, source) {
  const names = [...source.matchAll(EXPORTED)].map(([, name]) => name);
  return [
    `import { marked } from '${MARKS}';`,
    `import * as plain from ${JSON.stringify(file + PLAIN)};`,
    ...names.map((name) => `export const ${name} = marked(plain.${name});`),
  ].join('\n');
}

/**
 * Runs in the page, so it needs nothing around it. A sentence with values is marked once they are in it.
 * @param {unknown} text @returns {unknown}
 */
export function marked(text) {
  if (typeof text === 'string') return text === '' ? text : `⟦${text}⟧`;
  if (typeof text === 'function') return (/** @type {unknown[]} */ ...values) => marked(text(...values));
  if (Array.isArray(text)) return text.map(marked);
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(Object.entries(text).map(([name, inner]) => [name, marked(inner)]));
}
