/** Where buyers pay changes by a fresh code, a second person and a day. */
import { expect, test } from 'vitest';
import { releaseHeldAct, withdrawHeldAct } from '#contract/staff/held-acts.ts';
import { addSellerBank, listSellers, withdrawSellerBank } from '#contract/staff/sellers.ts';
import { aPayableOrder, aPayingWorld, begin } from '#tests/support/data/payments.ts';
import {
  inAnotherTab,
  secondPersonReleases,
  staffStepUp,
  waitingActs,
} from '#tests/support/data/second-person.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import type { StaffVisitor, World } from '#tests/support/server/world.ts';

const DAY_SECONDS = 24 * 3600;
const body = {
  currency: 'INR',
  bankName: 'Loom City Bank',
  branch: ' Ring Road,  Surat 395002 ',
  holder: 'Somebody Else',
  account: '998877665544',
  code: 'LOOM0000027',
  vpa: 'loom.street@loombank',
} as const;
async function aSellerToPay() {
  const fresh = await aPayingWorld();
  const maker = await fresh.asStaff('owner');
  const [seller] = await maker.call(listSellers, {});
  const params = { sellerId: seller?.sellerId ?? '' };
  return { fresh, maker, params, add: (by: StaffVisitor) => by.call(addSellerBank, { params, body }) };
}
const shownTo = async (of: World) => (await begin(await aPayableOrder(of), 'bank_transfer')).bank?.account;

test('another bank account takes a fresh code on this very device', async () => {
  const { fresh, maker, add } = await aSellerToPay();
  expect((await refusalOf(add(maker))).code).toBe('step_up_required');
  await staffStepUp(fresh, await inAnotherTab(fresh, maker));
  expect((await refusalOf(add(maker))).code).toBe('step_up_required');
  await staffStepUp(fresh, maker);
  fresh.clock.advance(5 * 60);
  expect((await refusalOf(add(maker))).code).toBe('step_up_required');
  expect(await waitingActs(maker)).toEqual([]);
  await fresh.close();
});

test('it takes a second person and a day before any buyer is shown it', async () => {
  const { fresh, maker, add } = await aSellerToPay();
  await staffStepUp(fresh, maker);
  await add(maker);
  const [act] = await waitingActs(maker);
  const params = { actId: act?.actId ?? '' };
  expect(act).toMatchObject({ act: 'seller_bank', madeBy: { staffId: maker.staffId }, amount: null });
  expect((await refusalOf(maker.call(releaseHeldAct, { params, body: {} }))).code).toBe(
    'second_person_needed',
  );
  const accounts = await fresh.asStaff('accounts');
  const releasedAt = fresh.clock.now();
  await accounts.call(releaseHeldAct, { params, body: {} });
  const [seller] = await accounts.call(listSellers, {});
  expect(seller?.banks[0]).toMatchObject({
    branch: 'Ring Road, Surat 395002',
    account: '998877665544',
    hasBegun: false,
    isCurrent: false,
    enteredBy: 'Ravi',
    approvedBy: 'Ravi',
    effectiveFrom: new Date(releasedAt.getTime() + DAY_SECONDS * 1000).toISOString(),
  });
  fresh.clock.set(new Date(releasedAt.getTime() + DAY_SECONDS * 1000 - 60_000));
  expect(await shownTo(fresh)).toBe('00112233445566');
  fresh.clock.set(new Date(releasedAt.getTime() + DAY_SECONDS * 1000));
  expect(await shownTo(fresh)).toBe('998877665544');
  await fresh.close();
});

test('it is withdrawn while it waits, and also in the day before it begins', async () => {
  const { fresh, maker, params, add } = await aSellerToPay();
  await staffStepUp(fresh, maker);
  await add(maker);
  const [act] = await waitingActs(maker);
  await maker.call(withdrawHeldAct, { params: { actId: act?.actId ?? '' }, body: {} });
  expect(await waitingActs(maker)).toEqual([]);
  await add(maker);
  await secondPersonReleases(fresh);
  const accounts = await fresh.asStaff('accounts');
  const [seller] = await accounts.call(listSellers, {});
  const effectiveFrom = seller?.banks[0]?.effectiveFrom ?? '';
  const gone = { params, body: { currency: 'INR', effectiveFrom } } as const;
  const after = await accounts.call(withdrawSellerBank, gone);
  expect(after.banks.map(({ account }) => account)).not.toContain('998877665544');
  expect((await refusalOf(accounts.call(withdrawSellerBank, gone))).code).toBe('not_found');
  fresh.clock.advance(2 * DAY_SECONDS);
  expect(await shownTo(fresh)).toBe('00112233445566');
  const late = await fresh.asStaff('accounts');
  const [current] = (await late.call(listSellers, {}))[0]?.banks ?? [];
  const inUse = { currency: 'INR', effectiveFrom: current?.effectiveFrom ?? '' } as const;
  expect((await refusalOf(late.call(withdrawSellerBank, { params, body: inUse }))).code).toBe(
    'illegal_transition',
  );
  await fresh.close();
});
