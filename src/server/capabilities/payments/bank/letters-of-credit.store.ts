import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { LetterOfCreditState } from '#domain/payments/methods/letter-of-credit-state.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { keepReportedPayment } from './reported-payment.ts';

export type LetterOfCreditRow = Omit<Selectable<Schema['letters_of_credit']>, 'state'> & {
  state: LetterOfCreditState;
};

export async function insertLetterOfCredit(
  tx: Queries,
  row: Insertable<Schema['letters_of_credit']> & { state: LetterOfCreditState },
): Promise<void> {
  await tx.scoped.insertInto('letters_of_credit').values(row).execute();
  await keepReportedPayment(tx, row);
}

/** Staff name a letter only by its id; whose it is comes out here. */
export function letterOfCreditOf(db: Queries, lcId: string): Promise<LetterOfCreditRow | undefined> {
  return db.forStaff
    .selectFrom('letters_of_credit')
    .selectAll()
    .where('lc_id', '=', lcId)
    .$castTo<LetterOfCreditRow>()
    .executeTakeFirst();
}

export async function updateLetterOfCredit(
  tx: Queries,
  { brand_id, lc_id }: Pick<LetterOfCreditRow, 'brand_id' | 'lc_id'>,
  set: Updateable<Schema['letters_of_credit']>,
): Promise<void> {
  const moved = await tx.scoped
    .updateTable('letters_of_credit')
    .set(set)
    .where('brand_id', '=', brand_id)
    .where('lc_id', '=', lc_id)
    .returning(['brand_id', 'payment_order_id'])
    .executeTakeFirst();
  if (moved && set.state !== undefined) await keepReportedPayment(tx, moved);
}

export function lettersOfCreditOf(
  db: Queries,
  { brand_id, payment_order_id }: { brand_id: string; payment_order_id: string },
): Promise<LetterOfCreditRow[]> {
  return db.scoped
    .selectFrom('letters_of_credit')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('payment_order_id', '=', payment_order_id)
    .orderBy('reported_at')
    .$castTo<LetterOfCreditRow>()
    .execute();
}

export type DeskLetterOfCreditRow = LetterOfCreditRow & {
  company: string;
  order_id: string;
  order_number: string;
  needed_minor: bigint;
};

/** Staff name a letter only by its id; whose it is comes out here. */
export function letterFileOf(
  db: Queries,
  lcId: string,
): Promise<{ brand_id: string; file_id: string | null } | undefined> {
  return db.forStaff
    .selectFrom('letters_of_credit')
    .select(['brand_id', 'file_id'])
    .where('lc_id', '=', lcId)
    .executeTakeFirst();
}

/** Those that wait longest first, of all companies. */
export async function deskLetterOfCreditPage(
  db: Queries,
  state: LetterOfCreditState,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: DeskLetterOfCreditRow[]; total: number }> {
  const rows = await db.forStaff
    .selectFrom('letters_of_credit')
    .innerJoin('payment_orders', (join) =>
      join
        .onRef('payment_orders.brand_id', '=', 'letters_of_credit.brand_id')
        .onRef('payment_orders.payment_order_id', '=', 'letters_of_credit.payment_order_id'),
    )
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.brand_id', '=', 'payment_orders.brand_id')
        .onRef('orders.order_id', '=', 'payment_orders.order_id'),
    )
    .innerJoin('companies', 'companies.brand_id', 'letters_of_credit.brand_id')
    .selectAll('letters_of_credit')
    .select([
      'companies.name as company',
      'orders.order_id',
      'orders.number as order_number',
      // Of one that stands, what is billed and open; a bank pays no more.
      sql<bigint>`coalesce((
        select sum(open_amount(part.state, part.amount_minor, part.paid_minor, part.withheld_minor))::bigint
        from instalments part
        where part.brand_id = orders.brand_id and part.order_id = orders.order_id and part.kind <> 'credit'
          and part.invoiced_on is not null and letters_of_credit.state = 'accepted'
      ), payment_orders.amount_minor)`.as('needed_minor'),
    ])
    .where('letters_of_credit.state', '=', state)
    .orderBy('letters_of_credit.reported_at')
    .orderBy('letters_of_credit.lc_id')
    .offset(offset)
    .limit(limit)
    .$castTo<DeskLetterOfCreditRow>()
    .execute();
  const counted = await db.forStaff
    .selectFrom('letters_of_credit')
    .select(sql<bigint>`count(*)`.as('total'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return { rows, total: Number(counted.total) };
}
