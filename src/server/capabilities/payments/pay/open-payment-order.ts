/** Begins the payment of an instalment: the amount is frozen here, before anybody outside is asked. */

import { payableFromAccountCredit } from '#domain/payments/account-credit.ts';
import type { PaymentMethod } from '#domain/payments/methods/payment-methods.ts';
import { type Money, money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { extendHoldForBank } from '#server/capabilities/order-records/extend-hold.ts';
import { findCredit } from '#server/capabilities/order-records/find-credit.ts';
import { lockOrder, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { type InstalmentRow, lockInstalments } from '#server/capabilities/order-records/order-instalments.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { lockAccountCredit } from '../account-credit/find-account-credit.ts';
import { payFromAccountCredit } from '../account-credit/pay-from-account-credit.ts';
import { reserveCredit } from '../credit/cover-by-credit.ts';
import { coverWithCredit } from '../settle/confirm-covered.ts';
import { movePayment, recordPayment } from './move-payment.ts';
import {
  assertMethodOpen,
  assertOrderPayable,
  closedMethod,
  leftForLetterOfCredit,
  payableInstalment,
} from './payable-instalment.ts';
import {
  insertPaymentOrder,
  lockOpenPaymentOrders,
  type PaymentOrderRow,
  type PaymentSource,
  PROVIDERS,
  updatePaymentOrder,
} from './payment-orders.store.ts';
import { sellerBankOf, upiLimitOf } from './seller-banks.store.ts';

export type NewPayment = {
  brandId: string;
  orderId: string;
  position: number;
  method: PaymentMethod;
  by: HistoryActor;
  /** Whoever holds this link pays, and comes back to its page. */
  linkId: string | null;
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Once the order is confirmed nothing is held any more; a page of a provider still does not stay open for ever. */
const OPEN_FOR_MS = { provider: DAY / 2, bank: 14 * DAY, letter_of_credit: 90 * DAY } as const;
const FIRST_POLL_MS = MINUTE;
const SLOW_METHOD = { bank: 'bank_transfer', letter_of_credit: 'letter_of_credit' } as const;

/** Returns the id of the payment order, an open one where it fits. */
export async function openPaymentOrder(services: Services, tx: Queries, wanted: NewPayment): Promise<string> {
  const { brandId, orderId, position, method, by } = wanted;
  const order = await lockOrder(tx, brandId, orderId);
  await assertOrderPayable(services, tx, order);
  const instalments = await lockInstalments(tx, order);
  const { due, credit } = await dueNow(tx, order, instalments, { position, method });
  const { free } = await findCredit(tx, { brandId, market: order.market });
  const sellerBank = await sellerBankOf(tx, order, services.clock.now());
  assertMethodOpen(order, due, method, { creditFree: free, credit, upiLimit: upiLimitOf(sellerBank) });
  const source = sourceOf(services, order, method);
  if (source === 'bank' && !sellerBank) {
    throw closedMethod('We cannot take transfers right now. Choose another way to pay.');
  }
  const reusable = await releaseInstalment(services, tx, { order, ...due, source, wanted });
  if (reusable) return reusable.payment_order_id;
  await reserveCredit(
    tx,
    order,
    method === 'credit' ? instalments : instalments.filter((row) => row !== due.instalment),
  );
  const held = isSlow(source)
    ? await extendHoldForBank(services, tx, order, { by, method: SLOW_METHOD[source], hasProof: false })
    : order;
  const row = await insertOpen(services, tx, held, { ...due, source, wanted });
  if (source === 'credit') await coverWithCredit(services, tx, { order: held, payment: row }, by);
  if (source === 'advance') await payFromAccountCredit(services, tx, held, row, by);
  return row.payment_order_id;
}

type Due = { instalment: InstalmentRow; amount: Money };

/** From account credit only as much is paid as there is; a letter of credit stands for all that is not on credit. */
async function dueNow(
  tx: Queries,
  order: OrderRow,
  instalments: readonly InstalmentRow[],
  { position, method }: Pick<NewPayment, 'position' | 'method'>,
): Promise<{ due: Due; credit: Money }> {
  const due = payableInstalment(order, instalments, position);
  if (method === 'letter_of_credit') {
    return { due: { ...due, amount: leftForLetterOfCredit(instalments) }, credit: money(0n, order.currency) };
  }
  if (method !== 'advance') return { due, credit: money(0n, order.currency) };
  const credit = await lockAccountCredit(tx, order);
  return { due: { ...due, amount: payableFromAccountCredit(due.amount, credit) }, credit };
}

function sourceOf({ payments }: Services, { market }: OrderRow, method: PaymentMethod): PaymentSource {
  if (method === 'bank_transfer') return 'bank';
  if (method === 'credit' || method === 'letter_of_credit' || method === 'advance') return method;
  return payments.forMarket(market).name;
}

function isSlow(source: PaymentSource): source is 'bank' | 'letter_of_credit' {
  return source === 'bank' || source === 'letter_of_credit';
}

type Choice = {
  order: OrderRow;
  instalment: InstalmentRow;
  amount: Money;
  source: PaymentSource;
  wanted: NewPayment;
};

/** The same provider with the same amount goes on where it was; any other way ends the old one, unless it is being paid. */
async function releaseInstalment(
  services: Services,
  tx: Queries,
  choice: Choice,
): Promise<PaymentOrderRow | null> {
  const { order, instalment, amount, source, wanted } = choice;
  // A letter of credit stands for every instalment, whichever it was reported for.
  const open = (await lockOpenPaymentOrders(tx, order)).find(
    (row) => row.instalment_id === instalment.instalment_id || row.provider === 'letter_of_credit',
  );
  if (!open) return null;
  const isSame =
    open.provider === source &&
    open.amount_minor === amount.minor &&
    open.link_id === wanted.linkId &&
    open.expires_at > services.clock.now();
  if (isSame) {
    if (open.method !== wanted.method) await updatePaymentOrder(tx, open, { method: wanted.method });
    return open;
  }
  if (open.status === 'attempted') throw new Refusal('payment_under_way');
  await movePayment(services, tx, open, 'expired', { as: 'clock', by: wanted.by });
  return null;
}

async function insertOpen(
  services: Services,
  tx: Queries,
  order: OrderRow,
  { instalment, amount, source, wanted }: Omit<Choice, 'order'>,
): Promise<PaymentOrderRow> {
  const now = services.clock.now();
  const isAtProvider = PROVIDERS.includes(source);
  const openFor = OPEN_FOR_MS[isSlow(source) ? source : 'provider'];
  const row: PaymentOrderRow = {
    payment_order_id: services.ids.next(),
    brand_id: order.brand_id,
    order_id: order.order_id,
    instalment_id: instalment.instalment_id,
    provider: source,
    provider_order_id: null,
    method: wanted.method,
    amount_minor: amount.minor,
    currency: amount.currency,
    status: 'created',
    attempts: 0,
    link_id: wanted.linkId,
    created_at: now,
    expires_at: order.held_until ?? new Date(now.getTime() + openFor),
    settled_at: null,
    poll_after: isAtProvider ? new Date(now.getTime() + FIRST_POLL_MS) : null,
  };
  await insertPaymentOrder(tx, row);
  await recordPayment(services, tx, row, { by: wanted.by, action: 'created' });
  return row;
}
