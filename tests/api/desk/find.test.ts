import { beforeAll, expect, test } from 'vitest';
import { findRecords } from '#contract/staff/find.ts';
import { aQuote, aSeller, aSupplier } from '#tests/support/data/quotes.ts';
import { aDraft, aSubmittedRequest } from '#tests/support/data/requests.ts';
import { fillTable } from '#tests/support/database/fill-table.ts';
import { type CustomerVisitor, openWorld, type StaffVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
let staff: StaffVisitor;
let buyer: CustomerVisitor;
beforeAll(async () => {
  await aSeller(world);
  staff = await world.asStaff();
  buyer = await world.asCustomer();
});

const find = (q: string) => staff.call(findRecords, { query: { q } });

test('a number is found whole, carelessly spelt, or by its digits alone', async () => {
  const { fabId, number } = await aSubmittedRequest(buyer);
  const request = { kind: 'request', recordId: fabId, title: number };
  const digits = String(Number(number.slice(-6)));
  for (const typed of [number, number.toLowerCase().replaceAll('-', ' '), digits])
    expect(await find(typed)).toEqual(expect.arrayContaining([expect.objectContaining(request)]));
  const quote = await aQuote(staff, fabId, { supplierId: await aSupplier(world) });
  expect(await find(quote.number)).toMatchObject([{ kind: 'quote', recordId: fabId, title: quote.number }]);
});

test('a draft is nobody’s but the buyer’s, and nothing is found for nothing', async () => {
  const { number } = await aDraft(buyer);
  expect(await find(number)).toEqual([]);
  expect(await find('   ')).toEqual([]);
  expect(await find('%')).toEqual([]);
});

test('what buyers paid by is found by its UTR, by accounts alone', async () => {
  const utr = 'AXISN2026110299887';
  await fillTable(world.services.db, 'bank_transfers', {
    rows: 1,
    columns: { brand_id: `'${buyer.customer.brandId}'`, utr: `'${utr}'`, state: "'reported'" },
  });
  expect(await find(utr)).toEqual([]);
  const accounts = await world.asStaff('accounts');
  expect(await accounts.call(findRecords, { query: { q: utr.toLowerCase() } })).toMatchObject([
    { kind: 'transfer', title: utr, state: 'reported' },
  ]);
});
