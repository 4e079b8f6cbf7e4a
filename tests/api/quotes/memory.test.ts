/** What the whole market quoted lately, told only when no single quote can be read out of it. */

import { beforeEach, expect, test } from 'vitest';
import { readQuoteAdditional, readQuoteMemory } from '#contract/customer/quotes.ts';
import { withdrawQuote } from '#contract/staff/quotes.ts';
import { aQuote, aQuotedRequest, aSupplier, type QuoteBody, revised } from '#tests/support/data/quotes.ts';
import { aSubmittedRequest } from '#tests/support/data/requests.ts';
import { type CustomerVisitor, openWorld, type StaffVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
let staff: StaffVisitor;
let buyer: CustomerVisitor;
let mills: string[];
/** Each test quotes in a quarter of its own. */
let quarter = 0;
beforeEach(async () => {
  quarter += 1;
  world.clock.set(new Date(Date.UTC(2026, 10 + 4 * quarter, 4, 6)));
  staff = await world.asStaff();
  buyer = await world.asCustomer();
  mills = await Promise.all([aSupplier(world), aSupplier(world), aSupplier(world)]);
});

const day = (ahead: number) =>
  new Date(world.clock.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10);

/** Every quote to a company of its own: the memory is of the whole market. */
async function quoted(mill: number, change: Partial<QuoteBody> = {}): Promise<string> {
  const { fabId } = await aSubmittedRequest(await world.asCustomer(), { requiredBy: day(60) });
  const terms = { supplierId: mills[mill % 3] ?? '', marginPercent: '0', validTill: day(20), ...change };
  return (await aQuote(staff, fabId, terms)).quoteId;
}

const POPLIN_DYED = { productionSubType: 101, fabricType: 4 };
const memory = (query: { productionSubType?: number; fabricType?: number; unit?: 'metre' | 'yard' } = {}) =>
  buyer.call(readQuoteMemory, { query: { ...POPLIN_DYED, ...query } });

test('four quotes say nothing, the fifth says lowest and highest', async () => {
  for (const [mill, supplierRate] of ['101', '99.50', '104', '102'].entries()) {
    await quoted(mill, { supplierRate, leadDays: 20 + mill });
  }
  expect(await memory()).toBeNull();
  await quoted(4, { supplierRate: '100', leadDays: 31 });
  expect(await memory()).toEqual({
    quotes: 5,
    lowRate: { minor: '9950', currency: 'INR' },
    highRate: { minor: '10400', currency: 'INR' },
    unit: 'metre',
    lowDays: 20,
    highDays: 31,
  });
  expect(await memory({ unit: 'yard' })).toMatchObject({
    lowRate: { minor: '9098' },
    highRate: { minor: '9510' },
    unit: 'yard',
  });
});

test('five quotes of two suppliers would give them away', async () => {
  for (let quotes = 0; quotes < 6; quotes += 1) await quoted(quotes % 2);
  expect(await memory()).toBeNull();
  await quoted(2);
  expect(await memory()).toMatchObject({ quotes: 7 });
});

test('only latest versions, standing quotes, the same kind and the caller’s currency count', async () => {
  const ids: string[] = [];
  for (let quotes = 0; quotes < 6; quotes += 1) ids.push(await quoted(quotes, { supplierRate: '100' }));
  await revised(staff, ids[0] ?? '', { supplierRate: '110', marginPercent: '0', validTill: day(20) });
  expect(await memory()).toMatchObject({
    quotes: 6,
    lowRate: { minor: '10000' },
    highRate: { minor: '11000' },
  });
  await staff.call(withdrawQuote, { params: { quoteId: ids[0] ?? '' } });
  expect(await memory()).toMatchObject({ quotes: 5, highRate: { minor: '10000' } });
  expect(await memory({ fabricType: 5 })).toBeNull();
  expect(await memory({ productionSubType: 102 })).toBeNull();
  const abroad = await world.asCustomer({ market: 'BD' });
  expect(await abroad.call(readQuoteMemory, { query: POPLIN_DYED })).toBeNull();
});

test('after 90 days it is forgotten', async () => {
  for (let quotes = 0; quotes < 5; quotes += 1) await quoted(quotes);
  world.clock.advance(90 * 86_400);
  buyer = await world.asCustomer();
  expect(await memory()).toMatchObject({ quotes: 5 });
  world.clock.advance(1);
  expect(await memory()).toBeNull();
});

test('weeks with three quotes or more have a middle rate, thinner ones stay out', async () => {
  const rates = ['95', '105', '100'];
  for (const [mill, supplierRate] of rates.entries()) await quoted(mill, { supplierRate });
  const firstWeek = mondayOf(world.clock.now());
  world.clock.advance(7 * 86_400);
  staff = await world.asStaff();
  await quoted(0, { supplierRate: '50' });
  await quoted(1, { supplierRate: '50' });
  world.clock.advance(7 * 86_400);
  staff = await world.asStaff();
  const thirdWeek = mondayOf(world.clock.now());
  for (const [mill, supplierRate] of ['90', '92', '94'].entries()) await quoted(mill, { supplierRate });
  buyer = await world.asCustomer();
  const made = await aQuotedRequest(buyer, staff, {
    request: { requiredBy: day(60) },
    quote: { supplierRate: '99', marginPercent: '0', validTill: day(20) },
  });
  const { priceHistory } = await buyer.call(readQuoteAdditional, { params: made });
  const inRupees = (minor: string) => ({ price: { minor, currency: 'INR' }, unit: 'metre' });
  expect(priceHistory.slice(-2)).toEqual([
    { week: firstWeek, rate: inRupees('10000') },
    { week: thirdWeek, rate: inRupees('9200') },
  ]);
});

function mondayOf(instant: Date): string {
  const back = (instant.getUTCDay() + 6) % 7;
  return new Date(instant.getTime() - back * 86_400_000).toISOString().slice(0, 10);
}
