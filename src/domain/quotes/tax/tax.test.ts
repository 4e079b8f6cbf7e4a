import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GST_STATES } from '#domain/account/tax-numbers/gst-states.ts';
import type { Market } from '#domain/shared/market.ts';
import { type Currency, money } from '#domain/shared/money.ts';
import { gstLines, sumTaxes, type TaxCase, taxPreview } from './gst.ts';
import { asksWhichGstin, losesInputCredit, placeOfSupply, type Supply } from './place-of-supply.ts';
import { roundedTotal } from './rounding.ts';
import vectors from './tax-vectors.fixture.json' with { type: 'json' };

const rupees = (minor: bigint) => money(minor, 'INR');
const LOCAL: TaxCase = { market: 'IN', sellerState: '27', placeOfSupply: '27', basisPoints: 500 };

test.each(vectors)(
  'the tax of vector $kind from $in.sellerState to $in.placeOfSupply',
  ({ in: given, out }) => {
    const taxable = rupees(BigInt(given.taxablePaise));
    const market: Market = given.isExport ? 'INTL' : 'IN';
    const { sellerState, placeOfSupply: place } = given;
    const lines = gstLines({ taxable, basisPoints: 500, sellerState, placeOfSupply: place, market });
    const amountOf = (...labels: string[]) =>
      Number(lines.find(({ label }) => labels.includes(label))?.amount.minor ?? 0n);
    expect([amountOf('CGST'), amountOf('SGST', 'UTGST'), amountOf('IGST')]).toEqual([
      out.cgst,
      out.sgst,
      out.igst,
    ]);
    if (out.sgst > 0) expect(lines.at(-1)?.label).toBe(out.sgstLabel);
    const { gross, roundOff, total } = roundedTotal(
      money(taxable.minor + sumTaxes(lines, 'INR').minor, 'INR'),
    );
    expect([gross, roundOff, total].map(({ minor }) => Number(minor))).toEqual([
      out.gross,
      out.roundOff,
      out.total,
    ]);
  },
);

test('the tax is told in words before anybody orders', () => {
  expect(taxPreview({ ...LOCAL, placeOfSupply: '29' })).toBe('27 → 29: IGST 5 %');
  expect(taxPreview(LOCAL)).toBe('27 → 27: CGST 2.5 % + SGST 2.5 %');
  expect(taxPreview({ ...LOCAL, sellerState: '04', placeOfSupply: '04' })).toBe(
    '04 → 04: CGST 2.5 % + UTGST 2.5 %',
  );
  expect(taxPreview({ ...LOCAL, basisPoints: 25 })).toBe('27 → 27: CGST 0.125 % + SGST 0.125 %');
  expect(taxPreview({ ...LOCAL, market: 'BD', placeOfSupply: '96' })).toBe(
    '27 → 96: Zero-rated export (LUT)',
  );
});

test('a sale to Bangladesh is an export although its buyer signs in by phone', () => {
  const lines = gstLines({ ...LOCAL, market: 'BD', placeOfSupply: '96', taxable: money(5_000_000n, 'USD') });
  expect(lines).toEqual([{ label: 'Zero-rated export (LUT)', basisPoints: 0, amount: money(0n, 'USD') }]);
});

test('an old state number is taxed as the state of today', () => {
  expect(
    gstLines({ ...LOCAL, sellerState: '28', placeOfSupply: '37', taxable: rupees(10_000n) }),
  ).toHaveLength(2);
});

const amounts = fc.bigInt({ min: 0n, max: 10n ** 14n });
const states = fc.constantFrom(...GST_STATES.filter(({ selectable }) => selectable).map(({ code }) => code));

test('taxes are whole paise, equal for centre and state, and never more than a paisa from the exact share', () => {
  fc.assert(
    fc.property(
      amounts,
      states,
      states,
      fc.integer({ min: 0, max: 2800 }),
      (minor, from, to, basisPoints) => {
        const lines = gstLines({
          market: 'IN',
          taxable: rupees(minor),
          sellerState: from,
          placeOfSupply: to,
          basisPoints,
        });
        expect(lines.map(({ label }) => label === 'IGST')).toEqual(from === to ? [false, false] : [true]);
        if (from === to) expect(lines[0]?.amount).toEqual(lines[1]?.amount);
        const off = sumTaxes(lines, 'INR').minor * 10_000n - minor * BigInt(basisPoints);
        expect(off <= 10_000n && off >= -10_000n).toBe(true);
      },
    ),
  );
});

test('rupee totals are whole rupees within half a rupee, dollars are never rounded', () => {
  const currency = fc.constantFrom<Currency>('INR', 'USD');
  fc.assert(
    fc.property(amounts, currency, (minor, of) => {
      const { gross, roundOff, total } = roundedTotal(money(minor, of));
      expect(gross.minor + roundOff.minor).toBe(total.minor);
      if (of === 'USD') expect(roundOff.minor).toBe(0n);
      else expect([total.minor % 100n, roundOff.minor >= -49n && roundOff.minor <= 50n]).toEqual([0n, true]);
    }),
  );
});

const SUPPLY: Supply = {
  market: 'IN',
  billedGstState: '29',
  registeredStates: ['29'],
  shipTo: { state: '33', whose: 'own' },
};

test('goods for the own place of a buyer are supplied there, whoever carries them', () => {
  expect(placeOfSupply(SUPPLY)).toBe('33');
  expect(placeOfSupply({ ...SUPPLY, shipTo: { state: '29', whose: 'own' } })).toBe('29');
});

test('goods sent to a job worker are supplied where the buyer is registered', () => {
  expect(placeOfSupply({ ...SUPPLY, shipTo: { state: '33', whose: 'third_party' } })).toBe('29');
});

test('collecting at the mill in another state does not make the sale local', () => {
  const collects: Supply = { ...SUPPLY, billedGstState: '27', registeredStates: ['27'] };
  expect(placeOfSupply(collects)).toBe('33');
});

test.each([
  ['not registered', [], 'own'],
  ['not registered, and goods go to a third person', [], 'third_party'],
  ['registered elsewhere, but takes no credit', ['29'], 'own'],
  ['registered where the goods go, but takes no credit', ['29', '33'], 'own'],
] as const)('without a billed number the state of delivery counts: %s', (_who, registeredStates, whose) => {
  const supply: Supply = {
    market: 'IN',
    billedGstState: null,
    registeredStates,
    shipTo: { state: '33', whose },
  };
  expect([placeOfSupply(supply), asksWhichGstin(supply)]).toEqual(['33', false]);
});

test('a buyer registered in both states is asked, and the billed number decides', () => {
  const both: Supply = { ...SUPPLY, registeredStates: ['29', '33'] };
  expect(asksWhichGstin(both)).toBe(true);
  expect(placeOfSupply(both)).toBe('29');
  const chosen: Supply = { ...both, billedGstState: '33' };
  expect([asksWhichGstin(chosen), placeOfSupply(chosen)]).toEqual([false, '33']);
  expect(asksWhichGstin(SUPPLY)).toBe(false);
  expect(asksWhichGstin({ ...both, shipTo: { state: '33', whose: 'third_party' } })).toBe(false);
  expect(asksWhichGstin({ ...both, market: 'BD' })).toBe(false);
});

test('tax of the seller’s state is no credit for a number of another state', () => {
  const ofAnotherState: Supply = { ...SUPPLY, billedGstState: '29', registeredStates: ['29'] };
  const to = (state: string, whose: 'own' | 'third_party' = 'own'): Supply => ({
    ...ofAnotherState,
    shipTo: { state, whose },
  });
  expect(losesInputCredit(to('27'), '27')).toBe(true);
  expect(losesInputCredit(to('29'), '27')).toBe(false);
  expect(losesInputCredit(to('33'), '27')).toBe(false);
  expect(losesInputCredit(to('27', 'third_party'), '27')).toBe(false);
  expect(losesInputCredit({ ...to('27'), billedGstState: null }, '27')).toBe(false);
  expect(losesInputCredit({ ...to('27'), market: 'BD' }, '27')).toBe(false);
});

test('every export is supplied in other countries', () => {
  for (const market of ['BD', 'INTL'] as const) expect(placeOfSupply({ ...SUPPLY, market })).toBe('96');
});

test('a number from before a state was divided means the state of today', () => {
  const old: Supply = { ...SUPPLY, billedGstState: '28', shipTo: { state: '33', whose: 'third_party' } };
  expect(placeOfSupply(old)).toBe('37');
});
