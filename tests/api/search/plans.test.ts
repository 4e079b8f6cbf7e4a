/**
 * A search over ready qualities reads the index of their letters; one over a company's rows reads only its rows. The plans
 * are those of a million rows: what is read of a table is a share so small that the planner keeps to the index from here on.
 */
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { SEARCH_TYPES } from '#contract/customer/search.ts';
import { searchEverything } from '#server/capabilities/search/search-everything.ts';
import { plansOf, settleTables } from '#tests/support/database/query-plans.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const QUALITIES = 20_000;
const ORDERS = 60_000;
const COMPANIES = 600;

const world = await worldForFile(openWorld({ hasWorkers: false }));
beforeAll(async () => {
  await world.services.db.transaction(async (tx) => {
    const run = (text: string) => sql.raw(text).execute(tx.unscoped);
    await run('set local statement_timeout = 0');
    const { rows } = await sql<{ drop: string }>`
      select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop from pg_constraint
      where contype = 'f' and conrelid::regclass::text in
        ('orders', 'qualities', 'fabric_requests', 'quotes', 'documents')`.execute(tx.unscoped);
    for (const { drop } of rows) await run(drop);
    await run(QUALITIES_OF_ALL);
    await run(ORDERS_OF_ALL);
    await run(REQUESTS_OF_ALL);
    await run(QUOTES_OF_ALL);
    await run(DOCUMENTS_OF_ALL);
  });
  await settleTables(world.services.db, ['qualities', 'orders', 'fabric_requests', 'quotes', 'documents']);
});

const idOf = (kind: number, n: string) =>
  `('00000000-0000-7000-${kind}000-' || lpad((${n})::text, 12, '0'))::uuid`;
const BRAND = '00000000-0000-7000-8000-000000000007';

const QUALITIES_OF_ALL = `
  insert into qualities (fab_id, supplier_id, quality, search_text, category, sub_category_id, fabric_type,
    specification, hsn, gsm, width_inches, kind, minimum_thousandths, step_thousandths, lead_days, tolerance_percent,
    created_at)
  select ${idOf(9, 'i')}, ${idOf(7, '1')}, 'Poplin', 'poplin ' || (20 + i % 60) || 'x' || (20 + i % 57) || '/' ||
    (60 + i % 90) || 'x' || (50 + i % 71) || ' ' || md5(i::text), 'cotton', 101, 'dyed', '{}', '520832', 120, 58, 'stock',
    500000, 50000, 7, 5, now()
  from generate_series(1, ${QUALITIES}) i`;
const ORDERS_OF_ALL = `
  insert into orders (order_id, brand_id, customer_id, number, status, source, kind, fab_id, quality_fab_id,
    supplier_id, seller_id, quality, specification, hsn, quantity_thousandths, unit, currency, rate_minor,
    delivery_term, billing, shipping, place_of_supply, tax_preview, fabric_cost_minor, credit_cost_minor,
    logistic_cost_minor, tax_lines, gst_minor, round_off_minor, total_minor, credit_days, advance_percent,
    tolerance_percent, lead_days, dispatch_by, needs_approval_code, held_until, created_at, listed_at, card, due_minor,
    search_text)
  select ${idOf(9, 'i')}, ${idOf(8, `1 + i % ${COMPANIES}`)}, ${idOf(8, '1')}, 'SO-26-' || lpad(i::text, 6, '0'),
    'created', 'live', 'stock', ${idOf(9, 'i')}, ${idOf(9, 'i')}, ${idOf(7, '1')}, ${idOf(7, '1')}, 'Poplin', '{}',
    '520832', 1000000, 'metre', 'INR', 9400, 'landed', '{}', '{}', '27', '27', 9400000, 0, 0, '[]', 0, 0, 9400000, 0,
    100, 5, 7, date '2026-12-01', false, now(), now(), now(), '{"number":"SO"}', 0, 'so-26-' || i || ' poplin navy'
  from generate_series(1, ${ORDERS}) i`;

const REQUESTS_OF_ALL = `
  insert into fabric_requests (fab_id, brand_id, customer_id, number, status, specification, sheet, quality,
    search_text, quantity_thousandths, quantity_unit, created_at, submitted_at, listed_at)
  select order_id, brand_id, customer_id, 'Q-26-' || right(number, 6), 'quote_requested', '{}', '{}', quality,
    search_text, quantity_thousandths, unit, now(), now(), now()
  from orders`;
const QUOTES_OF_ALL = `
  insert into quotes (quote_id, brand_id, fab_id, number, supplier_id, status, version, expires_at, created_at, updated_at)
  select order_id, brand_id, order_id, 'SQ-26-' || right(number, 6), supplier_id, 'submitted', 1, now(), now(), now()
  from orders`;
const DOCUMENTS_OF_ALL = `
  insert into documents (document_id, brand_id, order_id, type, subject_id, number, version, sheet, facts_hash, issued_at)
  select order_id, brand_id, order_id, 'proforma_invoice', order_id, 'PI/26-27/' || right(number, 6), 1, '{}', 'x', now()
  from orders`;

test('each group is one query that an index answers', async () => {
  const plans = await plansOf(world.services, (db) =>
    searchEverything(db, BRAND, { q: '40x40/120x80 poplinn', offset: 0, limit: 5 }),
  );
  expect(plans).toHaveLength(SEARCH_TYPES.length);
  for (const plan of plans) {
    expect(plan).not.toMatch(/Seq Scan on (orders|qualities|fabric_requests|quotes|documents)\b/);
    // A company's own rows are few; nothing reads more of a table to find them.
    for (const [, rows] of plan.matchAll(/Scan[^\n]*rows=(\d+)/g)) expect(Number(rows)).toBeLessThan(2000);
  }
  expect(plans.filter((plan) => plan.includes('qualities_by_words'))).toHaveLength(1);
});

test('of a word that stands in the whole catalogue a thousand fabrics are ranked, and no more', async () => {
  const { groups } = await searchEverything(world.services.db, BRAND, { q: 'poplin', offset: 0, limit: 5 });
  expect(groups.find(({ type }) => type === 'qualities')?.total).toBe(1000);
});
