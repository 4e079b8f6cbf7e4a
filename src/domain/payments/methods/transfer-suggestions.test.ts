import { expect, test } from 'vitest';
import { money } from '#domain/shared/money.ts';
import { amountsIn, certainTransfers, suggestTransfers } from './transfer-suggestions.ts';

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

test('half of the words that make a name its own are the name, less is not', () => {
  expect(suggestTransfers('LOOM TRADERS 5.00', ALL)).toEqual([
    { transferId: 'other', reasons: ['amount', 'name'] },
  ]);
  const longer = { ...OTHER, company: 'Loom Street Weaving' };
  expect(suggestTransfers('LOOM TRADERS 5.00', [longer])).toEqual([
    { transferId: 'other', reasons: ['amount'] },
  ]);
});

test('a name alone is too little, and words that any company has are no name', () => {
  expect(suggestTransfers('PADMA STITCH GARMENTS 77', ALL)).toEqual([]);
  expect(suggestTransfers('SOME OTHER LTD 5.00', ALL)).toEqual([
    { transferId: 'other', reasons: ['amount'] },
  ]);
  expect(suggestTransfers('', ALL)).toEqual([]);
});

test.each([
  ['The Co Ltd', 'THE CO LTD 5.00', ['amount']],
  ['S K Traders', 'S K EXPORTS 5.00', ['amount']],
  ['S K Traders', 'TRADERS 5.00', ['amount', 'name']],
  ['Loom--Street Ltd', 'LOOM 5.00', ['amount', 'name']],
] as const)('of %j only what makes the name its own is read in %j', (company, line, reasons) => {
  expect(suggestTransfers(line, [{ ...OTHER, company }])).toEqual([{ transferId: 'other', reasons }]);
});

test('no more than three are suggested', () => {
  const many = ['a', 'b', 'c', 'd'].map((transferId) => ({ ...OTHER, transferId }));
  expect(suggestTransfers('5.00', many).map(({ transferId }) => transferId)).toEqual(['a', 'b', 'c']);
});

test.each([
  ['1,18,250.5', [11_825_050n, 100n, 1800n, 25_050n]],
  ['118250.55', [11_825_055n]],
  ['"1,18,250.00";7', [11_825_000n, 700n]],
] as const)('the figures of %j in minor units', (line, figures) => {
  expect(amountsIn(line)).toEqual(new Set(figures));
});

test('certain is the UTR as a word and the very amount on one line, also in the columns of a file', () => {
  const certain = (...lines: string[]) => certainTransfers(lines, ALL);
  expect(certain('NEFT CR-AXISN26110299887-ANOKHI 1,18,250.00')).toEqual(['anokhi']);
  expect(certain('18-11-2026,4711,AXISN26110299887,118250.00,902334.10')).toEqual(['anokhi']);
  expect(certain('"18-11-2026","HDFCR52026110177","1,18,250.00"', 'AXISN26110299887;118250')).toEqual([
    'padma',
    'anokhi',
  ]);
});

test.each([
  ['another amount', ['AXISN26110299887 1,18,249.00']],
  ['the UTR as a part of another number', ['XAXISN26110299887 118250']],
  ['two lines with one UTR', ['AXISN26110299887 118250', 'AXISN26110299887 118250']],
  ['two UTRs on one line', ['AXISN26110299887 HDFCR52026110177 118250']],
  ['an amount without its UTR', ['ANOKHI THREAD APPARELS 118250']],
])('%s is not certain', (_what, lines) => {
  expect(certainTransfers(lines, ALL)).toEqual([]);
});

test('two reports of one UTR are left to a person', () => {
  expect(certainTransfers(['AXISN26110299887 118250'], [...ALL, { ...PADMA, utr: ANOKHI.utr }])).toEqual([]);
});
