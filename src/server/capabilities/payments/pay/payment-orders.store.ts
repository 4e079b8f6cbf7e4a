import type { Insertable, Selectable, Updateable } from 'kysely';
import type { PaymentMethod } from '#domain/payments/methods/payment-methods.ts';
import type { PaymentStatus } from '#domain/payments/payment-status.ts';
import type { Currency } from '#domain/shared/money.ts';
import { claimOrKeep } from '#server/db/claims.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { PAYMENT_PROVIDER_NAMES } from '#server/integrations/payments/payment-provider.ts';

export const PAYMENT_SOURCES = [
  ...PAYMENT_PROVIDER_NAMES,
  'bank',
  'credit',
  'letter_of_credit',
  'advance',
] as const;
/** Those that have a page of their own, and can be asked how a payment stands. */
export const PROVIDERS: readonly PaymentSource[] = PAYMENT_PROVIDER_NAMES;
export type PaymentSource = (typeof PAYMENT_SOURCES)[number];

export type PaymentOrderRow = Omit<
  Selectable<Schema['payment_orders']>,
  'provider' | 'method' | 'currency' | 'status'
> & { provider: PaymentSource; method: PaymentMethod; currency: Currency; status: PaymentStatus };

/** Whoever may still be paid; the index one_open_payment_order names the same. */
export const OPEN_STATUSES = ['created', 'attempted', 'failed'] as const satisfies readonly PaymentStatus[];

type Owner = { brandId: string; paymentOrderId: string };

export function paymentOrderOf(
  db: Queries,
  { brandId, paymentOrderId }: Owner,
  lock: 'locked' | 'unlocked' = 'unlocked',
): Promise<PaymentOrderRow | undefined> {
  const query = db.scoped
    .selectFrom('payment_orders')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('payment_order_id', '=', paymentOrderId)
    .$castTo<PaymentOrderRow>();
  return (lock === 'locked' ? query.forUpdate() : query).executeTakeFirst();
}

/** A provider knows only its own id: whose payment it is comes out here, so no tenant can be named yet. */
export function paymentOrderOfProvider(
  db: Queries,
  provider: string,
  providerOrderId: string,
): Promise<PaymentOrderRow | undefined> {
  return db.unscoped
    .selectFrom('payment_orders')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_order_id', '=', providerOrderId)
    .$castTo<PaymentOrderRow>()
    .executeTakeFirst();
}

/** At most one for each instalment; the database sees to it. */
export function lockOpenPaymentOrders(tx: Queries, order: OrderKey): Promise<PaymentOrderRow[]> {
  return lockedPaymentOrders(tx, order).where('status', 'in', OPEN_STATUSES).execute();
}

/** Those paid from account credit. */
export function lockAccountCreditPayments(tx: Queries, order: OrderKey): Promise<PaymentOrderRow[]> {
  return lockedPaymentOrders(tx, order)
    .where('provider', '=', 'advance')
    .where('status', '=', 'captured')
    .execute();
}

function lockedPaymentOrders(tx: Queries, { brand_id, order_id }: OrderKey) {
  return tx.scoped
    .selectFrom('payment_orders')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .orderBy('created_at')
    .forUpdate()
    .$castTo<PaymentOrderRow>();
}

type OrderKey = { readonly brand_id: string; readonly order_id: string };

export function paymentIdsOf(db: Queries, { brand_id, order_id }: OrderKey) {
  return db.scoped
    .selectFrom('payment_orders')
    .select('payment_order_id')
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id);
}

/** Those that somebody really tried to pay; the others have nothing to tell. */
export async function triedPaymentIds(db: Queries, order: OrderKey): Promise<string[]> {
  const rows = await paymentIdsOf(db, order)
    .where((eb) => eb.or([eb('attempts', '>', 0), eb('settled_at', 'is not', null)]))
    .execute();
  return rows.map(({ payment_order_id }) => payment_order_id);
}

export async function insertPaymentOrder(
  tx: Queries,
  row: Insertable<Schema['payment_orders']> & Pick<PaymentOrderRow, 'provider' | 'method' | 'status'>,
): Promise<void> {
  await tx.scoped.insertInto('payment_orders').values(row).execute();
}

export async function updatePaymentOrder(
  tx: Queries,
  { brand_id, payment_order_id }: Pick<PaymentOrderRow, 'brand_id' | 'payment_order_id'>,
  set: Updateable<Schema['payment_orders']>,
): Promise<void> {
  await tx.scoped
    .updateTable('payment_orders')
    .set(set)
    .where('brand_id', '=', brand_id)
    .where('payment_order_id', '=', payment_order_id)
    .execute();
}

/** The first answer of the provider stays. */
export async function saveProviderOrderId(
  tx: Queries,
  {
    brand_id,
    payment_order_id,
    provider,
  }: Pick<PaymentOrderRow, 'brand_id' | 'payment_order_id' | 'provider'>,
  providerOrderId: string,
): Promise<void> {
  const saved = await tx.scoped
    .updateTable('payment_orders')
    .set({ provider_order_id: providerOrderId })
    .where('brand_id', '=', brand_id)
    .where('payment_order_id', '=', payment_order_id)
    .where('provider_order_id', 'is', null)
    .executeTakeFirst();
  if (saved.numUpdatedRows === 1n)
    await claimOrKeep(tx, {
      kind: 'provider_order',
      value: `${provider} ${providerOrderId}`,
      brandId: brand_id,
    });
}

/** Those made since an id of that time, for all companies: nobody is named. */
export async function paymentsByStatus(db: Queries, since: string): Promise<Map<string, number>> {
  const rows = await db.unscoped
    .selectFrom('payment_orders')
    .select(({ fn }) => ['status', fn.countAll<bigint>().as('payments')])
    .where('payment_order_id', '>=', since)
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, payments }) => [status, Number(payments)]));
}
