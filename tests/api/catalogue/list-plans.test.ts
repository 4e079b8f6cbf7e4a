/** The lists of ready qualities out of 20,000 with 500,000 rates: each page from its index, whatever is filtered. */

import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { listLiveRates } from '#server/capabilities/catalogue/listing/list-live-rates.ts';
import { listQualities } from '#server/capabilities/catalogue/listing/list-qualities.ts';
import { readRateHistory } from '#server/capabilities/catalogue/read-rate-history.ts';
import { plansOf, settleTables } from '#tests/support/database/query-plans.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const QUALITIES = 20_000;
const RATES_EACH = 25;

const world = await worldForFile(openWorld({ hasWorkers: false }));
beforeAll(async () => {
  await world.services.db.transaction(async (tx) => {
    const run = (text: string) => sql.raw(text).execute(tx.unscoped);
    await run('set local statement_timeout = 0');
    await run(`insert into suppliers (supplier_id, name, alias, city, state_code, fabric_categories, created_at)
      values (${idOf('0')}, 'Weaver', 'Mill', 'Surat', '24', '{cotton}', now())`);
    await run(QUALITIES_OF_ALL);
    await run('alter table quality_rates drop constraint quality_rates_fab_id_fkey');
    await run(RATES_OF_ALL);
  });
  await settleTables(world.services.db, ['qualities', 'quality_rates']);
});

const idOf = (n: string) => `('00000000-0000-7000-8000-' || lpad(${n}::text, 12, '0'))::uuid`;
const FAB = '00000000-0000-7000-8000-000000000010';

/** Every tenth is live, every tenth a top seller, every hundredth on sale. */
const QUALITIES_OF_ALL = `
  insert into qualities (fab_id, supplier_id, quality, category, sub_category_id, fabric_type, specification, hsn, gsm,
    width_inches, kind, minimum_thousandths, step_thousandths, lead_days, tolerance_percent, is_live, is_top_selling,
    is_on_sale, sale_ends_at, created_at)
  select ${idOf('i')}, ${idOf('0')}, 'Poplin', (array['cotton', 'rayon', 'denim', 'polyester'])[1 + i / 10 % 4], 101,
    'dyed', '{}', '520832', 100 + i % 200, (array[42, 54, 58, 68])[1 + i / 10 % 4], 'stock', 500000, 50000, 7, 5,
    i % 10 = 0, i % 10 = 1, i % 100 = 2, case when i % 100 = 2 then now() + interval '30 days' end,
    timestamptz '2026-01-01' + i * interval '1 minute'
  from generate_series(1, ${QUALITIES}) i`;
const RATES_OF_ALL = `
  insert into quality_rates (fab_id, currency, unit, effective_from, rate_minor)
  select ${idOf('i')}, 'INR', 'metre', timestamptz '2026-01-01' + week * interval '7 days', 9000 + week
  from generate_series(1, ${QUALITIES}) i, generate_series(1, ${RATES_EACH}) week`;

function expectIndexed(plan: string, index: RegExp): void {
  expect(plan).not.toMatch(/Seq Scan on (qualities|quality_rates|stock_lots)/);
  expect(plan).toMatch(index);
}

test.each([1, 150])('page %i of the live rates is read from their index', async (pageNumber) => {
  for (const filters of [{}, { category: 1, width: 58, weightFrom: 110, priceTo: '95' }]) {
    const plans = await plansOf(world.services, (db) =>
      listLiveRates(world.services, db, 'IN', { limit: 8, pageNumber, ...filters }),
    );
    expect(plans.length).toBeLessThanOrEqual(3);
    expectIndexed(plans[0] ?? '', /live_qualities/);
    expectIndexed(plans[1] ?? '', /live_qualities/);
    if (plans[2]) expectIndexed(plans[2], /quality_rates_pkey/);
  }
});

test.each([
  ['top', /top_qualities/],
  ['sale', /qualities_on_sale/],
] as const)('the list %s is read from its index', async (list, index) => {
  const plans = await plansOf(world.services, (db) =>
    listQualities(world.services, db, { list, market: 'IN', pageNumber: 1, limit: 8 }),
  );
  expectIndexed(plans[0] ?? '', index);
});

test('the history of a quality is read from the key of its rates', async () => {
  const plans = await plansOf(world.services, (db) =>
    readRateHistory(world.services, db, { market: 'IN', fabId: FAB, range: '1Y' }),
  );
  expectIndexed(plans[1] ?? '', /quality_rates_pkey/);
});
