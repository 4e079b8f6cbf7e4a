import { expect, test } from 'vitest';
import { money } from '#domain/shared/money.ts';
import { type TransferValues, transferProblems, withoutGroups } from './transfer-values.ts';

const GOOD: TransferValues = {
  utr: 'LOOMN52026111200',
  amount: '66459.47',
  paidOn: '2026-11-12',
  withheld: '66.53',
  proofFileId: '',
};
const WHOLE = money(6_652_600n, 'INR');
const RULES = {
  market: 'IN',
  currency: 'INR',
  today: '2026-11-12',
  part: { amount: WHOLE, withheld: money(0n, 'INR'), left: WHOLE },
  orderTotal: WHOLE,
} as const;
const problems = (change: Partial<TransferValues>) => {
  const found = transferProblems({ ...GOOD, ...change }, RULES);
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
};

test('a transfer with its tax passes', () => {
  expect(problems({})).toEqual({});
  expect(problems({ withheld: ' ' })).toEqual({});
});

test('amounts may be typed in groups, as they are written; a comma that groups nothing is refused', () => {
  expect(withoutGroups(' 53,347 ')).toBe('53347');
  expect(withoutGroups('1,25,000.50')).toBe('125000.50');
  expect(withoutGroups('1 250 000')).toBe('1250000');
  expect(problems({ amount: '66,459.47' })).toEqual({});
  expect(problems({ amount: '66459,47' })).toEqual({ amount: 'Use digits only, with at most 2 decimals.' });
});

test('each field says what is wrong with it', () => {
  expect(problems({ utr: '', amount: '0', paidOn: '2026-11-13', withheld: 'x' })).toEqual({
    utr: 'Enter the UTR.',
    amount: 'Enter an amount above 0.',
    paidOn: 'The date can’t be in the future.',
    withheld: 'Use digits only, with at most 2 decimals.',
  });
  expect(problems({ paidOn: '' })).toEqual({ paidOn: 'Choose the date you paid.' });
  expect(problems({ amount: '99999999' }).amount).toMatch(/^This is more than twice the order/);
  expect(problems({ amount: '99999999', withheld: '700' }).withheld).toMatch(/^TDS is at most 0\.1%/);
});
