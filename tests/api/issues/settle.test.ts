import { beforeEach, expect, test } from 'vitest';
import { acceptOffer, replyToIssue, withdrawIssue } from '#contract/customer/issues.ts';
import { listOrderHistory, readOrder } from '#contract/customer/orders.ts';
import {
  answerIssue,
  decideIssue,
  listIssuesForStaff,
  offerSettlement,
  readIssueForStaff,
  recordInspection,
  sendReplacement,
} from '#contract/staff/issues.ts';
import { ISSUE_STATUS_CODE } from '#domain/issues/issue-status.ts';
import { accountCreditOf } from '#server/capabilities/payments/ledger/write-entry.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import {
  aClaimableOrder,
  answer,
  type ClaimableOrder,
  issuesSeenBy,
  offer,
  REPLACEMENT,
  raise,
} from '#tests/support/data/issues.ts';
import { expectBooksRight } from '#tests/support/data/payments.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import type { StaffVisitor } from '#tests/support/server/world.ts';

const world = await bookedWorldForFile();
let desk: StaffVisitor;
beforeEach(async () => {
  world.clock.set(new Date('2026-11-02T06:30:00.000Z'));
  desk = await world.asStaff('desk');
});

async function creditOf({ buyer }: ClaimableOrder): Promise<bigint> {
  return (await accountCreditOf(world.services.db, buyer.customer.brandId, 'INR')).minor;
}

function claimLines({ order: { orderId } }: ClaimableOrder) {
  return world.services.db.unscoped
    .selectFrom('ledger_entries')
    .innerJoin('ledger_lines', 'ledger_lines.entry_id', 'ledger_entries.entry_id')
    .select(['kind', 'account', 'amount_minor'])
    .where('order_id', '=', orderId)
    .where('kind', 'like', 'claim%')
    .orderBy('account')
    .execute();
}

const accept = ({ buyer }: ClaimableOrder, issueId: string, seen = 1) =>
  buyer.call(acceptOffer, { params: { issueId }, body: { offer: seen } });

test('the desk answers, inspects and offers, and the buyer reads every step', async () => {
  const claimable = await aClaimableOrder(world);
  const { issueId, number } = await raise(claimable);
  const params = { issueId };
  const queue = await desk.call(listIssuesForStaff, { query: { status: 'raised' } });
  expect(queue.records.map((record) => record.number)).toContain(number);
  await desk.call(answerIssue, { params, body: { text: 'Please keep the roll for inspection.' } });
  await desk.call(recordInspection, { params, body: { result: 'partly', text: '22 m are affected.' } });
  await desk.call(offerSettlement, {
    params,
    body: { outcome: 'credit_note', amount: '2100', note: 'For 22 m.' },
  });
  const [issue] = (await issuesSeenBy(claimable)).records;
  expect(issue?.timeline.map(({ what, text }) => [what, text])).toEqual([
    ['Issue raised', null],
    ['Under review', 'Please keep the roll for inspection.'],
    ['Inspection result', 'The fault was confirmed in part. 22 m are affected.'],
    ['Offer made', 'Credit note of ₹2,100.00. For 22 m.'],
  ]);
  expect(issue).toMatchObject({
    status: 'offer',
    inspection: 'partly',
    offer: { number: 1, outcome: 'credit_note', amount: { minor: '210000', currency: 'INR' } },
  });
  const staffView = await desk.call(readIssueForStaff, { params });
  expect(staffView).toMatchObject({ number, orderNumber: claimable.order.number, allowedMoves: [] });
});

test('an accepted credit note is account credit at once, with goods and tax apart and a number of its own', async () => {
  const claimable = await aClaimableOrder(world);
  const { issueId } = await raise(claimable);
  await offer(world, issueId, { amount: '2100' });
  const before = await creditOf(claimable);
  const { records } = await accept(claimable, issueId);
  expect(records[0]).toMatchObject({ status: 'closed', allowedMoves: [], offer: { isAccepted: true } });
  expect(records[0]?.creditNoteNumber).toMatch(/^SV\/26-27\/C\d{5}$/);
  expect((await creditOf(claimable)) - before).toBe(210_000n);
  const lines = await claimLines(claimable);
  expect(lines.map(({ account, amount_minor }) => [account, amount_minor])).toEqual([
    ['advances', -210_000n],
    ['claims', 200_000n],
    ['claims_tax', 10_000n],
  ]);
});

test('an accepted refund goes back the way it came, through the hands that release refunds', async () => {
  const claimable = await aClaimableOrder(world);
  const { buyer, order } = claimable;
  const { issueId } = await raise(claimable, { wantedOutcome: 'refund' });
  await offer(world, issueId, { outcome: 'refund', amount: '1500' });
  await accept(claimable, issueId);
  const { refunds } = await buyer.call(readOrder, { params: { orderId: order.orderId } });
  expect(refunds).toMatchObject([{ amount: { minor: '150000' }, state: 'waiting' }]);
  expect(await creditOf(claimable)).toBe(0n);
  // A second claim on the same payment gives back its own part.
  const second = await raise(claimable, { rollIds: claimable.rollIds.slice(1, 2) });
  await offer(world, second.issueId, { outcome: 'refund', amount: '500' });
  await accept(claimable, second.issueId);
  const after = await buyer.call(readOrder, { params: { orderId: order.orderId } });
  expect(after.refunds.map(({ amount }) => amount.minor).sort()).toEqual(['150000', '50000']);
});

test('a replacement is owed until it has left and the desk says that it has arrived', async () => {
  const claimable = await aClaimableOrder(world);
  const { issueId } = await raise(claimable, { wantedOutcome: 'replacement' });
  await offer(world, issueId, { outcome: 'replacement', amount: '4000' });
  const accepted = await accept(claimable, issueId);
  expect(accepted.records[0]).toMatchObject({ status: 'accepted', creditNoteNumber: null });
  expect((await claimLines(claimable)).map(({ account }) => account)).toEqual(['claims', 'replacements_due']);
  await expectBooksRight(world);
  const body = { decision: 'close', text: 'The new roll was delivered today.' } as const;
  const early = desk.call(decideIssue, { params: { issueId }, body });
  expect((await refusalOf(early)).body.fields).toHaveProperty('text');
  await desk.call(sendReplacement, { params: { issueId }, body: REPLACEMENT });
  await desk.call(decideIssue, { params: { issueId }, body });
  expect((await issuesSeenBy(claimable)).records[0]?.status).toBe('closed');
  const sums = new Map<string, bigint>();
  for (const { account, amount_minor } of await claimLines(claimable)) {
    sums.set(account, (sums.get(account) ?? 0n) + amount_minor);
  }
  expect([...sums.values()]).toEqual([0n, 0n]);
});

test('however often and however parallel an offer is accepted, its money is in the books once', async () => {
  const claimable = await aClaimableOrder(world);
  const { issueId } = await raise(claimable);
  await offer(world, issueId, { amount: '2000' });
  const { buyer } = claimable;
  const send = (idempotencyKey: string) =>
    buyer.call(acceptOffer, { params: { issueId }, body: { offer: 1 } }, { idempotencyKey });
  const outcomes = await Promise.allSettled([
    send('same-key-00000001'),
    send('same-key-00000001'),
    ...Array.from({ length: 6 }, (_, index) => send(`another-key-000${index}`)),
  ]);
  const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
  for (const { reason } of lost) {
    expect(reason).toMatchObject({ status: 409 });
    expect(['issue_changed', 'idempotency_key_reused']).toContain(reason.code);
  }
  expect(outcomes.length - lost.length).toBeGreaterThanOrEqual(1);
  expect(await refusalOf(accept(claimable, issueId))).toMatchObject({ code: 'issue_changed' });
  expect(await creditOf(claimable)).toBe(200_000n);
  expect((await claimLines(claimable)).filter(({ account }) => account === 'advances')).toHaveLength(1);
});

test('of two people of whom one accepts and one turns down, one wins and the other reads who', async () => {
  const claimable = await aClaimableOrder(world);
  const { buyer } = claimable;
  const { issueId } = await raise(claimable);
  await offer(world, issueId);
  const outcomes = await Promise.allSettled([
    accept(claimable, issueId),
    buyer.call(replyToIssue, { params: { issueId }, body: { text: 'Too little', dispute: { offer: 1 } } }),
    buyer.call(withdrawIssue, { params: { issueId }, body: {} }),
  ]);
  const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
  // An offer that was turned down can still be withdrawn.
  expect([1, 2]).toContain(lost.length);
  for (const { reason } of lost) {
    expect(reason).toMatchObject({ status: 409, code: 'issue_changed' });
    expect(reason.body.details.message).toMatch(/^(Asha Verma has already answered: |This issue is now)/);
  }
});

test('an offer that was not read is not accepted', async () => {
  const claimable = await aClaimableOrder(world);
  const { issueId } = await raise(claimable);
  await offer(world, issueId, { amount: '1000' });
  const body = { text: 'Too little', dispute: { offer: 1 } };
  await claimable.buyer.call(replyToIssue, { params: { issueId }, body });
  await offer(world, issueId, { amount: '1800' });
  expect(await refusalOf(accept(claimable, issueId, 1))).toMatchObject({
    status: 409,
    code: 'issue_changed',
  });
  await accept(claimable, issueId, 2);
  expect(await creditOf(claimable)).toBe(180_000n);
});

test('nobody can give back more than the claimed rolls cost, nor more than the order, in one offer or in several', async () => {
  const claimable = await aClaimableOrder(world);
  const total = Number(claimable.order.total.minor) / 100;
  const one = await raise(claimable, { rollIds: claimable.rollIds.slice(0, 1), quantity: '1' });
  const offered = (issueId: string, amount: string) =>
    desk.call(offerSettlement, { params: { issueId }, body: { outcome: 'credit_note', amount } });
  const roll = (await desk.call(readIssueForStaff, { params: { issueId: one.issueId } })).limit;
  expect(Number(roll.minor)).toBe(Math.ceil((total * 100) / 5));
  for (const amount of ['0', '-5', 'x', String(Number(roll.minor) / 100 + 0.01), String(total)]) {
    expect((await refusalOf(offered(one.issueId, amount))).body.fields).toHaveProperty('amount');
  }
  await offered(one.issueId, String(Number(roll.minor) / 100));
  await accept(claimable, one.issueId);
  const rest = await raise(claimable, { rollIds: claimable.rollIds.slice(1), quantity: '400' });
  const left = total - Number(roll.minor) / 100;
  expect((await refusalOf(offered(rest.issueId, (left + 0.01).toFixed(2)))).body.fields).toHaveProperty(
    'amount',
  );
  await offered(rest.issueId, left.toFixed(2));
  await accept(claimable, rest.issueId);
  expect(await creditOf(claimable)).toBe(BigInt(claimable.order.total.minor));
});

test('of two offers that together take more than the order, one is accepted', async () => {
  const claimable = await aClaimableOrder(world);
  const amount = String(Number(claimable.order.total.minor) / 100);
  const late = await raise(claimable, { defect: 'late' });
  const whole = await raise(claimable, { rollIds: claimable.rollIds, quantity: '500' });
  for (const { issueId } of [late, whole])
    await desk.call(offerSettlement, { params: { issueId }, body: { outcome: 'credit_note', amount } });
  await accept(claimable, late.issueId);
  const refused = await refusalOf(accept(claimable, whole.issueId));
  expect([refused.code, refused.body.details?.message]).toEqual([
    'issue_changed',
    'This offer is more than can still be refunded for this order. Please contact us.',
  ]);
  expect(await creditOf(claimable)).toBe(BigInt(claimable.order.total.minor));
});

test('a rejection says why, frees the rolls, and may end the right to return', async () => {
  const claimable = await aClaimableOrder(world);
  const first = await raise(claimable);
  const text = 'The photos show the marked joint of the roll.';
  await desk.call(decideIssue, { params: { issueId: first.issueId }, body: { decision: 'reject', text } });
  const [rejected] = (await issuesSeenBy(claimable)).records;
  expect(rejected).toMatchObject({ status: 'rejected', allowedMoves: [] });
  expect(rejected?.timeline.at(-1)).toMatchObject({ what: 'Issue rejected', text });
  const again = await raise(claimable);
  const body = { decision: 'reject', text: 'The roll was cut.', notEligible: 'already_cut' } as const;
  await desk.call(decideIssue, { params: { issueId: again.issueId }, body });
  expect(await issuesSeenBy(claimable)).toMatchObject({
    issueStatus: ISSUE_STATUS_CODE.not_eligible_for_return,
    reason: 'already_cut',
    canRaise: false,
  });
});

test('once every roll has been settled nothing is left to return', async () => {
  const claimable = await aClaimableOrder(world);
  const { issueId } = await raise(claimable, { rollIds: claimable.rollIds, quantity: '500' });
  await offer(world, issueId, { amount: '9000' });
  await accept(claimable, issueId);
  expect(await issuesSeenBy(claimable)).toMatchObject({
    issueStatus: ISSUE_STATUS_CODE.not_eligible_for_return,
    reason: 'already_settled',
  });
});

test('staff cannot skip the buyer: an open offer is not changed, an ended issue is not answered', async () => {
  const claimable = await aClaimableOrder(world);
  const { issueId } = await raise(claimable);
  await offer(world, issueId);
  await expect(offer(world, issueId)).rejects.toMatchObject({ code: 'illegal_transition' });
  await claimable.buyer.call(withdrawIssue, { params: { issueId }, body: {} });
  await expect(answer(world, issueId)).rejects.toMatchObject({ code: 'issue_changed' });
  const { records } = await claimable.buyer.call(listOrderHistory, {
    params: { orderId: claimable.order.orderId },
    query: {},
  });
  expect(records.map(({ what }) => what)).toContain(`Offer made for issue ${await numberOf(claimable)}`);
});

async function numberOf(claimable: ClaimableOrder): Promise<string> {
  return (await issuesSeenBy(claimable)).records[0]?.number ?? '';
}

test('whoever raised the issue is told of every answer', async () => {
  const claimable = await aClaimableOrder(world);
  const email = `claims-${claimable.order.number.toLowerCase()}@cloth.example`;
  await world.services.db.unscoped
    .updateTable('people')
    .set({ contact_email: email })
    .where('customer_id', '=', claimable.buyer.customer.customerId)
    .execute();
  const { issueId, number } = await raise(claimable);
  await answer(world, issueId, 'Please keep the roll.');
  const message = await world.messages.next(email);
  expect(message.subject).toBe(`Issue ${number}: order ${claimable.order.number}`);
  expect(message.text).toContain('Please keep the roll.');
});
