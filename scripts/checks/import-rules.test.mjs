import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import config from '../../.dependency-cruiser.mjs';
import { layoutProblems } from './folder-layout.mjs';
import { importProblems } from './import-rules.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-rules-'));
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8'));
  put('package.json', JSON.stringify({ type: 'module', imports, devDependencies: { 'test-tool': '1.0.0' } }));
  put(
    'node_modules/test-tool/package.json',
    '{ "name": "test-tool", "version": "1.0.0", "main": "index.js" }',
  );
  put('node_modules/test-tool/index.js', '');
});
afterEach(() => rmSync(root, { recursive: true }));

/** @param {string} path @param {string} content */
function put(path, content) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** One import that breaks each rule: [rule, importing file, import as it is written, imported file]. */
const brokenBy = [
  ['everything-resolves', 'src/web/app/a.ts', "import '#web/app/missing.ts'", ''],
  ['domain-is-alone', 'src/domain/a.ts', "import 'node:fs'", ''],
  ['domain-is-alone', 'src/domain/a.ts', "import type { B } from '#server/b.ts'", 'src/server/b.ts'],
  ['domain-is-alone', 'src/domain/new/a.ts', "export * from '#contract/b.ts'", 'src/contract/b.ts'],
  ['contract-knows-domain-and-zod', 'src/contract/a.ts', "import '#ui/b.tsx'", 'src/ui/b.tsx'],
  ['domain-is-alone', 'src/domain/a.ts', "import '#words/en/b.ts'", 'src/words/en/b.ts'],
  ['contract-knows-domain-and-zod', 'src/contract/a.ts', "import '#words/en/b.ts'", 'src/words/en/b.ts'],
  ['words-know-codes', 'src/words/en/a.ts', "import '#web/b.ts'", 'src/web/b.ts'],
  ['languages-are-strangers', 'src/words/hi/a.ts', "import '#words/en/b.ts'", 'src/words/en/b.ts'],
  ['ui-knows-no-business', 'src/ui/a.tsx', "import '#words/en/b.ts'", 'src/words/en/b.ts'],
  ['only-the-server-sees-the-server', 'src/web/app/a.tsx', "import '#server/b.ts'", 'src/server/b.ts'],
  ['only-the-server-sees-the-server', 'src/new/a.ts', "await import('#server/b.ts')", 'src/server/b.ts'],
  ['server-knows-contract-domain-and-words', 'src/server/a.ts', "import '#web/b.ts'", 'src/web/b.ts'],
  ['server-runs-on-dependencies', 'src/server/a.ts', "import 'test-tool'", ''],
  ['the-apps-are-strangers', 'src/web/app/a.ts', "import '#desk/app/b.ts'", 'src/desk/app/b.ts'],
  ['ui-knows-no-business', 'src/ui/a.tsx', "import '#domain/b.ts'", 'src/domain/b.ts'],
  ['the-apps-share-a-browser', 'src/browser/a.ts', "import '#web/app/b.ts'", 'src/web/app/b.ts'],
  [
    'features-are-islands',
    'src/web/features/p/a.tsx',
    "import '#web/features/q/b.ts'",
    'src/web/features/q/b.ts',
  ],
  [
    'only-app-sees-features',
    'src/web/platform/a.ts',
    "import '#web/features/q/b.ts'",
    'src/web/features/q/b.ts',
  ],
  ['features-do-not-see-app', 'src/desk/features/p/a.ts', "import '#desk/app/b.ts'", 'src/desk/app/b.ts'],
  [
    'stores-are-private',
    'src/server/capabilities/payments/a.ts',
    "import '#server/capabilities/quotes/quotes.store.ts'",
    'src/server/capabilities/quotes/quotes.store.ts',
  ],
  [
    'orders-see-their-own-records',
    'src/server/capabilities/orders/a.ts',
    "import '#server/capabilities/quotes/quotes.store.ts'",
    'src/server/capabilities/quotes/quotes.store.ts',
  ],
  [
    'plumbing-knows-no-capability',
    'src/server/jobs/a.ts',
    "import '#server/capabilities/orders/b.ts'",
    'src/server/capabilities/orders/b.ts',
  ],
  ['only-the-start-knows-the-demo', 'src/server/app.ts', "import '#demo/b.ts'", 'database/demo/b.ts'],
  ['the-product-does-not-lean-on-its-tests', 'src/web/app/a.ts', "import '#tests/b.ts'", 'tests/b.ts'],
  [
    'stories-are-played-on-screens',
    'tests/browser/desk/story.spec.ts',
    "import '#contract/b.ts'",
    'src/contract/b.ts',
  ],
  [
    'story-order:payments',
    'src/server/capabilities/payments/a.ts',
    "import '#server/capabilities/orders/b.ts'",
    'src/server/capabilities/orders/b.ts',
  ],
];

test.each(brokenBy)('%s stops %s from writing %s', async (rule, importing, statement, imported) => {
  put(importing, `${statement};\nexport const view = 1;`);
  if (imported) put(imported, 'export type B = 1;');
  expect(await importProblems(root)).toContainEqual(expect.stringMatching(`^${rule}:`));
});

test('two files that import each other are a cycle, even through types alone', async () => {
  put('src/domain/a.ts', "import type { B } from './b.ts';\nexport type A = B;");
  put('src/domain/b.ts', "import type { A } from './a.ts';\nexport type B = A;");
  expect(await importProblems(root)).toContainEqual(expect.stringMatching('^no-cycles:'));
});

test('every rule is shown to stop something', () => {
  const shown = new Set([...brokenBy.map(([rule]) => rule), 'no-cycles']);
  const names = config.forbidden
    .map(({ name = '' }) => name)
    .filter((name) => !name.startsWith('story-order:'));
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
});

test('arrows along the story and down the storeys are free', async () => {
  put('src/domain/orders/b.ts', 'export const b = 1;');
  put('src/contract/customer/orders.ts', "export { b } from '#domain/orders/b.ts';");
  put(
    'src/server/capabilities/order-records/confirm-order.ts',
    "import '#contract/customer/orders.ts';\nexport const c = 1;",
  );
  put('src/server/capabilities/order-records/orders.store.ts', 'export const rows = 1;');
  put('src/server/capabilities/payments/pay.ts', "import '../order-records/confirm-order.ts';");
  put('src/server/capabilities/orders/place.ts', "import '../order-records/orders.store.ts';");
  put(
    'src/web/features/orders/list.tsx',
    "import { b } from '#contract/customer/orders.ts';\nexport const l = <p>{b}</p>;",
  );
  expect(await importProblems(root)).toEqual([]);
});

test('an import hidden inside a type is reported', async () => {
  put('src/domain/a.ts', "export type A = import('#server/b.ts').B;");
  put('src/server/b.ts', 'export type B = 1;');
  expect(await importProblems(root)).toContainEqual(expect.stringContaining('hides an import'));
});

test('folders the architecture does not know, and names that say nothing, are reported', () => {
  put('src/plugins/a.ts', '');
  put('src/loose.ts', '');
  put('src/server/capabilities/haberdashery/a.ts', '');
  put('src/web/features/orders/utils/a.ts', '');
  expect(layoutProblems(root)).toEqual([
    expect.stringMatching('^src/plugins is not in the architecture'),
    expect.stringMatching('^src/server/capabilities/haberdashery is not in the architecture'),
    'src/loose.ts lies outside the roots',
    'src/web/features/orders/utils has a name that says nothing',
  ]);
});
