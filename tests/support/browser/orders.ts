/** A buyer on the page who can order and pay, with the desk and the accounts behind, over HTTP. */

import type { Call } from '#contract/client.ts';
import { addAddress } from '#contract/customer/addresses.ts';
import {
  type Order,
  placeProvisionalOrder,
  readOrder,
  sendApprovalCode,
  validateOrder,
  verifyApprovalCode,
} from '#contract/customer/orders.ts';
import { createPaymentOrder, verifyPayment } from '#contract/customer/payments.ts';
import { approveQuote } from '#contract/customer/quotes.ts';
import { sendStepUpCode, verifyStepUpCode } from '#contract/customer/step-up.ts';
import { addGstNumber } from '#contract/customer/tax-numbers.ts';
import { listHeldActs, releaseHeldAct } from '#contract/staff/held-acts.ts';
import type { Market } from '#domain/shared/market.ts';
import { ADDRESS_OF } from '#tests/support/data/addresses.ts';
import { someGstin } from '#tests/support/data/gst-numbers.ts';
import type { Terms } from '#tests/support/data/orders.ts';
import type { QuoteBody } from '#tests/support/data/quotes.ts';
import type { RequestBody } from '#tests/support/data/requests.ts';
import type { Outbox } from '#tests/support/server/outbox.ts';
import { answered, type People } from './people.ts';
import { type QuoteDesk, test as quoteTest, staffClient } from './quotes.ts';

export type Quoted = { fabId: string; quoteId: string };
export type OrderingDesk = QuoteDesk & {
  /** Whoever matches transfers and releases refunds. */
  accounts: Call;
  /** Somebody who has nothing to do with it approves whatever waits about this transfer or letter. */
  secondPersonApproves(subject: string): Promise<void>;
  addressId: string;
  gstId: string | null;
  anApprovedQuote(change?: { request?: RequestBody; quote?: Partial<QuoteBody> }): Promise<Quoted>;
  /** 3,000 m, held and not yet paid. */
  anOrder(change?: Partial<Terms>): Promise<Order>;
  /** Also confirmed with its code, so that it can be paid. */
  aPayableOrder(change?: Partial<Terms>): Promise<Order>;
  /** Its first instalment is paid by card. */
  aConfirmedOrder(change?: Partial<Terms>): Promise<Order>;
};

export const test = quoteTest.extend<{ ordering: OrderingDesk }>({
  ordering: async ({ desk, people, serverUrl, address, outbox, signedIn: { customer } }, use) =>
    use(await openOrderingDesk({ desk, people, serverUrl, address, outbox, customer })),
});

type OrderingOptions = {
  desk: QuoteDesk;
  people: People;
  serverUrl: string;
  address: string;
  outbox: Outbox;
  customer: { market: Market; address: string };
};

export async function openOrderingDesk(options: OrderingOptions): Promise<OrderingDesk> {
  const { desk, serverUrl, customer } = options;
  const { buyer } = desk;
  const { addressId } = await buyer(addAddress, { body: ADDRESS_OF[customer.market] });
  const gstId = customer.market === 'IN' ? await aGstNumber(options) : null;
  const anApprovedQuote: OrderingDesk['anApprovedQuote'] = async (change = {}) => {
    const { fabId } = await desk.aRequest(change.request);
    const { quoteId } = await desk.aQuote(fabId, { creditDays: 0, ...change.quote });
    await buyer(approveQuote, { params: { quoteId }, body: { version: 1 } });
    return { fabId, quoteId };
  };
  const anOrder: OrderingDesk['anOrder'] = async (change = {}) => {
    const goods = change.fabId ? {} : await anApprovedQuote();
    const body = {
      quantity: '3000',
      billingAddressId: addressId,
      shippingAddressId: addressId,
      gstId,
      deliveryTerm: customer.market === 'IN' ? 'landed' : 'x_factory',
      creditDays: 0,
      ...goods,
      ...change,
    } as Terms;
    const order = await buyer(placeProvisionalOrder, { body });
    await buyer(validateOrder, { params: { orderId: order.orderId }, body: {} });
    return order;
  };
  const aPayableOrder: OrderingDesk['aPayableOrder'] = async (change) => {
    const order = await anOrder(change);
    return order.needsApprovalCode ? approved(options, order) : order;
  };
  return {
    ...desk,
    accounts: await staffClient({ ...options, role: 'accounts' }),
    async secondPersonApproves(subject) {
      const second = await staffClient({ ...options, role: 'owner' });
      const { records } = await second(listHeldActs, { query: { subject } });
      for (const { actId } of records) await second(releaseHeldAct, { params: { actId }, body: {} });
    },
    addressId,
    gstId,
    anApprovedQuote,
    anOrder,
    aPayableOrder,
    async aConfirmedOrder(change) {
      const { orderId } = await aPayableOrder(change);
      await payByCard(buyer, { serverUrl, orderId });
      return buyer(readOrder, { params: { orderId } });
    },
  };
}

async function approved(
  { desk: { buyer }, customer, outbox }: OrderingOptions,
  { orderId }: Order,
): Promise<Order> {
  await buyer(sendApprovalCode, { params: { orderId }, body: {} });
  const otp = await outbox.codeFor(customer.address);
  const order = await buyer(verifyApprovalCode, { params: { orderId }, body: { otp } });
  await buyer(validateOrder, { params: { orderId }, body: {} });
  return order;
}

async function aGstNumber({ desk: { buyer }, customer, outbox }: OrderingOptions): Promise<string> {
  await buyer(sendStepUpCode, {});
  await buyer(verifyStepUpCode, { body: { otp: await outbox.codeFor(customer.address) } });
  const gstin = someGstin({ state: ADDRESS_OF.IN.stateCode ?? '' });
  return (await buyer(addGstNumber, { body: { gstin } })).gstId;
}

/** At the sandbox's own page, through its form; the browser's answer comes before any webhook. */
export async function payByCard(
  buyer: Call,
  { serverUrl, orderId, instalment = 1 }: { serverUrl: string; orderId: string; instalment?: number },
): Promise<void> {
  const payment = await buyer(createPaymentOrder, { body: { orderId, instalment, method: 'card' } });
  const form = new FormData();
  for (const [name, value] of [
    ['method', 'card'],
    ['outcome', 'success'],
    ['webhooks', 'never'],
  ] as const)
    form.set(name, value);
  const answer = await answered(`${serverUrl}/sandbox-checkout/${payment.providerOrderId}`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const fragment = new URLSearchParams(answer.headers.get('location')?.split('#')[1]);
  const told = (name: string) => fragment.get(name) ?? '';
  await buyer(verifyPayment, {
    body: {
      providerOrderId: told('providerOrderId'),
      providerPaymentId: told('providerPaymentId'),
      signature: told('signature'),
    },
  });
}
