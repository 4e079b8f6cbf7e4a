/** The owner enters who writes the invoices and where buyers pay; what an order names never changes afterwards. */

import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { CallInput } from '#contract/endpoint.ts';
import { addSeller, addSellerBank, changeSeller, listSellers } from '#contract/staff/sellers.ts';
import { lockedSeller } from '#server/capabilities/payments/sellers/sellers.store.ts';
import { someGstin } from '#tests/support/data/gst-numbers.ts';
import { anOrderingBuyer, signedInAgain } from '#tests/support/data/orders.ts';
import { aPayableOrder, aPayingWorld, begin } from '#tests/support/data/payments.ts';
import { secondPersonReleases, staffStepUp } from '#tests/support/data/second-person.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { openWorld, type StaffVisitor, type World } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
let owner: StaffVisitor;
beforeEach(async () => {
  // Two sellers never begin at the same moment.
  world.clock.advance(1);
  owner = await world.asStaff('owner');
});

type SellerBody = CallInput<typeof addSeller>['body'];
const sellerBody = (change: Partial<SellerBody> = {}): SellerBody => ({
  legalName: 'Loom Street Trading Pvt Ltd',
  gstin: '27aapfu0939f1zv ',
  address: '4 Loom Street',
  city: 'Mumbai',
  pincode: '400001',
  lut: 'AD270426000123A',
  lutDatedOn: '2026-04-01',
  lutFinancialYear: '2026-27',
  iec: '0312345678',
  ...change,
});
const bankBody = {
  currency: 'INR',
  bankName: 'Loom City Bank',
  holder: 'Loom Street Trading Pvt Ltd',
  account: '0011 2233 4455',
  code: 'loom0000027',
  vpa: 'loom.street@loombank',
} as const;

const DAY_SECONDS = 24 * 3600;

const entries = async (of: World, sellerId: string) =>
  of.services.db.unscoped
    .selectFrom('history')
    .select(['action', 'actor_id', 'details'])
    .where('subject_kind', '=', 'seller')
    .where('subject_id', '=', sellerId)
    // By transaction and then by command, also within one instant.
    .orderBy(sql`xmin::text::bigint`)
    .orderBy(sql`cmin::text::bigint`)
    .execute();

test('where nothing was seeded the owner enters seller and accounts, and everything is in the history', async () => {
  const empty = await openWorld();
  const first = await empty.asStaff('owner');
  expect(await first.call(listSellers, {})).toEqual([]);
  const added = await first.call(addSeller, { body: sellerBody() });
  expect(added).toEqual({
    sellerId: expect.any(String),
    legalName: 'Loom Street Trading Pvt Ltd',
    gstin: '27AAPFU0939F1ZV',
    pan: 'AAPFU0939F',
    stateCode: '27',
    stateName: 'Maharashtra',
    address: '4 Loom Street',
    city: 'Mumbai',
    pincode: '400001',
    lut: 'AD270426000123A',
    lutDatedOn: '2026-04-01',
    lutFinancialYear: '26-27',
    iec: '0312345678',
    invoicePrefix: 'SV',
    invoicesElsewhere: false,
    registersInvoices: false,
    msmeClass: null,
    effectiveFrom: empty.clock.now().toISOString(),
    isCurrent: true,
    canChange: true,
    revision: 1,
    banks: [],
  });
  const params = { sellerId: added.sellerId };
  await staffStepUp(empty, first);
  await first.call(addSellerBank, { params, body: bankBody });
  const dollars = { ...bankBody, currency: 'USD', code: 'LOOMINBB', vpa: null } as const;
  await first.call(addSellerBank, { params, body: dollars });
  await secondPersonReleases(empty);
  empty.clock.advance(DAY_SECONDS);
  const [{ banks } = { banks: [] }] = await (await empty.asStaff('owner')).call(listSellers, {});
  expect(banks).toMatchObject([
    { currency: 'INR', account: '001122334455', code: 'LOOM0000027', vpa: bankBody.vpa, isCurrent: true },
    { currency: 'USD', account: '001122334455', code: 'LOOMINBB', vpa: null, isCurrent: true },
  ]);
  const written = await entries(empty, added.sellerId);
  expect(written.map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['added', first.staffId],
    ['bank_added', expect.any(String)],
    ['bank_added', expect.any(String)],
  ]);
  expect(JSON.stringify(written)).not.toContain('001122334455');
  await empty.close();
});

test('what is wrong is said field by field, by the rules for GST numbers and banks', async () => {
  const wrong = { gstin: '22AAAAA0000A1Z5', legalName: ' ', iec: '12', lut: 'x'.repeat(50) };
  const refused = await refusalOf(owner.call(addSeller, { body: sellerBody(wrong) }));
  expect([refused.status, refused.code]).toEqual([422, 'form_refused']);
  expect(Object.keys(refused.body.fields ?? {}).toSorted()).toEqual(['gstin', 'iec', 'legalName', 'lut']);
  await staffStepUp(world, owner);
  const [current] = await owner.call(listSellers, {});
  const params = { sellerId: current?.sellerId ?? '' };
  const bank = { ...bankBody, code: 'LOOM1000027', account: '12', vpa: 'a@b.example' };
  const noBank = await refusalOf(owner.call(addSellerBank, { params, body: bank }));
  expect(Object.keys(noBank.body.fields ?? {}).toSorted()).toEqual(['account', 'code', 'vpa']);
  const dollars = { ...bankBody, currency: 'USD', code: 'LOOMINBB' } as const;
  const noUpi = await refusalOf(owner.call(addSellerBank, { params, body: dollars }));
  expect(noUpi.body.fields).toEqual({ vpa: 'UPI payments are in rupees only.' });
  const unknown = { sellerId: world.services.ids.next() };
  expect((await refusalOf(owner.call(addSellerBank, { params: unknown, body: bankBody }))).code).toBe(
    'not_found',
  );
  expect((await refusalOf(owner.call(changeSeller, { params: unknown, body: sellerBody() }))).code).toBe(
    'not_found',
  );
});

test('accounts read it, only the owner writes it', async () => {
  const accounts = await world.asStaff('accounts');
  const [seller] = await accounts.call(listSellers, {});
  const params = { sellerId: seller?.sellerId ?? '' };
  for (const call of [
    () => accounts.call(addSeller, { body: sellerBody() }),
    () => accounts.call(changeSeller, { params, body: sellerBody() }),
    () => accounts.call(addSellerBank, { params, body: bankBody }),
  ])
    expect((await refusalOf(call())).code).toBe('not_allowed');
  const desk = await world.asStaff('desk');
  expect((await refusalOf(desk.call(listSellers, {}))).code).toBe('not_allowed');
});

test('once an order names a seller it stays; new details are a new row, with the accounts of the old one', async () => {
  const before = await aPayableOrder(world);
  const [old] = await owner.call(listSellers, {});
  expect(old).toMatchObject({ isCurrent: true, canChange: false });
  const params = { sellerId: old?.sellerId ?? '' };
  const refused = await refusalOf(owner.call(changeSeller, { params, body: sellerBody() }));
  expect([refused.status, refused.code]).toEqual([409, 'illegal_transition']);
  const moved = sellerBody({ address: '9 New Street', effectiveFrom: '2026-11-20' });
  const next = await owner.call(addSeller, { body: moved });
  expect(next).toMatchObject({
    isCurrent: false,
    canChange: true,
    effectiveFrom: '2026-11-19T18:30:00.000Z',
  });
  expect(next.banks.map(({ currency, account }) => [currency, account])).toEqual([
    ['INR', '00112233445566'],
    ['USD', '00112233445566'],
  ]);
  const again = await refusalOf(owner.call(addSeller, { body: moved }));
  expect(again.body.fields).toHaveProperty('effectiveFrom');
  world.clock.set(new Date('2026-11-20T06:30:00Z'));
  owner = await world.asStaff('owner');
  const buyer = await signedInAgain(world, before.buyer);
  const after = await aPayableOrder(world, { buyer });
  expect((await begin(after, 'bank_transfer')).bank).toMatchObject({ account: '00112233445566' });
  const sellers = await owner.call(listSellers, {});
  expect(sellers.map(({ isCurrent, canChange }) => [isCurrent, canChange])).toEqual([
    [true, false],
    [false, false],
  ]);
});

test('a seller that begins earlier than first entered takes transfers from its new first day', async () => {
  const fresh = await aPayingWorld();
  const first = await fresh.asStaff('owner');
  const entered = sellerBody({ effectiveFrom: '2026-12-01' });
  const { sellerId } = await first.call(addSeller, { body: entered });
  const params = { sellerId };
  // An account that is only opened later does not begin earlier with the seller.
  const later = { ...bankBody, account: '9988776655', effectiveFrom: '2026-12-15' };
  await staffStepUp(fresh, first);
  await first.call(addSellerBank, { params, body: later });
  await secondPersonReleases(fresh);
  const body = { ...entered, effectiveFrom: '2026-11-20' };
  const { banks } = await first.call(changeSeller, { params, body });
  expect(
    banks.filter(({ currency }) => currency === 'INR').map((bank) => [bank.account, bank.effectiveFrom]),
  ).toEqual([
    ['9988776655', '2026-12-14T18:30:00.000Z'],
    ['00112233445566', '2026-11-30T18:30:00.000Z'],
    ['00112233445566', '2026-11-19T18:30:00.000Z'],
  ]);
  fresh.clock.set(new Date('2026-11-20T06:30:00Z'));
  const order = await aPayableOrder(fresh);
  expect((await begin(order, 'bank_transfer')).bank).toMatchObject({ account: '00112233445566' });
  await fresh.close();
});

test('an order that meets a correction under way waits for it before it is priced', async () => {
  const { sellerId } = await owner.call(addSeller, {
    body: sellerBody({ gstin: someGstin({ state: '29' }), invoicePrefix: 'KA' }),
  });
  const buyer = await anOrderingBuyer(world);
  const placing = await world.services.db.transaction(async (tx) => {
    await lockedSeller(tx, sellerId);
    const order = aPayableOrder(world, { buyer });
    await waitFor('the order to wait for the seller', async () => {
      const { rows } = await sql<{ is_waiting: boolean }>`
        select exists (select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock') as is_waiting`.execute(
        world.services.db.unscoped,
      );
      return rows[0]?.is_waiting;
    });
    await tx.unscoped
      .updateTable('sellers')
      .set({ state_code: '07' })
      .where('seller_id', '=', sellerId)
      .execute();
    return { order };
  });
  const { order } = await placing.order;
  expect(order.taxLines.map(({ label }) => label)).toEqual(['CGST', 'SGST']);
});

test('a correction and an order at the same moment: whoever comes second sees the other', async () => {
  const { sellerId } = await owner.call(addSeller, {
    body: sellerBody({ gstin: someGstin({ state: '29' }), invoicePrefix: 'KN' }),
  });
  const params = { sellerId };
  const body = sellerBody({ gstin: someGstin({ state: '33' }), invoicePrefix: 'KN' });
  const [changed, placed] = await Promise.allSettled([
    owner.call(changeSeller, { params, body }),
    aPayableOrder(world),
  ]);
  expect(placed.status).toBe('fulfilled');
  if (changed.status === 'rejected') expect(changed.reason.code).toBe('illegal_transition');
  const { state_code } = await world.services.db.unscoped
    .selectFrom('sellers')
    .select('state_code')
    .where('seller_id', '=', sellerId)
    .executeTakeFirstOrThrow();
  expect(state_code).toBe(changed.status === 'fulfilled' ? '33' : '29');
  expect((await refusalOf(owner.call(changeSeller, { params, body }))).code).toBe('illegal_transition');
});
