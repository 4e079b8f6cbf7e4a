import { expect, test } from 'vitest';
import { receiveRolls } from '#contract/customer/delivery.ts';
import { readHome } from '#contract/customer/home.ts';
import { acceptOffer } from '#contract/customer/issues.ts';
import { decideSample } from '#contract/customer/production.ts';
import { sendRequestMessage } from '#contract/customer/request-messages.ts';
import { askForInformation } from '#contract/staff/request-messages.ts';
import { readHome as readHomeOf } from '#server/capabilities/home/read-home.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import { aClaimableOrder, offer, raise } from '#tests/support/data/issues.ts';
import {
  anApprovedQuote,
  anOrderingBuyer,
  aQuality,
  type OrderingBuyer,
} from '#tests/support/data/orders.ts';
import { anAdvanceOrder, aPayingWorld, payByCard } from '#tests/support/data/payments.ts';
import { anOrderWithLabDip } from '#tests/support/data/production.ts';
import { aQuote, aQuotedRequest } from '#tests/support/data/quotes.ts';
import { aDraft, aSubmittedRequest } from '#tests/support/data/requests.ts';
import { keepSums } from '#tests/support/database/kept-sums.ts';
import { queryRounds } from '#tests/support/database/query-plans.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
const desk = await world.asStaff();

/** Payments, queries, samples, offers, rolls, figures, the last orders and their counts, two lists of fabrics and theirs. */
const HOME_QUERIES = 14;
const DAY_MS = 24 * 60 * 60_000;
const dayFromNow = (days: number) =>
  new Date(world.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
const home = ({ call }: Pick<OrderingBuyer, 'call'>) => call(readHome, { query: {} });

async function setDueOn(orderId: string, days: number): Promise<void> {
  await world.services.db.unscoped
    .updateTable('instalments')
    .set({ due_on: dayFromNow(days) })
    .where('order_id', '=', orderId)
    .where('state', '<>', 'paid')
    .execute();
  await keepSums(world.services.db);
}

test('somebody new has nothing to do yet, and a draft alone changes nothing of that', async () => {
  const buyer = await world.asCustomer();
  expect(await home(buyer)).toMatchObject({
    tasks: [],
    paymentsInProgress: [],
    previousOrders: [],
    isNew: true,
    figures: { openQueries: 0, outstanding: { minor: '0', currency: 'INR' } },
  });
  await aDraft(buyer);
  expect(await home(buyer)).toMatchObject({ isNew: true, figures: { openQueries: 1 } });
  await aSubmittedRequest(buyer);
  expect(await home(buyer)).toMatchObject({ isNew: false, tasks: [], figures: { openQueries: 2 } });
});

test('what waits for the buyer is listed by urgency, and nothing that waits for us', async () => {
  const buyer = await anOrderingBuyer(world);
  const late = await anAdvanceOrder(world, { buyer });
  await payByCard(world, late);
  await setDueOn(late.order.orderId, -3);
  const soon = await anAdvanceOrder(world, { buyer });
  await payByCard(world, soon);
  await setDueOn(soon.order.orderId, 2);
  const notYet = await anAdvanceOrder(world, { buyer });
  await payByCard(world, notYet);
  await setDueOn(notYet.order.orderId, 20);
  const held = await anAdvanceOrder(world, { buyer });
  const expiring = await aQuotedRequest(buyer, desk, { quote: { validTill: dayFromNow(0) } });
  await aQuote(desk, expiring.fabId, { validTill: dayFromNow(9) });
  await aQuotedRequest(buyer, desk, { quote: { validTill: dayFromNow(9) } });
  const requested = await aSubmittedRequest(buyer);
  await desk.call(askForInformation, {
    params: { fabId: requested.fabId },
    body: { text: 'Which shade of navy?' },
  });
  const approved = await anApprovedQuote(buyer, desk, { quote: { validTill: dayFromNow(6) } });
  await aSubmittedRequest(buyer);

  const { tasks, figures, isNew } = await home(buyer);
  expect(tasks.map(({ kind, orderId, fabId }) => [kind, orderId ?? fabId])).toEqual([
    ['payment_overdue', late.order.orderId],
    ['order_held', held.order.orderId],
    ['quotes_expiring', expiring.fabId],
    ['desk_question', requested.fabId],
    ['payment_due', soon.order.orderId],
    ['order_to_place', approved.fabId],
  ]);
  expect(tasks[0]).toMatchObject({
    number: late.order.number,
    amount: late.order.instalments[1]?.amount,
    instalmentLabel: 'Balance',
    dueOn: dayFromNow(-3),
  });
  expect(tasks[1]).toMatchObject({ amount: held.order.instalments[0]?.amount, endsAt: held.order.heldUntil });
  expect(tasks[2]).toMatchObject({ quoteCount: 2, orderId: null });
  expect(tasks[5]).toMatchObject({ quoteId: approved.quoteId });
  expect(isNew).toBe(false);
  expect(figures).toMatchObject({ openQueries: 5, quotesReceived: 3, inProduction: 3 });

  await buyer.call(sendRequestMessage, {
    params: { fabId: requested.fabId },
    body: { text: 'Like the sample.' },
  });
  expect((await home(buyer)).tasks.map(({ kind }) => kind)).not.toContain('desk_question');
});

test('home shows nothing of another company', async () => {
  const other = await anOrderingBuyer(world);
  expect(await home(other)).toMatchObject({ tasks: [], previousOrders: [], isNew: true });
});

test('samples on the buyer’s desk are one task an order, gone with the answer, and never shown to another company', async () => {
  const { payable, sampleId } = await anOrderWithLabDip(world);
  const { orderId, fabId } = payable.order;
  const samples = async ({ call }: Pick<OrderingBuyer, 'call'>) =>
    (await home({ call })).tasks.filter(({ kind }) => kind === 'samples_to_answer');
  expect(await samples(payable.buyer)).toMatchObject([{ orderId, fabId, sampleCount: 1, amount: null }]);
  expect(await samples(await anOrderingBuyer(world))).toEqual([]);
  await payable.buyer.call(decideSample, {
    params: { sampleId },
    body: { decision: 'approve', option: 'B' },
  });
  expect(await samples(payable.buyer)).toEqual([]);
});

test('an offer for an issue waits on home until it is answered', async () => {
  const claimable = await aClaimableOrder(world);
  const { buyer, order } = claimable;
  const offers = async () => (await home(buyer)).tasks.filter(({ kind }) => kind === 'issue_offer');
  const { issueId } = await raise(claimable);
  expect(await offers()).toEqual([]);
  await offer(world, issueId, { amount: '2000' });
  expect(await offers()).toMatchObject([
    { issueId, orderId: order.orderId, amount: { minor: '200000', currency: 'INR' } },
  ]);
  await buyer.call(acceptOffer, { params: { issueId }, body: { offer: 1 } });
  expect(await offers()).toEqual([]);
});

test('home brings the first live rates and top sellers in the same answer, in the currency of the market', async () => {
  const live = await aQuality(world, { kind: 'made_to_order' });
  const top = await aQuality(world, { isTopSelling: true });
  const buyer = await world.asCustomer({ market: 'BD' });
  const { liveRates, topSelling } = await home(buyer);
  expect(topSelling.map(({ fabId }) => fabId)).toEqual([top.fabId]);
  expect(liveRates.length).toBeLessThanOrEqual(6);
  expect(liveRates.find(({ fabId }) => fabId === live.fabId)?.rate).toEqual({
    price: { minor: '97', currency: 'USD' },
    unit: 'yard',
  });
});

test('every block of home is asked for at the same time, and none waits for another', async () => {
  await aQuality(world, { kind: 'made_to_order', isTopSelling: true });
  const { customer } = await world.asCustomer();
  const { brandId, customerId } = customer;
  const actor = { brandId, customerId, market: 'IN', roles: ['owner'] } as const;
  const read = () => readHomeOf(world.services, world.services.db, actor as unknown as CustomerActor, 'all');
  // Lines to the database are opened by the first who need them.
  await Promise.all([read(), read(), read()]);
  // Who asks, then all blocks.
  expect(await queryRounds(read)).toEqual([1, HOME_QUERIES]);
});

test('of the top sellers those come first that do not stand among the live rates above them', async () => {
  await aQuality(world, { kind: 'made_to_order' });
  const buyer = await world.asCustomer();
  const [seen] = (await home(buyer)).liveRates;
  await world.services.db.unscoped
    .updateTable('qualities')
    .set({ is_top_selling: true })
    .where('fab_id', '=', seen?.fabId ?? '')
    .execute();
  const { fabId: unseen } = await aQuality(world, { isTopSelling: true });
  const sold = (await home(buyer)).topSelling.map(({ fabId }) => fabId);
  expect(sold).toContain(unseen);
  expect(sold.indexOf(seen?.fabId ?? '')).toBeGreaterThan(sold.indexOf(unseen));
});

test('delivered rolls wait to be checked until they are counted, or until a shortage can no longer be claimed', async () => {
  const { buyer, order, rollIds } = await aClaimableOrder(world);
  const { orderId, fabId } = order;
  const rolls = async (who: Pick<OrderingBuyer, 'call'> = buyer) =>
    (await home(who)).tasks.filter(({ kind }) => kind === 'rolls_to_check');
  expect(await rolls()).toMatchObject([{ orderId, fabId, rollCount: rollIds.length, amount: null }]);
  expect(await rolls(await anOrderingBuyer(world))).toEqual([]);
  const countedAt = world.clock.now().toISOString();
  const [first, ...rest] = rollIds.map((rollId) => ({ rollId, state: 'received' as const, countedAt }));
  if (!first) throw new Error('Nothing was delivered.');
  await buyer.call(receiveRolls, { params: { orderId }, body: { rolls: [first] } });
  expect(await rolls()).toMatchObject([{ rollCount: rest.length }]);
  await world.services.db.unscoped
    .updateTable('dispatches')
    .set({ delivered_at: new Date(world.clock.now().getTime() - 3 * DAY_MS) })
    .where('order_id', '=', orderId)
    .execute();
  expect(await rolls()).toEqual([]);
});
