import { expect, test } from 'vitest';
import { type TransferValues, transferProblems } from './transfer-values.ts';

const GOOD: TransferValues = {
  utr: 'LOOMN52026111200',
  amount: '66459.47',
  paidOn: '2026-11-12',
  withheld: '66.53',
  proofFileId: '',
};
const RULES = { market: 'IN', currency: 'INR', today: '2026-11-12' } as const;
const problems = (change: Partial<TransferValues>) => {
  const found = transferProblems({ ...GOOD, ...change }, RULES);
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
};

test('a transfer with its tax passes', () => {
  expect(problems({})).toEqual({});
  expect(problems({ withheld: ' ' })).toEqual({});
});

test('each field says what is wrong with it', () => {
  expect(problems({ utr: '', amount: '0', paidOn: '2026-11-13', withheld: 'x' })).toEqual({
    utr: 'Enter the UTR.',
    amount: 'Enter an amount above 0.',
    paidOn: 'Choose the day on which you paid.',
    withheld: 'Use digits only, with at most 2 decimals.',
  });
  expect(problems({ withheld: '700' }).withheld).toMatch(/^At most 0\.1% is deducted/);
});
