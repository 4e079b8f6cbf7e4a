/** What the desk may enter, and the money that follows from it. */

import { beforeAll, describe, expect, test } from 'vitest';
import { listQuotes, type Quote } from '#contract/customer/quotes.ts';
import type { Market } from '#domain/shared/market.ts';
import { PLAIN_PDF } from '#tests/support/data/pdf-file.ts';
import { aQuote, aSeller, type QuoteBody } from '#tests/support/data/quotes.ts';
import { aSubmittedRequest, type RequestBody } from '#tests/support/data/requests.ts';
import { uploaded } from '#tests/support/data/upload.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { type CustomerVisitor, openWorld, type StaffVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
let staff: StaffVisitor;
let buyers: Record<Market, CustomerVisitor>;
beforeAll(async () => {
  await aSeller(world, '27');
  staff = await world.asStaff();
  const [IN, BD, INTL] = await Promise.all([
    world.asCustomer(),
    world.asCustomer({ market: 'BD' }),
    world.asCustomer({ market: 'INTL' }),
  ]);
  buyers = { IN, BD, INTL };
});

async function quoted(
  quote: Partial<QuoteBody> & { supplierId?: string },
  { market = 'IN', request = {} }: { market?: Market; request?: RequestBody } = {},
): Promise<Quote> {
  const { fabId } = await aSubmittedRequest(buyers[market], request);
  await aQuote(staff, fabId, quote);
  const [seen] = await buyers[market].call(listQuotes, { params: { fabId } });
  if (!seen) throw new Error('The quote is missing.');
  return seen;
}

async function problemsOf(
  quote: Partial<QuoteBody> & { supplierId?: string },
  market: Market = 'IN',
): Promise<Record<string, string>> {
  const { fabId } = await aSubmittedRequest(buyers[market]);
  const refused = await refusalOf(aQuote(staff, fabId, quote));
  expect(refused.status).toBe(422);
  expect(await buyers[market].call(listQuotes, { params: { fabId } })).toEqual([]);
  return refused.body.fields ?? {};
}

const amounts = ({ costs }: Quote) => costs.map(({ amount }) => amount?.minor ?? null);

test('a quantity that reaches a break is priced by it, and the fabric cost is that rate times the quantity', async () => {
  const breaks = [
    { from: '2000', supplierRate: '98' },
    { from: '5000', supplierRate: '95' },
  ];
  const quote = await quoted({ breaks, marginPercent: '10' });
  expect(quote.rate.price.minor).toBe('11000');
  expect(quote.breaks).toEqual([
    {
      from: { thousandths: '2000000', unit: 'metre' },
      rate: { price: { minor: '10780', currency: 'INR' }, unit: 'metre' },
    },
    {
      from: { thousandths: '5000000', unit: 'metre' },
      rate: { price: { minor: '10450', currency: 'INR' }, unit: 'metre' },
    },
  ]);
  expect(quote.appliedRate.price.minor).toBe('10780');
  expect(amounts(quote)[0]).toBe('32340000');
});

test.each([
  ['the whole order', { minimum: '4000' }, '12500'],
  ['far below', { minimum: '6001' }, '15000'],
  ['one colour of three', { minimumPerColour: '600' }, '12500'],
  ['exactly the minimum', { minimum: '3000', minimumPerColour: '500' }, '10000'],
])('below the minimum the rate rises and is not refused: %s', async (_which, minimum, applied) => {
  const quote = await quoted({ ...minimum, marginPercent: '0' });
  expect([quote.rate.price.minor, quote.appliedRate.price.minor]).toEqual(['10000', applied]);
  expect(amounts(quote)[0]).toBe(String(BigInt(applied) * 3000n));
  expect(quote.landedRate?.price.minor).toBe(String(BigInt(applied) + 200n));
});

test('margin rounds half-up to the paisa on every rate', async () => {
  const quote = await quoted({ supplierRate: '0.10', marginPercent: '5' });
  expect(quote.rate.price.minor).toBe('11');
});

test('a freight that is not quoted leaves tax, total and landed rate unknown, never smaller', async () => {
  const quote = await quoted({ logisticCost: null });
  expect(amounts(quote)).toEqual(['31350000', null, null]);
  expect([quote.total, quote.landedRate, quote.taxLines]).toEqual([null, null, []]);
});

test.each([['0'], [null]])(
  'freight that the buyer pays leaves the total known, but no landed rate: %s',
  async (logisticCost) => {
    const quote = await quoted({ deliveryTerm: 'self_pickup', logisticCost });
    expect(amounts(quote)).toEqual(['31350000', '0', '1567500']);
    expect(quote.landedRate).toBeNull();
  },
);

test('inside the seller’s state centre and state share the tax, elsewhere it is one', async () => {
  const inMumbai = await quoted({}, { request: { deliverTo: '400001' } });
  expect(inMumbai.taxLines).toEqual([
    { label: 'CGST', basisPoints: 250, amount: { minor: '798750', currency: 'INR' } },
    { label: 'SGST', basisPoints: 250, amount: { minor: '798750', currency: 'INR' } },
  ]);
  const inDelhi = await quoted({});
  expect(inDelhi.taxLines.map(({ label }) => label)).toEqual(['IGST']);
  expect(amounts(inMumbai)[2]).toBe(amounts(inDelhi)[2]);
});

test.each(['BD', 'INTL'] as const)(
  'a quote to %s is in dollars a yard, zero-rated, and still complete',
  async (market) => {
    const quote = await quoted(
      { deliveryTerm: 'cnf', deliveryPlace: 'Chattogram', logisticCost: '300' },
      { market },
    );
    expect(quote.rate).toEqual({ price: { minor: '10450', currency: 'USD' }, unit: 'yard' });
    expect(amounts(quote)).toEqual(['31350000', '30000', '0']);
    expect(quote.taxLines).toEqual([
      { label: 'Zero-rated export (LUT)', basisPoints: 0, amount: { minor: '0', currency: 'USD' } },
    ]);
    expect(quote.total?.minor).toBe('31380000');
  },
);

test('without a seller nobody knows the tax', async () => {
  const empty = await openWorld();
  const [desk, customer] = [await empty.asStaff(), await empty.asCustomer()];
  const { fabId } = await aSubmittedRequest(customer);
  await aQuote(desk, fabId);
  const [quote] = await customer.call(listQuotes, { params: { fabId } });
  expect(quote && [amounts(quote)[2], quote.total, quote.landedRate?.price.minor]).toEqual([
    null,
    null,
    '10650',
  ]);
  await empty.close();
});

test('what is offered differently is named beside what was asked, and its tariff code follows the offer', async () => {
  const quote = await quoted({
    offered: {
      width: 56,
      weight: 132,
      epi: 118,
      compositions: [
        { categoryId: 1, percentage: 60 },
        { categoryId: 2, percentage: 40 },
      ],
      certification: 9,
      loomType: null,
    },
  });
  expect(quote.differences.map(({ field, requested, offered }) => [field, requested, offered])).toEqual([
    ['compositions', '100% Cotton', '60% Cotton 40% Polyester'],
    ['widthInches', '58"', '56"'],
    ['weight', '124 GSM', '132 GSM'],
    ['loom', 'Air Jet', '--'],
  ]);
  expect(quote.hsn.slice(0, 4)).toBe('5210');
  expect(quote.offered).toMatchObject({ width: 56, warp: '40', certification: 9, loomType: null });
});

describe('what cannot be right is refused with a sentence on its field', () => {
  test.each<[string, Partial<QuoteBody>, string[]]>([
    ['no rate', { supplierRate: '0' }, ['supplierRate']],
    ['a rate in words', { supplierRate: 'ten' }, ['supplierRate']],
    ['a rate beyond reason', { supplierRate: '1000000.01' }, ['supplierRate']],
    ['three decimals', { supplierRate: '10.555' }, ['supplierRate']],
    ['a margin above 100', { marginPercent: '100.01' }, ['marginPercent']],
    ['a margin of three decimals', { marginPercent: '4.555' }, ['marginPercent']],
    ['a negative margin', { marginPercent: '-1' }, ['marginPercent']],
    ['a minimum of nothing', { minimum: '0', minimumPerColour: '0' }, ['minimum', 'minimumPerColour']],
    ['a break that costs more', { breaks: [{ from: '5000', supplierRate: '101' }] }, ['breaks']],
    [
      'breaks out of order',
      {
        breaks: [
          { from: '5000', supplierRate: '98' },
          { from: '4000', supplierRate: '97' },
        ],
      },
      ['breaks'],
    ],
    ['yesterday', { validTill: '2026-11-01' }, ['validTill']],
    ['no day', { validTill: '2026-02-30' }, ['validTill']],
    ['181 days', { validTill: '2027-05-02' }, ['validTill']],
    ['an incoterm in India', { deliveryTerm: 'fob', logisticCost: '0' }, ['deliveryTerm']],
    ['freight for who collects', { deliveryTerm: 'self_pickup', logisticCost: '1' }, ['logisticCost']],
    ['freight in words', { logisticCost: 'free' }, ['logisticCost']],
    ['credit after all is paid', { advancePercent: 100, creditDays: 30 }, ['creditDays']],
    [
      'shares that do not add up',
      { offered: { compositions: [{ categoryId: 1, percentage: 90 }] } },
      ['offered'],
    ],
    ['a width of nothing', { offered: { width: 0 } }, ['offered']],
    ['a foreign file', { fileIds: ['01a19af3-5240-78a8-a40f-9aa3012fa488'] }, ['fileIds']],
    [
      'many at once',
      { supplierRate: '', validTill: '', logisticCost: '' },
      ['logisticCost', 'supplierRate', 'validTill'],
    ],
  ])('%s', async (_what, change, fields) => {
    expect(Object.keys(await problemsOf(change)).sort()).toEqual(fields.toSorted());
  });

  test('self pickup abroad', async () => {
    expect(await problemsOf({ deliveryTerm: 'self_pickup', logisticCost: '0' }, 'INTL')).toEqual({
      deliveryTerm: 'Choose one of x-factory, Landed, FOB, CNF.',
    });
  });
});

test.each([
  ['today', '2026-11-02'],
  ['180 days from now', '2027-05-01'],
])('a quote may hold till %s', async (_which, validTill) => {
  expect((await quoted({ validTill })).validTill).toBe(validTill);
});

test('a balance on credit and one before dispatch are told apart', async () => {
  expect((await quoted({ creditDays: 0 })).paymentPlan).toEqual({
    advancePercent: 20,
    balance: 'before_dispatch',
    creditDays: 0,
  });
});

test('files of the latest version travel with the quote', async () => {
  const { fileId } = await uploaded(buyers.IN, PLAIN_PDF);
  const quote = await quoted({ fileIds: [fileId, fileId.toUpperCase()] });
  expect(quote.files.map((file) => file.fileId)).toEqual([fileId]);
  expect(quote.files[0]?.url).toMatch(/^\/download\/files\//);
});
