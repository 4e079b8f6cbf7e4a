// Whether every import follows an arrow of the architecture.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';

const places = ['src', 'database/demo', 'tests', 'bench'];

/**
 * @param {string} root a project with the folders of the architecture
 * @returns {Promise<string[]>} one line per broken rule
 */
export async function importProblems(root) {
  const present = places.filter((place) => sourceFiles(root, place).length > 0);
  const { output } = await cruise(present, {
    ...config.options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
  });
  if (typeof output === 'string') throw new Error(output);
  const { summary } = output;
  const expected = present.flatMap((place) => sourceFiles(root, place)).length;
  // A reader that understands no TypeScript would find nothing to complain about.
  if (summary.totalCruised < expected)
    return [`only ${summary.totalCruised} of ${expected} source files were read`];
  return [
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    ...present.flatMap((place) => sourceFiles(root, place).flatMap((file) => hiddenImports(root, file))),
  ];
}

/** `import('…').Type` is the one kind of import the reader does not see. @param {string} root @param {string} file */
function hiddenImports(root, file) {
  const hidden = /\bimport\(\s*['"][^'"]+['"]\s*\)\s*\.\s*[A-Z]/;
  return hidden.test(readFileSync(join(root, file), 'utf8'))
    ? [`${file} hides an import inside a type: write "import type" instead`]
    : [];
}

/** @param {string} root @param {string} place @returns {string[]} */
function sourceFiles(root, place) {
  if (!existsSync(join(root, place))) return [];
  return readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(place, file));
}
