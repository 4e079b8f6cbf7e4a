// A guide that names a file which has moved sends its reader astray.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../bootstrap/project.mjs';
import { namedPaths, pathExists } from './documented-paths.mjs';

const guides = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'GLOSSARY.md',
  'SECURITY.md',
  'docs/security.md',
].filter((guide) => existsSync(join(projectRoot, guide)));

test.each(guides)('every path that %s names is in the tree', (guide) => {
  const paths = namedPaths(readFileSync(join(projectRoot, guide), 'utf8'));
  expect(paths.filter((path) => !pathExists(path))).toEqual([]);
});

test('files and folders in code and links are paths; addresses, commands and patterns are none', () => {
  const text = [
    'See `src/domain/orders/` and [why](docs/decisions/0011-x.md), `platform/api.ts`,',
    '`npm run dev`, `/apidesk/events`, [here](https://example.org/a), `src/domain/<capability>/`,',
    '`*.texts.ts`, `assertMove`, `unit/api`',
  ].join('\n');
  expect(namedPaths(text)).toEqual(['src/domain/orders', 'docs/decisions/0011-x.md', 'platform/api.ts']);
});

test('a path may begin below src, and one that has moved is told', () => {
  expect(pathExists('domain/orders/order-status.ts')).toBe(true);
  expect(pathExists('orders/order-status.ts')).toBe(true);
  expect(pathExists('src/domain/orders')).toBe(true);
  expect(pathExists('domain/orders/order-state.ts')).toBe(false);
});
