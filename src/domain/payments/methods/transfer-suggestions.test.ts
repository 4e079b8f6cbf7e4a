import { expect, test } from 'vitest';
import { money } from '#domain/shared/money.ts';
import { suggestTransfers } from './transfer-suggestions.ts';

const ANOKHI = {
  transferId: 'anokhi',
  utr: 'AXISN26110299887',
  company: 'Anokhi Thread Apparels LLP',
  amount: money(11_825_000n, 'INR'),
};
const PADMA = {
  transferId: 'padma',
  utr: 'HDFCR52026110177',
  company: 'Padma Stitch Garments Ltd.',
  amount: money(11_825_000n, 'INR'),
};
const OTHER = { transferId: 'other', utr: 'SBIN1', company: 'Loom Street', amount: money(500n, 'INR') };
const ALL = [PADMA, ANOKHI, OTHER];

test.each([
  ['NEFT CR-AXISN26110299887-ANOKHI THREAD APPARELS 1,18,250.00', ['utr', 'amount', 'name']],
  ['02/11/2026 axisn-2611-0299887 some payer 999', ['utr']],
  ['RTGS Anokhi Thread 118250', ['amount', 'name']],
] as const)('the line %j is the transfer of Anokhi first, by %j', (line, reasons) => {
  expect(suggestTransfers(line, ALL)[0]).toEqual({ transferId: 'anokhi', reasons });
});

test('what fits better comes first, and an amount alone is still a suggestion', () => {
  expect(suggestTransfers('IMPS PADMA STITCH GARMENTS 1,18,250.00', ALL)).toEqual([
    { transferId: 'padma', reasons: ['amount', 'name'] },
    { transferId: 'anokhi', reasons: ['amount'] },
  ]);
});

test('a name alone is too little, and words that any company has are no name', () => {
  expect(suggestTransfers('PADMA STITCH GARMENTS 77', ALL)).toEqual([]);
  expect(suggestTransfers('SOME OTHER LTD 5.00', ALL)).toEqual([
    { transferId: 'other', reasons: ['amount'] },
  ]);
  expect(suggestTransfers('', ALL)).toEqual([]);
});
