/** The proof of the books sees what no rule of the database can: rows that disagree with each other. */

import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { proveLedger } from '#server/capabilities/payments/ledger/prove-ledger.ts';
import { aPayableOrder, aPayingWorld, type PayableOrder, payByCard } from '#tests/support/data/payments.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
let payable: PayableOrder;
beforeAll(async () => {
  payable = await aPayableOrder(world);
  await payByCard(world, payable);
});

const prove = async () => (await proveLedger(world.services.db)).problems;

test('books that are right have no problem, and orders that are only held are not missed in them', async () => {
  await aPayableOrder(world);
  expect(await proveLedger(world.services.db)).toEqual({ orders: 2, problems: [] });
});

test.each([
  [
    'an instalment that says less was paid',
    ['paid_differs', 'ahead_differs'],
    'update instalments set paid_minor = 1 where paid_minor > 0',
  ],
  [
    'a payment that is larger than its entry',
    ['money_differs'],
    'update captures set amount_minor = amount_minor + 1',
  ],
  [
    'a payment from money kept that nobody booked',
    ['advance_differs'],
    "update payment_orders set provider = 'advance'",
  ],
  ['an attempt that nobody booked', ['attempts_differ'], "update payment_orders set status = 'attempted'"],
])('%s is found', async (_what, problems, change) => {
  const undo = new Error('undo');
  const found = { problems: [] as string[] };
  await world.services.db
    .transaction(async (tx) => {
      await sql.raw(change).execute(tx.unscoped);
      found.problems = (await proveLedger(tx)).problems;
      throw undo;
    })
    .catch((error: unknown) => expect(error).toBe(undo));
  expect(found.problems).toEqual(problems.map((problem) => `${payable.order.number}: ${problem}`));
  expect(await prove()).toEqual([]);
});

test('money in another currency that the books do not have is found', async () => {
  const undo = new Error('undo');
  const found = { problems: [] as string[] };
  await world.services.db
    .transaction(async (tx) => {
      await sql`update captures set currency = 'USD'`.execute(tx.unscoped);
      found.problems = (await proveLedger(tx)).problems;
      throw undo;
    })
    .catch((error: unknown) => expect(error).toBe(undo));
  expect(found.problems).toEqual([
    `company ${payable.buyer.customer.brandId}: foreign_money_differs`,
    `${payable.order.number}: money_differs`,
  ]);
});

test('money that counts without a receipt, or more used than is kept, is found', async () => {
  const undo = new Error('undo');
  const { brandId: brand_id } = payable.buyer.customer;
  const { db, ids, clock } = world.services;
  const found = { problems: [] as string[] };
  const entry = {
    entry_id: ids.next(),
    brand_id,
    kind: 'advance_used',
    cause: 'test:overdrawn',
    at: clock.now(),
    booked_on: '2026-11-02',
  };
  const line = { entry_id: entry.entry_id, brand_id, currency: 'INR' };
  await db
    .transaction(async (tx) => {
      await sql`grant delete on receipts to current_user`.execute(tx.unscoped);
      await sql`alter table receipts disable trigger receipts_stay`.execute(tx.unscoped);
      await sql`delete from receipts`.execute(tx.unscoped);
      await tx.unscoped.insertInto('ledger_entries').values(entry).execute();
      await tx.unscoped
        .insertInto('ledger_lines')
        .values([
          { ...line, position: 1, account: 'advances', amount_minor: 1n },
          { ...line, position: 2, account: 'written_off', amount_minor: -1n },
        ])
        .execute();
      found.problems = (await proveLedger(tx)).problems;
      throw undo;
    })
    .catch((error: unknown) => expect(error).toBe(undo));
  expect(found.problems).toEqual([
    `company ${brand_id}: advance_overdrawn`,
    expect.stringMatching(/^payment [0-9a-f-]{36}: receipt_missing$/),
  ]);
  expect(await prove()).toEqual([]);
});

test('an entry that does not add up, or the same fact twice, never reaches the books', async () => {
  const { db, ids, clock } = world.services;
  const { brandId: brand_id } = payable.buyer.customer;
  const entry = {
    brand_id,
    order_id: payable.order.orderId,
    kind: 'invoice',
    at: clock.now(),
    booked_on: '2026-11-02',
  };
  const unbalanced = db.transaction(async (tx) => {
    const entry_id = ids.next();
    await tx.unscoped
      .insertInto('ledger_entries')
      .values({ ...entry, entry_id, cause: 'test:unbalanced' })
      .execute();
    await tx.unscoped
      .insertInto('ledger_lines')
      .values({ entry_id, brand_id, position: 1, account: 'bank', currency: 'INR', amount_minor: 1n })
      .execute();
  });
  await expect(unbalanced).rejects.toThrow('does not add up to zero');
  const { cause } = await db.unscoped
    .selectFrom('ledger_entries')
    .select('cause')
    .where('order_id', '=', payable.order.orderId)
    .executeTakeFirstOrThrow();
  const twice = db.unscoped
    .insertInto('ledger_entries')
    .values({ ...entry, entry_id: ids.next(), cause })
    .execute();
  await expect(twice).rejects.toThrow(/ledger_entries_cause_key/);
});
