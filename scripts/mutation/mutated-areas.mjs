// What `npm run mutate` changes, money first, and what it leaves alone.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../bootstrap/project.mjs';
import { Stop } from '../bootstrap/terminal.mjs';

const MONEY = ['payments', 'orders', 'quotes', 'books', 'delivery', 'issues', 'swatches', 'shared'];

/** Who calls and whose rows a query may reach; only what unit tests judge, the rest is tried over HTTP. */
const SERVER_AREAS = {
  access: ['src/server/http/caller.ts', 'src/server/http/known-shareholders.ts'],
  'tenant-scope': ['src/server/db/tenant/tenant-guard.ts', 'src/server/db/tenant/tenant-conditions.ts'],
};

/** Stryker's names of mutations that say nothing about a rule. */
export const EXCLUDED_MUTATIONS = [
  // Sentences, labels and wire codes: the compiler compares codes, a sentence is read by people.
  'StringLiteral',
];

/** Files in which nothing is decided. */
const LEFT_OUT = ['**/*.test.ts', '**/*.fixture.ts', '**/*.generated.ts'];

/** @typedef {{ name: string, mutate: string[] }} Area */

/** @param {string[]} names folders or files of `src/domain`, `access` or `tenant-scope`; all of them without a name @returns {Area[]} */
export function mutatedAreas(names) {
  const known = areaNames();
  const unknown = names.find((name) => !known.includes(topOf(name)));
  if (unknown) throw new Stop(`There is nothing to mutate in "${unknown}": choose ${known.join(', ')}.`);
  return (names.length > 0 ? names : known).map((name) => ({ name, mutate: patternsOf(name) }));
}

function areaNames() {
  const domain = readdirSync(join(projectRoot, 'src/domain'));
  return [...new Set([...MONEY, ...Object.keys(SERVER_AREAS), ...domain])];
}

/** `payments/plan` and `payments/refund.ts` are parts of `payments`. @param {string} name */
function topOf(name) {
  return name.split('/')[0] ?? name;
}

/** @param {string} name */
function patternsOf(name) {
  const server = Object.entries(SERVER_AREAS).find(([area]) => area === name)?.[1];
  const domain = name.endsWith('.ts') ? `src/domain/${name}` : `src/domain/${name}/**/*.ts`;
  return [...(server ?? [domain]), ...LEFT_OUT.map((pattern) => `!${pattern}`)];
}
