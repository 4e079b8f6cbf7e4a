import { expect, test } from 'vitest';
import { mutatedAreas } from './mutated-areas.mjs';
import { mutationScore, scoreLines } from './mutation-score.mjs';

/** @param {string} status @param {string} [file] */
const mutant = (status, file = 'refund.ts') => ({
  fileName: `/project/src/${file}`,
  status,
  mutatorName: 'EqualityOperator',
  replacement: 'paid >=\n  owed',
  location: { start: { line: 7, column: 3 } },
});

test('a change counts as noticed when a test fails or never ends; facts are not judged', () => {
  const mutants = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored'].map((status) => mutant(status));
  expect(mutationScore(mutants)).toBe(50);
  expect(mutationScore([mutant('Ignored')])).toBeNull();
});

test('each change that went unnoticed is named below its file, the worst file first', () => {
  const mutants = [mutant('Killed', 'payout.ts'), mutant('Survived'), mutant('NoCoverage')];
  expect(scoreLines(mutants, '/project')).toEqual([
    '  0 %  src/refund.ts',
    '       line 7, unnoticed: EqualityOperator → paid >= owed',
    '       line 7, reached by no test: EqualityOperator → paid >= owed',
    '100 %  src/payout.ts',
  ]);
});

test('money comes first, and a folder nobody has is said so', () => {
  expect(mutatedAreas([]).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['payments', 'access', 'tenant-scope', 'account']),
  );
  expect(mutatedAreas([])[0]?.name).toBe('payments');
  expect(mutatedAreas(['payments/plan'])[0]?.mutate).toContain('src/domain/payments/plan/**/*.ts');
  expect(mutatedAreas(['payments/refund.ts'])[0]?.mutate).toContain('src/domain/payments/refund.ts');
  expect(() => mutatedAreas(['money'])).toThrow('There is nothing to mutate in "money"');
});
