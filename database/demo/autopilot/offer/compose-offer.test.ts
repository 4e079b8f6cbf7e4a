import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteForm } from '#contract/staff/quotes.ts';
import { rateWithMargin } from '#domain/quotes/terms/margin.ts';
import { POPLIN } from '#domain/requests/wizard/poplin-draft.fixture.ts';
import { MARKETS, type Market } from '#domain/shared/market.ts';
import { money } from '#domain/shared/money.ts';
import { readQuoteForm } from '#server/capabilities/quotes/new-version/read-quote-form.ts';
import { askedCloth } from '#server/capabilities/requests/asked-cloth.ts';
import type { RequestRow } from '#server/capabilities/requests/lock-request.ts';
import type { AskingSupplier } from './asked-and-supplier.ts';
import { composeOffer } from './compose-offer.ts';
import { alternativeCloth } from './other-cloth.ts';
import { millRatesFor } from './rates.ts';

const NOW = new Date('2026-11-12T06:30:00Z');

function askedFor({
  number = 'f',
  market = 'IN',
  units = 3000,
}: {
  number?: string;
  market?: Market;
  units?: number;
}) {
  return {
    number,
    specification: { ...POPLIN, numberOfColors: 1 },
    sheet: { deliverTo: market === 'IN' ? '560058' : 'Chattogram', certification: null, colourSplit: [] },
    market,
    zone: 'Asia/Kolkata',
    quantity_thousandths: BigInt(units) * 1000n,
    quantity_unit: market === 'IN' ? 'metre' : 'yard',
  } as unknown as RequestRow;
}

const MILL: AskingSupplier = {
  supplierId: 's',
  name: 'Panchganga Weaves',
  city: 'Erode',
  stateCode: '33',
  ratingTenths: 44,
  onTimePercent: 91,
  msmeClass: 'micro',
};

const anyMill = fc.record({
  supplierId: fc.uuid(),
  name: fc.string(),
  city: fc.constant('Erode'),
  stateCode: fc.constantFrom('33', '27', '24'),
  ratingTenths: fc.integer({ min: 35, max: 50 }),
  onTimePercent: fc.integer({ min: 70, max: 100 }),
  msmeClass: fc.constantFrom('micro', 'small', 'medium', null),
}) satisfies fc.Arbitrary<AskingSupplier>;

const anyAsked = fc
  .record({
    number: fc.uuid(),
    market: fc.constantFrom(...MARKETS),
    units: fc.integer({ min: 100, max: 1_000_000 }),
  })
  .map(askedFor);

test('every offer is one that the desk could have sent', () => {
  fc.assert(
    fc.property(anyAsked, anyMill, (row, mill) => {
      const form = composeOffer(row, mill, NOW);
      expect(quoteForm.parse(form)).toEqual(form);
      const { rate, validTill } = readQuoteForm(form, {
        market: row.market,
        zone: row.zone,
        now: NOW,
        quantity: { thousandths: row.quantity_thousandths ?? 0n, unit: row.quantity_unit ?? 'metre' },
        sellerClass: mill.msmeClass,
        requested: askedCloth(row),
        category: 'cotton',
        loadingPorts: ['Chennai', 'Mundra', 'Nhava Sheva'],
        buyersPort: null,
      });
      const [low, high] = row.market === 'IN' ? [8000n, 12_000n] : [85n, 130n];
      expect(rate.price.minor).toBeGreaterThan(low);
      expect(rate.price.minor).toBeLessThan(high);
      expect(validTill >= '2026-11-14' && validTill <= '2026-11-22').toBe(true);
    }),
  );
});

test('the same supplier answers the same request in the same way, another one differently', () => {
  const offer = composeOffer(askedFor({}), MILL, NOW);
  expect(composeOffer(askedFor({}), MILL, NOW)).toEqual(offer);
  expect(composeOffer(askedFor({}), { ...MILL, name: 'Another mill' }, NOW)).not.toEqual(offer);
});

test('among many offers freight is sometimes not quoted, sometimes zero, and cloth sometimes differs', () => {
  const offers = Array.from({ length: 200 }, (_, index) =>
    composeOffer(askedFor({ number: `f${index}` }), MILL, NOW),
  );
  expect(offers.some(({ logisticCost }) => logisticCost === null)).toBe(true);
  expect(
    offers.some(({ logisticCost, deliveryTerm }) => logisticCost === '0' && deliveryTerm === 'self_pickup'),
  ).toBe(true);
  expect(offers.some(({ logisticCost }) => Number(logisticCost) > 0)).toBe(true);
  const different = offers.filter(({ offered }) => offered !== undefined).length;
  expect(different).toBeGreaterThan(20);
  expect(different).toBeLessThan(60);
});

test('a micro mill never waits longer for its money than the law lets it', () => {
  const row = askedFor({});
  const patient = { ...row, specification: { ...row.specification, creditPeriod: 90 } };
  expect(composeOffer(patient, MILL, NOW).creditDays).toBeLessThanOrEqual(45);
});

test('good suppliers carry badges, weak ones none', () => {
  const badges = (ratingTenths: number, onTimePercent: number) =>
    composeOffer(askedFor({}), { ...MILL, ratingTenths, onTimePercent }, NOW).badges;
  expect(badges(48, 96)).toEqual(['assured', 'quality_guarantee']);
  expect(badges(43, 90)).toEqual(['assured']);
  expect(badges(37, 79)).toEqual([]);
});

test('any rates the buyer shall read are reached to the minor unit', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 300n, max: 10_000_000n }),
      fc.constantFrom(300n, 450n, 600n),
      (rate, margin) => {
        const targets = [rate, rate - 50n, rate - 100n];
        const { rates, marginPercent } = millRatesFor(targets, margin);
        const basisPoints = BigInt(Math.round(Number(marginPercent) * 100));
        const sums = rates.map((typed) => {
          const price = money(BigInt(Math.round(Number(typed) * 100)), 'INR');
          return rateWithMargin({ price, unit: 'metre' }, basisPoints).price.minor;
        });
        expect(sums).toEqual(targets);
      },
    ),
  );
});

test('an agreed rate is the rate of the offer', () => {
  const form = composeOffer(askedFor({}), MILL, NOW, { agreedMinor: 9642n });
  const mill = money(BigInt(Math.round(Number(form.supplierRate) * 100)), 'INR');
  const basisPoints = BigInt(Math.round(Number(form.marginPercent) * 100));
  expect(rateWithMargin({ price: mill, unit: 'metre' }, basisPoints).price.minor).toBe(9642n);
  expect(basisPoints).toBeGreaterThan(0n);
});

test('another cloth is narrower, lighter or from another loom, and the note says so', () => {
  const others = Array.from({ length: 30 }, (_, index) => alternativeCloth(POPLIN, `w${index}`));
  const fields = new Set(others.flatMap((other) => Object.keys(other?.offered ?? {})));
  expect([...fields].sort()).toEqual(['loomType', 'weight', 'width']);
  expect(others.every((other) => other?.note)).toBe(true);
});
