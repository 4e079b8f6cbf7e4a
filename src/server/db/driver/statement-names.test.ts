import { expect, test } from 'vitest';
import { openStatementNames } from './statement-names.ts';

const NAME = /^s_[0-9a-f]{32}$/;

test('texts that are put together at run time get names up to a bound, and only when they come again', () => {
  const names = openStatementNames();
  expect(names.nameOf('select 1 as once')).toBeUndefined();
  const named = names.nameOf('select 1 as once');
  expect(named).toEqual({ name: expect.stringMatching(NAME), text: 'select 1 as once' });
  for (let n = 0; n < 1000; n += 1) for (const _again of [1, 2]) names.nameOf(`select ${n} as many`);
  expect(names.nameOf('select 999 as many')).toBeUndefined();
  expect(names.nameOf('select 1 as once')).toBe(named);
});

test('what a store declares always has its name', () => {
  const names = openStatementNames();
  for (let n = 0; n < 1000; n += 1) for (const _again of [1, 2]) names.nameOf(`select ${n} as many`);
  names.declare('select 1 as declared');
  names.declare('select 1 as declared');
  expect(names.nameOf('select 1 as declared')?.name).toMatch(NAME);
});

test('two processes give the same text the same name, and no other text', () => {
  const here = openStatementNames();
  const there = openStatementNames();
  there.declare('select 2');
  for (const names of [here, there]) names.declare('select 1');
  expect(here.nameOf('select 1')).toEqual(there.nameOf('select 1'));
  expect(here.nameOf('select 1')?.name).not.toBe(there.nameOf('select 2')?.name);
});

test('two connections that notice the same stale plan renew the names once, and a pooler sees another text', () => {
  const names = openStatementNames();
  names.declare('select 1');
  const stale = names.nameOf('select 1')?.name ?? '';
  names.renewAfter(stale);
  names.renewAfter(stale);
  const renewed = names.nameOf('select 1');
  expect(renewed?.text).toBe('select 1 -- 1');
  expect(renewed?.name).not.toBe(stale);
});

test('once a pooler was found that keeps no statements, nothing is named', () => {
  const names = openStatementNames();
  names.declare('select 1');
  names.stop();
  expect(names.nameOf('select 1')).toBeUndefined();
});
