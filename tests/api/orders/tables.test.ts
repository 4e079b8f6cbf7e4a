/** The tables behind prices, as staff keep them. */

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readCurrencyRate } from '#contract/customer/order-prices.ts';
import * as tables from '#contract/staff/orders.ts';
import { secondPersonReleases } from '#tests/support/data/second-person.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const accounts = await world.asStaff('accounts');

const ROWS = [
  [
    tables.readTaxRates,
    tables.addTaxRate,
    { hsnPrefix: '5209', effectiveFrom: '2026-12-01', basisPoints: 525 },
  ],
  [
    tables.readFreightZones,
    tables.addFreightZone,
    { pincodePrefix: '56', effectiveFrom: '2026-12-01', zone: 'south' },
  ],
  [
    tables.readFreightRates,
    tables.addFreightRate,
    {
      fromZone: 'west',
      toZone: 'south',
      upToKilograms: 500,
      effectiveFrom: '2026-12-01',
      perKilogram: '12.50',
      atLeast: '750.00',
      transitDays: 4,
    },
  ],
  [
    tables.readPorts,
    tables.addPort,
    {
      port: 'Hamburg',
      country: 'DE',
      effectiveFrom: '2026-12-01',
      isServed: true,
      perKilogram: '0.42',
      atLeast: '180.00',
      transitDays: 32,
    },
  ],
  [
    tables.readLoadingPorts,
    tables.addLoadingPort,
    { port: 'Mundra', city: 'Mundra', pincode: '370421', effectiveFrom: '2026-12-01', isUsed: true },
  ],
  [
    tables.readExchangeRates,
    tables.addExchangeRate,
    { from: 'USD', to: 'INR', effectiveFrom: '2026-12-01', rate: '90.25' },
  ],
  [
    tables.readCustomsRates,
    tables.addCustomsRate,
    { currency: 'USD', effectiveFrom: '2026-12-01', rate: '88.45' },
  ],
  [
    tables.readBankDaysOff,
    tables.addBankDaysOff,
    { market: 'BD', effectiveFrom: '2026-12-01', weekdays: [5] },
  ],
  [
    tables.readWriteOffLimits,
    tables.addWriteOffLimit,
    { currency: 'INR', effectiveFrom: '2026-12-01', smallRest: '1.00', bankCharges: '60.00' },
  ],
  [tables.readHolidays, tables.addHoliday, { market: 'IN', day: '2026-12-25', name: 'Christmas' }],
] as const;

const NAMED = ROWS.map(([read, add, row]) => [read.path, { read, add, row }] as const);

test.each(NAMED)('%s keeps a row as it was entered, once', async (_path, { read, add, row }) => {
  const path = { method: 'POST', url: add.path, payload: row } as const;
  const added = await accounts.inject(path);
  const isWaiting = 'money' in add;
  expect([added.statusCode, added.json()]).toEqual([200, { data: { row, isWaiting } }]);
  await secondPersonReleases(world);
  const listed = await accounts.inject({ method: 'GET', url: read.path });
  const { records, total } = (listed.json() as { data: { records: unknown[]; total: number } }).data;
  expect(records[0]).toEqual(row);
  expect(total).toBeGreaterThanOrEqual(1);

  const again = await accounts.inject(path);
  const { error } = again.json() as { error: { code: string; fields: Record<string, string> } };
  expect([again.statusCode, error.code]).toEqual([422, 'form_refused']);
  expect(Object.keys(error.fields)).toEqual(['day' in row ? 'day' : 'effectiveFrom']);
});

test('who wrote a row stays in the history', async () => {
  const rows = await world.services.db.unscoped
    .selectFrom('history')
    .select(['action', 'actor_id', 'details'])
    .where('subject_kind', '=', 'price-row')
    .execute();
  expect(rows).toHaveLength(ROWS.length);
  for (const row of rows) expect(row).toMatchObject({ action: 'added', actor_id: expect.any(String) });
  const makers = await world.services.db.unscoped.selectFrom('held_acts').select('made_by').execute();
  expect(makers).toEqual(Array.from({ length: 6 }, () => ({ made_by: accounts.staffId })));
});

test('rows never change, not even behind the back of the app', async () => {
  for (const table of [
    'tax_rates',
    'freight_zones',
    'freight_rates',
    'ports',
    'loading_ports',
    'exchange_rates',
    'customs_rates',
    'holidays',
    'bank_days_off',
    'write_off_limits',
  ]) {
    const removed = sql`delete from ${sql.table(table)}`.execute(world.services.db.unscoped);
    await expect(removed).rejects.toThrow(/never change once written/);
  }
});

test('only accounts may add, everybody at the desk may read', async () => {
  const desk = await world.asStaff('desk');
  expect((await desk.call(tables.readHolidays, { query: {} })).total).toBe(1);
  const refused = await refusalOf(
    desk.call(tables.addHoliday, { body: { market: 'IN', day: '2026-12-31', name: 'Eve' } }),
  );
  expect([refused.status, refused.code]).toEqual([403, 'not_allowed']);
});

test.each([
  ['to', { from: 'USD', to: 'USD', rate: '1' }],
  ['rate', { from: 'USD', to: 'INR', rate: '0' }],
] as const)('an exchange rate with a wrong %s is refused at its field', async (field, row) => {
  const body = { ...row, effectiveFrom: '2026-12-02' };
  const refused = await refusalOf(accounts.call(tables.addExchangeRate, { body }));
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, [field]]);
});

test('without a row there is no exchange rate, and one currency is itself', async () => {
  const buyer = await world.asCustomer();
  const rate = (from: 'INR' | 'USD', to: 'INR' | 'USD') =>
    buyer.call(readCurrencyRate, { query: { from, to } });
  expect(await rate('USD', 'INR')).toEqual({ from: 'USD', to: 'INR', rate: null, since: null });
  expect(await rate('INR', 'INR')).toMatchObject({ rate: '1', since: null });
});
