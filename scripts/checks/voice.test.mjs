// What sounds translated is rewritten, not repeated: sentences that people read use none of these words.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../bootstrap/project.mjs';

const ROOTS = [
  'src/web',
  'src/desk',
  'src/supplier',
  'src/ui',
  'src/browser',
  'src/domain',
  'src/contract',
  'src/words',
  'src/server/capabilities',
];
const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
const ODD = [
  /\bgo(es)? on\b/i,
  /\b(tell|told|tells|hear) of\b/i,
  /\b(keep|kept|keeps) back\b/i,
  /\bpapers\b/i,
  /\bgiven? back\b/i,
  /\bwrite to us\b/i,
  /\bsomebody\b/i,
  /\bwas faster\b/i,
  /\bthere is no tolerance\b/i,
  /\bcounts towards order\b/i,
  /\banswer on the\b/i,
  /\bFaults that can be seen\b/i,
];

/** @param {string} root */
function sourcesIn(root) {
  return readdirSync(join(projectRoot, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture|generated)\.tsx?$/.test(file))
    .map((file) => join(root, file));
}

/** Comments, addresses of modules, SQL, names of columns and what only the API's own document says are read by engineers. @param {string} file */
function sentencesIn(file) {
  const code = readFileSync(join(projectRoot, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/^import [^;]*;$/gm, '')
    .replace(/\bsql(<[^`]*?>)?`[^`]*`/g, '')
    .replace(/summary:\s*('[^']*'|"[^"]*"|`[^`]*`)/g, '');
  return (code.match(LITERAL) ?? []).filter((text) => /[a-z] [a-z]/i.test(text) && !/\w_id\b/.test(text));
}

test.each(ROOTS)('nothing in %s sounds translated', (root) => {
  const odd = sourcesIn(root).flatMap((file) =>
    sentencesIn(file)
      .filter((sentence) => ODD.some((words) => words.test(sentence)))
      .map((sentence) => `${file}: ${sentence}`),
  );
  expect(odd).toEqual([]);
});

/** Hindi and Bangla say 0 and 0.5 in the form for one as well. */
test.each(ROOTS)('the form for one carries its number as a value in %s', (root) => {
  const written = sourcesIn(root).flatMap((file) => {
    const forms = readFileSync(join(projectRoot, file), 'utf8').matchAll(/\bone:\s*(['"`])((?:(?!\1).)*)\1/g);
    return [...forms]
      .filter(([, , text = '']) => /\b1\b/.test(text.replace(/\$\{[^}]*\}/g, '')))
      .map(([form]) => `${file}: ${form}`);
  });
  expect(written).toEqual([]);
});
