/** Lists of the desk are read along an index, however much a marketplace has collected. */
import { beforeAll, expect, test } from 'vitest';
import { listAuditTrail } from '#server/capabilities/desk/list-audit-trail.ts';
import { issuePage } from '#server/capabilities/issues/issue-queue.store.ts';
import { staffReceiptsPage } from '#server/capabilities/payments/receipts/staff-receipts.store.ts';
import { policyVersions } from '#server/capabilities/policies/policies.store.ts';
import { boardRows } from '#server/capabilities/production/board.store.ts';
import { referenceCodes } from '#server/capabilities/sign-up/reference-codes.store.ts';
import { deskSwatchPage } from '#server/capabilities/swatches/swatches.store.ts';
import { fillTable } from '#tests/support/database/fill-table.ts';
import { plansOf } from '#tests/support/database/query-plans.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const IN_WORK = 5000;
const ORDERS = 9000;
const TASKS_OF_ORDER = 6;
const MANY = 10_000;
const PAGE = { offset: 0, limit: 20 };

const world = await worldForFile(openWorld({ hasWorkers: false }));
const { db } = world.services;

const idOf = (kind: number, n: string) =>
  `('00000000-0000-7000-${kind}000-' || lpad((${n})::text, 12, '0'))::uuid`;
const COMPANY = idOf(8, 'n % 2000 + 1');
const MOMENT = "timestamptz '2026-11-02T06:30:00Z' - make_interval(mins => n)";

beforeAll(async () => {
  await fillTable(db, 'companies', {
    rows: 2000,
    columns: {
      brand_id: idOf(8, 'n'),
      name: "'Mill ' || n",
      reference_code: "case when n % 100 = 0 then 'LOOM' || n % 500 end",
    },
  });
  await fillTable(db, 'orders', {
    rows: ORDERS,
    columns: {
      order_id: idOf(9, 'n'),
      brand_id: COMPANY,
      number: "'SO-' || n",
      status: `case when n <= ${IN_WORK} then 'created' else 'delivered' end`,
    },
  });
  await fillTable(db, 'plan_tasks', {
    rows: ORDERS * TASKS_OF_ORDER,
    columns: {
      order_id: idOf(9, `(n - 1) / ${TASKS_OF_ORDER} + 1`),
      brand_id: idOf(8, `((n - 1) / ${TASKS_OF_ORDER} + 1) % 2000 + 1`),
      task_id: `'T' || lpad((n % ${TASKS_OF_ORDER})::text, 2, '0')`,
      position: `n % ${TASKS_OF_ORDER} + 1`,
      stage: `(array['order_placed','material_inwards','sampling','goods_ready','finishing_and_packing','dispatch'])[((n - 1) / ${TASKS_OF_ORDER}) % 6 + 1]`,
      status: `case when n > ${IN_WORK * TASKS_OF_ORDER} or n % ${TASKS_OF_ORDER} < 4 then 'completed' else 'pending' end`,
      planned_end: "date '2026-11-02' + (n % 90 - 45)",
    },
  });
  await fillTable(db, 'issues', {
    rows: MANY,
    columns: {
      brand_id: COMPANY,
      order_id: idOf(9, 'n'),
      status: "case when n % 10 = 0 then 'closed' else 'rejected' end",
      changed_at: MOMENT,
    },
  });
  await fillTable(db, 'swatch_requests', {
    rows: MANY,
    columns: {
      brand_id: COMPANY,
      requested_at: MOMENT,
      status: "case when n % 100 = 0 then 'requested' else 'sent' end",
    },
  });
  await fillTable(db, 'payment_orders', {
    rows: MANY,
    columns: { payment_order_id: idOf(7, 'n'), brand_id: COMPANY, order_id: idOf(9, 'n') },
  });
  await fillTable(db, 'receipts', {
    rows: MANY,
    columns: {
      number: "'RC/26-27/' || lpad(n::text, 6, '0')",
      brand_id: COMPANY,
      payment_order_id: idOf(7, 'n'),
      given_at: MOMENT,
    },
  });
  await fillTable(db, 'policy_acceptances', {
    rows: MANY,
    columns: { policy: "'terms'", version: '(n % 40)::text' },
  });
  await fillTable(db, 'history', {
    rows: 20_000,
    columns: {
      at: MOMENT,
      actor_kind: "(array['customer', 'staff', 'system'])[n % 3 + 1]",
      brand_id: COMPANY,
      details: "'{}'::jsonb",
    },
  });
});

test('the board of 5,000 orders in work is one query along the next task of each, and draws 40 of a stage', async () => {
  const plans = await plansOf(world.services, async (queries) => {
    const rows = await boardRows(queries, { today: '2026-11-02', shown: 40 });
    expect(rows).toHaveLength(6 * 40);
    const totals = new Map(rows.map(({ stage, total }) => [stage, Number(total)]));
    expect([...totals.values()].reduce((sum, total) => sum + total, 0)).toBe(IN_WORK);
  });
  const [plan, ...others] = plans.filter((each) => each.includes('plan_tasks'));
  expect(others).toEqual([]);
  expect(plan).not.toMatch(/Seq Scan on (plan_tasks|orders)/);
  expect(plan).toMatch(/tasks_by_turn/);
});

test.each([
  ['closed claims', () => issuePage(db, 'closed', PAGE), /issues_by_status/, /Seq Scan on issues/],
  [
    'swatches to be sent',
    () => deskSwatchPage(db, 'requested', PAGE),
    /swatches_by_status/,
    /Seq Scan on swatch/,
  ],
  [
    'receipts by a part of their number',
    () => staffReceiptsPage(db, { search: '004711', ...PAGE }),
    /receipts_by_words/,
    /Seq Scan on (receipts|orders|payment_orders)/,
  ],
  [
    'companies of each reference code',
    () => referenceCodes(db),
    /companies_of_reference_code/,
    /Seq Scan on companies/,
  ],
  [
    'acceptances of each policy version',
    () => policyVersions(db),
    /policy_acceptances_of_version/,
    /Seq Scan on policy_acceptances/,
  ],
] as const)('%s are found by an index', async (_what, read, index, whole) => {
  const plans = (await plansOf(world.services, read)).join('\n');
  expect(plans).toMatch(index);
  expect(plans).not.toMatch(whole);
});

test.each([
  ['between two days', {}, /history_newest/],
  ['of staff between two days', { actorKind: 'staff' }, /history_(of_kind|newest)/],
  [
    'of one company between two days',
    { brandId: '00000000-0000-7000-8000-000000000007' },
    /history_of_brand/,
  ],
  [
    'of one record between two days',
    { subjectId: '01a19af3-5240-78a8-a40f-9aa3012fa488' },
    /history_of_record/,
  ],
  ['with a word', { q: 'zzqx' }, /history_of_action/],
] as const)('the audit trail %s is found by an index', async (_what, part, index) => {
  const days = { from: '2026-10-25', to: '2026-10-26' };
  const plans = await plansOf(world.services, (queries) =>
    listAuditTrail(queries, { ...part, ...days, ...PAGE }),
  );
  const [plan, ...others] = plans.filter((each) => each.includes('history'));
  expect(others).toEqual([]);
  expect(plan).toMatch(index);
  expect(plan).not.toMatch(/Seq Scan on history/);
});
