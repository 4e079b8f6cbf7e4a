/** A page of payments is one query that indexes answer, however many instalments there are. */

import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { instalmentPage } from '#server/capabilities/payments/pay/payments-list.store.ts';
import { keepCounts } from '#tests/support/database/kept-sums.ts';
import { plansOf, settleTables } from '#tests/support/database/query-plans.ts';
import { openWorld, type World } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const COMPANY = '00000000-0000-7000-8000-000000000001';
const TODAY = '2026-11-02';

const world = await worldForFile(openWorld({ hasWorkers: false }));
beforeAll(async () => {
  await fillInstalments(world);
});

/** 60,000 of 300 companies; a tenth is open. References would be looked up for each of the rows. */
async function fillInstalments({ services: { db } }: World): Promise<void> {
  await db.transaction(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx.unscoped);
    const { rows } = await sql<{ drop: string }>`
      select format('alter table instalments drop constraint %I', conname) as drop from pg_constraint
      where contype = 'f' and conrelid = 'instalments'::regclass`.execute(tx.unscoped);
    for (const { drop } of rows) await sql.raw(drop).execute(tx.unscoped);
    await sql`
      insert into instalments (
        instalment_id, brand_id, order_id, position, kind, amount_minor, currency, paid_minor, due_on, state,
        paid_at, created_at
      )
      select
        gen_random_uuid(), ('00000000-0000-7000-8000-' || lpad((n % 300)::text, 12, '0'))::uuid,
        gen_random_uuid(), 1, 'advance', 100, 'INR', case when n % 10 = 0 then 0 else 100 end,
        date '2026-11-02' + (n % 60 - 30), case when n % 10 = 0 then 'open' else 'paid' end,
        case when n % 10 = 0 then null else now() - make_interval(mins => n) end, now()
      from generate_series(1, 60000) n`.execute(tx.unscoped);
    await keepCounts(tx);
  });
  await settleTables(db, ['instalments']);
}

test.each(['due', 'overdue', 'paid'] as const)(
  'a page of what is %s is found by an index',
  async (status) => {
    const page = { today: TODAY, offset: 0, limit: 20 };
    const plans = await plansOf(world.services, (db) => instalmentPage(db, COMPANY, status, page));
    expect(plans).toHaveLength(1);
    expect(plans[0]).not.toMatch(/Seq Scan on (instalments|orders|payment_orders)/);
    expect(plans[0]).toMatch(status === 'paid' ? /instalments_paid/ : /instalments_due/);
  },
);

test('pages hold what they should, in the order people look for it', async () => {
  const read = (status: 'due' | 'overdue' | 'paid', offset = 0) =>
    instalmentPage(world.services.db, COMPANY, status, { today: TODAY, offset, limit: 50 });
  const { rows, counts } = await read('paid');
  expect(counts).toEqual({ due: 0, overdue: 0, paid: 200 });
  expect(rows).toHaveLength(50);
  const times = rows.map(({ paid_at }) => paid_at?.getTime() ?? 0);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(await read('paid', 200)).toEqual({ rows: [], counts });
});
