import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noteAsDone } from './commands.mjs';
import { translationState } from './translation-state.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'translations-'));
  for (const folder of [
    'src/ui',
    'src/browser',
    'src/web',
    'src/supplier',
    'src/words/en',
    'src/words/hi',
    'src/words/bn',
  ])
    mkdirSync(join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** @param {string} path @param {string} content */
function put(path, content) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

const ENGLISH = "export const texts = { title: 'Orders', open: (count) => count + ' open' };";
const HINDI = "export const texts = { title: 'ऑर्डर', open: (count) => count + ' खुले' };";

test('a file without its translation is missing', async () => {
  put('src/web/orders.texts.ts', ENGLISH);
  put('src/words/en/orders.ts', "export const LABEL = { open: 'Open' };");
  const { files, missingFiles } = await translationState(root, 'hi');
  expect(files).toBe(2);
  expect(missingFiles).toEqual(['src/web/orders.texts.hi.ts', 'src/words/hi/orders.ts']);
});

test('a translation counts once it is noted', async () => {
  put('src/web/orders.texts.ts', ENGLISH);
  put('src/web/orders.texts.hi.ts', HINDI);
  expect((await translationState(root, 'hi')).broken).toHaveLength(2);
  await noteAsDone(root, [join(root, 'src/web/orders.texts.hi.ts')]);
  expect(await translationState(root, 'hi')).toMatchObject({ missingFiles: [], changed: [], broken: [] });
});

test('a text whose English is another one than was noted has changed', async () => {
  put('src/web/orders.texts.ts', ENGLISH);
  put('src/web/orders.texts.hi.ts', HINDI);
  await noteAsDone(root, [join(root, 'src/web')]);
  const list = readFileSync(join(root, 'src/words/hi/translated.txt'), 'utf8');
  put('src/words/hi/translated.txt', list.replace(/[0-9a-f]{8}(?= .*texts\.title)/, '00000000'));
  expect((await translationState(root, 'hi')).changed).toEqual(['src/web/orders.texts.hi.ts: texts.title']);
});

test('a text that only one side has is broken', async () => {
  put('src/words/en/orders.ts', "export const LABEL = { open: 'Open', closed: 'Closed' };");
  put('src/words/hi/orders.ts', "export const LABEL = { open: 'खुला', late: 'देर' };");
  await noteAsDone(root, [join(root, 'src/words/hi/orders.ts')]);
  expect((await translationState(root, 'hi')).broken).toEqual([
    'src/words/hi/orders.ts: LABEL.closed is missing',
    'src/words/hi/orders.ts: LABEL.late is not in the English',
  ]);
});

test('a name that is no translation is not noted as one', async () => {
  put('src/web/orders.texts.ts', ENGLISH);
  await expect(noteAsDone(root, [join(root, 'src/web/orders.texts.ts')])).rejects.toThrow('No translation');
});
