/** Money that goes back; staff release it for all companies. */

import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { RefundState } from '#domain/payments/refund-state.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';
import { companyOfRow } from '#server/db/tenant/company-of-row.ts';

/** `pending`: the provider works on it; `failed`: people look at it again. */
export type RefundRow = Omit<Selectable<Schema['refunds']>, 'state' | 'currency'> & {
  state: RefundState;
  currency: Currency;
};

/** Once for each payment and reason, and for claims once for each of them. */
export async function insertRefund(
  tx: Queries,
  row: Insertable<Schema['refunds']> & { state: RefundState },
): Promise<void> {
  await tx.scoped.insertInto('refunds').values(row).execute();
}

export async function updateRefund(
  tx: Queries,
  { brand_id, refund_id }: Pick<RefundRow, 'brand_id' | 'refund_id'>,
  set: Updateable<Schema['refunds']>,
): Promise<void> {
  await tx.scoped
    .updateTable('refunds')
    .set(set)
    .where('brand_id', '=', brand_id)
    .where('refund_id', '=', refund_id)
    .execute();
}

export type RefundWithPayment = RefundRow & {
  company: string;
  number: string;
  provider: string;
  provider_payment_id: string;
  payment_order_id: string;
  /** Of all refunds that came out of the same act: what was paid in parts goes back in parts. */
  together_minor: bigint;
};

function refunds(db: Queries) {
  return db.forStaff
    .selectFrom('refunds as given')
    .innerJoin('captures', (join) =>
      join
        .onRef('captures.brand_id', '=', 'given.brand_id')
        .onRef('captures.capture_id', '=', 'given.capture_id'),
    )
    .innerJoin('orders', (join) =>
      join.onRef('orders.brand_id', '=', 'given.brand_id').onRef('orders.order_id', '=', 'given.order_id'),
    )
    .innerJoin('companies', 'companies.brand_id', 'given.brand_id')
    .selectAll('given')
    .select([
      'companies.name as company',
      'orders.number',
      'captures.provider',
      'captures.provider_payment_id',
      'captures.payment_order_id',
    ])
    .select(
      sql<bigint>`(
        select sum(part.amount_minor)::bigint from refunds part
        where part.brand_id = given.brand_id and part.order_id = given.order_id and part.reason = given.reason
          and part.issue_id is not distinct from given.issue_id
      )`.as('together_minor'),
    )
    .$castTo<RefundWithPayment>();
}

/** Staff name a refund only by its id; whose it is comes out here. */
export async function refundOf(
  db: Queries,
  refundId: string,
  lock: 'locked' | 'unlocked' = 'unlocked',
): Promise<RefundWithPayment | undefined> {
  const query = refunds(db).where('given.refund_id', '=', refundId);
  if (lock === 'unlocked') return query.executeTakeFirst();
  const brandId = await companyOfRow(db, 'refunds', ['refund_id', refundId]);
  if (brandId === undefined) return undefined;
  return query.where('given.brand_id', '=', brandId).forUpdate('given').executeTakeFirst();
}

export async function refundPage(
  db: Queries,
  state: RefundState,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: RefundWithPayment[]; total: number }> {
  const rows = await refunds(db)
    .where('given.state', '=', state)
    .orderBy('given.asked_at')
    .orderBy('given.refund_id')
    .offset(offset)
    .limit(limit)
    .execute();
  const counted = await db.forStaff
    .selectFrom('refunds')
    .select(sql<bigint>`count(*)`.as('total'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return { rows, total: Number(counted.total) };
}

export type RefundMark = Pick<RefundRow, 'asked_at' | 'refund_id'>;

/** What a job may send now: released by people, or for an order that died before its money came. */
export function refundsToSend(
  db: Queries,
  provider: string,
  { after, limit }: { after: RefundMark | null; limit: number },
): Promise<RefundWithPayment[]> {
  return refunds(db)
    .where('captures.provider', '=', provider)
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('given.asked_at', 'given.refund_id'),
          '>',
          eb.tuple(after?.asked_at ?? new Date(0), after?.refund_id ?? ''),
        ),
      ),
    )
    .where((eb) =>
      eb.or([
        eb('given.state', '=', 'released'),
        eb.and([eb('given.state', '=', 'asked'), eb('given.reason', '=', 'order_expired')]),
      ]),
    )
    .orderBy('given.asked_at')
    .orderBy('given.refund_id')
    .limit(limit)
    .execute();
}

/** Those that wait longest first. */
export function refundsToPoll(db: Queries, now: Date, limit: number): Promise<RefundWithPayment[]> {
  return refunds(db)
    .where('given.state', '=', 'pending')
    .where('given.poll_after', '<=', now)
    .orderBy('given.poll_after')
    .limit(limit)
    .execute();
}

/** What a provider has been asked to give back of one payment, whether it is done or not. */
export function refundsAtProvider(
  db: Queries,
  provider: string,
  providerPaymentId: string,
): Promise<RefundWithPayment[]> {
  return refunds(db)
    .where('captures.provider', '=', provider)
    .where('captures.provider_payment_id', '=', providerPaymentId)
    .where('given.state', 'in', ['pending', 'sent'])
    .where('given.provider_refund_id', 'is not', null)
    .execute();
}

/** The earliest first. */
export function refundsOfOrder(db: Queries, order: RefundedOrder): Promise<RefundRow[]> {
  return refundsStatement.all(db, order);
}

type RefundedOrder = { brand_id: string; order_id: string };
const refundsStatement = scopedStatement(({ brand_id, order_id }: RefundedOrder, db) =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .orderBy('asked_at')
    .orderBy('refund_id')
    .$castTo<RefundRow>(),
);

/** Of one payment, how much has really gone back. */
export async function refundedOfCapture(tx: Queries, brandId: string, captureId: string): Promise<bigint> {
  const row = await tx.scoped
    .selectFrom('refunds')
    .select(sql<bigint>`coalesce(sum(amount_minor), 0)::bigint`.as('minor'))
    .where('brand_id', '=', brandId)
    .where('capture_id', '=', captureId)
    .where('state', '=', 'sent')
    .executeTakeFirst();
  return row?.minor ?? 0n;
}
