import { expect, test } from 'vitest';
import { openStatementNames } from './statement-names.ts';

test('texts that are put together at run time get names up to a bound, and only when they come again', () => {
  const names = openStatementNames();
  expect(names.nameOf('select 1 as once')).toBeUndefined();
  expect(names.nameOf('select 1 as once')).toBe('repeated_0_0');
  for (let n = 0; n < 1000; n += 1) for (const _again of [1, 2]) names.nameOf(`select ${n} as many`);
  expect(names.nameOf('select 999 as many')).toBeUndefined();
  expect(names.nameOf('select 1 as once')).toBe('repeated_0_0');
});

test('what a store declares always has its name', () => {
  const names = openStatementNames();
  for (let n = 0; n < 1000; n += 1) for (const _again of [1, 2]) names.nameOf(`select ${n} as many`);
  names.declare('select 1 as declared');
  names.declare('select 1 as declared');
  expect(names.nameOf('select 1 as declared')).toBe('declared_0_0');
});

test('two connections that notice the same stale plan renew the names once', () => {
  const names = openStatementNames();
  names.declare('select 1');
  names.renewAfter('declared_0_0');
  names.renewAfter('declared_0_0');
  expect(names.nameOf('select 1')).toBe('declared_0_1');
});
