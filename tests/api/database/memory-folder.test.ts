import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memoryFolder } from '#tests/support/database/memory-folder.ts';

let memory = '';
let project = '';
beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'memory-'));
  project = mkdtempSync(join(tmpdir(), 'project-'));
});
afterEach(() => {
  for (const path of [memory, project]) rmSync(path, { recursive: true, force: true });
});

test('each project has one folder, the same at every start', () => {
  const folder = memoryFolder(project, memory);
  expect(folder).toBe(memoryFolder(project, memory));
  expect(memoryFolder(tmpdir(), memory)).not.toBe(folder);
});

test('what belongs to a project that is gone is removed by the next start of another', () => {
  const gone = join(memory, 'gone');
  mkdirSync(gone);
  const folder = memoryFolder(gone, memory) ?? '';
  rmSync(gone, { recursive: true });
  const own = memoryFolder(project, memory) ?? '';
  expect(existsSync(folder)).toBe(false);
  expect(readdirSync(memory).map((name) => join(memory, name))).toEqual([own]);
});

test('where there is no memory to write to there is no folder', () => {
  expect(memoryFolder(project, join(memory, 'nowhere'))).toBeUndefined();
});
