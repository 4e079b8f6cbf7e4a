/** Among very many quotes, each question finds its few rows by an index. */

import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { endingBatch, expireBatch } from '#server/capabilities/quotes/expiry/quote-clock.store.ts';
import { listQuotes } from '#server/capabilities/quotes/list-quotes.ts';
import { priceHistory } from '#server/capabilities/quotes/memory/price-history.ts';
import { readQuoteMemory } from '#server/capabilities/quotes/memory/read-quote-memory.ts';
import { quoteOf } from '#server/capabilities/quotes/quotes.store.ts';
import { aQuotedRequest } from '#tests/support/data/quotes.ts';
import { plansOf } from '#tests/support/database/query-plans.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const MANY = 4000;

const world = await worldForFile(openWorld());
let made: { fabId: string; quoteId: string };
let brandId: string;
beforeAll(async () => {
  const buyer = await world.asCustomer();
  brandId = buyer.customer.brandId;
  made = await aQuotedRequest(buyer, await world.asStaff());
  await copyMany(made);
});

/** Copies of one request with its quote: of many kinds of cloth, sent over two years, most of them decided. */
async function copyMany({ fabId, quoteId }: { fabId: string; quoteId: string }): Promise<void> {
  const id = (prefix: string) => sql`(${prefix} || lpad(to_hex(i), 12, '0'))::uuid`;
  const [fab, quote] = ['00000000-0000-7000-8000-', '00000000-0000-7000-9000-'];
  const age = sql`now - (i % 730) * interval '1 day'`;
  const now = world.clock.now();
  const from = sql`generate_series(1, ${sql.lit(MANY)}) as i, (select ${now}::timestamptz as now) as clock`;
  const queries = [
    sql`insert into fabric_requests (fab_id, brand_id, customer_id, number, status, specification, sheet, quality,
        search_text, quantity_thousandths, quantity_unit, created_at, submitted_at, listed_at)
      select ${id(fab)}, brand_id, customer_id, 'Q-' || i, status, specification, sheet, quality, search_text,
        quantity_thousandths, quantity_unit, created_at, submitted_at, listed_at
      from fabric_requests, ${from} where fab_id = ${fabId}`,
    sql`insert into quotes (quote_id, brand_id, fab_id, number, supplier_id, status, version, expires_at,
        decline_reason_id, created_at, updated_at)
      select ${id(quote)}, brand_id, ${id(fab)}, 'SQ-' || i, supplier_id,
        case when i % 100 = 0 then 'submitted' else 'declined' end, 1, ${age},
        case when i % 100 = 0 then null else 1 end, created_at, updated_at
      from quotes, ${from} where quote_id = ${quoteId}`,
    sql`insert into quote_versions select copy.*
      from ${from}, quote_versions as original, lateral jsonb_populate_record(original, jsonb_build_object(
        'quote_id', ${id(quote)}, 'sub_category_id', 101 + i % 40, 'sent_at', ${age})) as copy
      where original.quote_id = ${quoteId}`,
    sql`analyze fabric_requests, quotes, quote_versions`,
  ];
  for (const query of queries) await query.execute(world.services.db.unscoped);
}

test('the price memory of a kind is one query by its index', async () => {
  const plans = await plansOf(world.services, (queries) =>
    readQuoteMemory(
      world.services,
      queries,
      { market: 'IN' },
      {
        productionSubType: 101,
        fabricType: 4,
        unit: 'metre',
      },
    ),
  );
  expect(plans).toHaveLength(1);
  expect(plans[0]).toContain('quote_memory');
  expect(plans[0]).not.toContain('Seq Scan on quote_versions');
});

test('the price history of a kind is one query by the same index', async () => {
  const quote = await quoteOf(world.services.db, brandId, made.quoteId);
  const plans = await plansOf(
    world.services,
    async (queries) => quote && priceHistory(world.services, queries, quote),
  );
  expect(plans).toHaveLength(1);
  expect(plans[0]).toContain('quote_memory');
});

test('the quotes of one request are found among all of the company', async () => {
  const plans = await plansOf(world.services, (queries) =>
    listQuotes(world.services, queries, { brandId }, made.fabId),
  );
  expect(plans).toHaveLength(3);
  expect(plans[1]).toContain('quotes_of_request');
  for (const plan of plans) expect(plan).not.toContain('Seq Scan on quote');
});

test('the jobs look only at quotes that can run out', async () => {
  const now = world.clock.now();
  const until = new Date(now.getTime() + 86_400_000);
  const expiring = await plansOf(world.services, (queries) => expireBatch(queries, now, 10));
  const ending = await plansOf(world.services, (queries) => endingBatch(queries, { now, until, limit: 10 }));
  for (const plans of [expiring, ending]) {
    expect(plans[0]).toContain('quotes_by_expiry');
    for (const plan of plans) expect(plan).not.toContain('Seq Scan on quotes');
  }
});
