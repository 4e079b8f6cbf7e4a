/** A link by which somebody else pays: the key opens one payment for 7 days and nothing else. */

import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import { readOrder } from '#contract/customer/orders.ts';
import {
  createPaymentLink,
  endPaymentLink,
  listPaymentLinks,
  openPaymentLink,
  type PaymentOrder,
} from '#contract/customer/payments.ts';
import { closeCheckout } from '#server/capabilities/payments/pay/close-checkout.ts';
import { pollPayments } from '#server/capabilities/payments/webhooks/poll-payments.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { signedInAgain } from '#tests/support/data/orders.ts';
import {
  anAdvanceOrder,
  aPayableOrder,
  begin,
  capturesOf,
  type PayableOrder,
  payByCard,
} from '#tests/support/data/payments.ts';
import { checkOut } from '#tests/support/providers/sandbox.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';

const world = await bookedWorldForFile({ env: { PUBLIC_URL: 'https://fabrics.example' } });

beforeAll(() =>
  world.services.jobs.work('close-checkout', (checkout) => closeCheckout(world.services, checkout)),
);

const DAY_SECONDS = 24 * 60 * 60;
const abroad = () => aPayableOrder(world, { market: 'INTL', quantity: '600' });

async function aLink({ buyer }: PayableOrder, { paymentOrderId }: PaymentOrder) {
  const { url, expiresAt } = await buyer.call(createPaymentLink, { params: { paymentOrderId }, body: {} });
  return { url, expiresAt, key: new URL(url).hash.replace('#k=', '') };
}

const open = (key: string) => world.visitor().call(openPaymentLink, { body: { key } });

test('whoever holds the link sees what is to be paid, pays, and comes back to the same page', async () => {
  const payable = await abroad();
  const { url, key, expiresAt } = await aLink(payable, await begin(payable, 'card'));
  // Who made the link and who pays by it are told the same end.
  expect(expiresAt).toBe(payable.order.heldUntil);
  expect(url).toMatch(/^https:\/\/fabrics\.example\/payment-international#k=[\w-]{43}$/);
  const seen = await open(key);
  expect(seen).toMatchObject({
    orderNumber: payable.order.number,
    quality: payable.order.quality,
    amount: payable.order.total,
    status: 'created',
    validUntil: payable.order.heldUntil,
    checkout: { kind: 'page' },
    bank: { codeLabel: 'Swift code', code: 'LOOMINBB', reference: payable.order.number },
  });
  expect(await open(key)).toEqual(seen);
  const answer = await checkOut(world, seen.providerOrderId ?? '', { webhooks: 'never' });
  expect(answer).toMatchObject({ k: key, outcome: 'paid' });
  expect(await open(key)).toMatchObject({ status: 'captured', checkout: { kind: 'none' } });
  const { orderId } = payable.order;
  expect((await payable.buyer.call(readOrder, { params: { orderId } })).status).toBe(10);
  expect(await capturesOf(world, orderId)).toHaveLength(1);
});

test('only the hash of the key is kept', async () => {
  const payable = await abroad();
  const { key } = await aLink(payable, await begin(payable, 'bank_transfer'));
  const { rows } = await world.services.db.unscoped
    .selectFrom('payment_links')
    .selectAll()
    .execute()
    .then((all) => ({ rows: JSON.stringify(all) }));
  expect(rows).not.toContain(key);
  expect(await open(key)).toMatchObject({ checkout: { kind: 'none' }, bank: { account: '00112233445566' } });
});

test('a made-up, ended, cancelled or otherwise paid link gives one and the same answer', async () => {
  const cancelled = await abroad();
  const ofCancelled = await aLink(cancelled, await begin(cancelled));
  await open(ofCancelled.key);
  await cancelled.buyer.call(cancelOrder, { params: { orderId: cancelled.order.orderId }, body: {} });
  const settled = await abroad();
  const ofSettled = await aLink(settled, await begin(settled));
  await open(ofSettled.key);
  await payByCard(world, settled);
  const bodies = [];
  for (const key of ['x'.repeat(43), '', ofCancelled.key, ofSettled.key]) {
    const refused = await refusalOf(open(key));
    expect([refused.status, refused.code]).toEqual([410, 'link_ended']);
    bodies.push(refused.body);
  }
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
});

test('a link lives for 7 days; a page of the provider that ran out is opened anew', async () => {
  const payable = await anAdvanceOrder(world, { market: 'INTL', quantity: '600' });
  await payByCard(world, payable);
  const { key, expiresAt } = await aLink(payable, await begin(payable, 'card', 2));
  expect(Date.parse(expiresAt) - world.clock.now().getTime()).toBe(7 * DAY_SECONDS * 1000);
  const first = await open(key);
  expect(first.validUntil).toBe(expiresAt);
  world.clock.advance(2 * DAY_SECONDS);
  const later = await open(key);
  expect(later).toMatchObject({ amount: first.amount, status: 'created', validUntil: expiresAt });
  expect(later.providerOrderId).not.toBe(first.providerOrderId);
  world.clock.advance(5 * DAY_SECONDS);
  expect((await refusalOf(open(key))).code).toBe('link_ended');
  const buyer = await signedInAgain(world, payable.buyer);
  const own = await begin({ ...payable, buyer }, 'card', 2);
  expect(own.amount).toEqual(first.amount);
});

test("nobody makes a link for somebody else's payment", async () => {
  const payable = await abroad();
  const { paymentOrderId } = await begin(payable);
  const stranger = await world.asCustomer();
  const refused = await refusalOf(stranger.call(createPaymentLink, { params: { paymentOrderId }, body: {} }));
  expect([refused.status, refused.code]).toEqual([404, 'not_found']);
});

test('links are listed for their company and can be taken back; then the key opens nothing', async () => {
  const [payable, stranger] = [await abroad(), await abroad()];
  const { buyer, order } = payable;
  const { key } = await aLink(payable, await begin(payable, 'card'));
  const [link, ...rest] = await buyer.call(listPaymentLinks, {});
  expect([link?.orderNumber, rest]).toEqual([order.number, []]);
  expect(JSON.stringify(link)).not.toContain(key);
  expect(await stranger.buyer.call(listPaymentLinks, {})).toEqual([]);

  const params = { linkId: link?.linkId ?? '' };
  expect((await refusalOf(stranger.buyer.call(endPaymentLink, { params }))).status).toBe(404);
  expect((await open(key)).orderNumber).toBe(order.number);
  await buyer.call(endPaymentLink, { params });
  expect((await refusalOf(open(key))).code).toBe('link_ended');
  expect(await buyer.call(listPaymentLinks, {})).toEqual([]);
  expect((await refusalOf(buyer.call(endPaymentLink, { params }))).status).toBe(404);
});

const endOnlyLinkOf = async ({ buyer }: PayableOrder) => {
  const [link] = await buyer.call(listPaymentLinks, {});
  await buyer.call(endPaymentLink, { params: { linkId: link?.linkId ?? '' } });
};

const pageOf = (providerOrderId: string | null) =>
  world.inject({ method: 'GET', url: `/sandbox-checkout/${providerOrderId}` });

test('the checkout of a link that was ended is closed at the provider: who has it open pays nothing', async () => {
  const payable = await abroad();
  const { key } = await aLink(payable, await begin(payable, 'card'));
  const { providerOrderId } = await open(key);
  expect((await pageOf(providerOrderId)).statusCode).toBe(200);
  await endOnlyLinkOf(payable);
  await waitFor('the page to be closed', async () => (await pageOf(providerOrderId)).statusCode === 404);
  await expect(checkOut(world, providerOrderId ?? '')).rejects.toThrow('The checkout answered 404');
  expect(await capturesOf(world, payable.order.orderId)).toEqual([]);
  await payByCard(world, payable);
  expect(await capturesOf(world, payable.order.orderId)).toHaveLength(1);
});

test('a payment that was under way when its link was ended still counts', async () => {
  const payable = await abroad();
  const { orderId } = payable.order;
  const { key } = await aLink(payable, await begin(payable, 'card'));
  const { providerOrderId } = await open(key);
  await checkOut(world, providerOrderId ?? '', { outcome: 'pending', webhooks: 'never' });
  expect(await open(key)).toMatchObject({ status: 'attempted' });
  await endOnlyLinkOf(payable);
  await waitFor('the page to be closed', async () => (await pageOf(providerOrderId)).statusCode === 404);
  world.clock.advance(61);
  await pollPayments(world.services);
  expect(await capturesOf(world, orderId)).toHaveLength(1);
});

test('a link ended while its page is opened leaves no checkout open', async () => {
  const payable = await abroad();
  const { key } = await aLink(payable, await begin(payable, 'card'));
  await Promise.allSettled([open(key), endOnlyLinkOf(payable), open(key)]);
  const openCheckouts = async () => {
    const { rows } = await sql`
      select from sandbox_payment_orders join payment_orders on payment_order_id::text = reference
      where order_id = ${payable.order.orderId} and link_id is not null and closed_at is null`.execute(
      world.services.db.unscoped,
    );
    return rows.length;
  };
  await waitFor('every checkout of the link to be closed', async () => (await openCheckouts()) === 0);
});
