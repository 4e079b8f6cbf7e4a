/** Sellers and their accounts, which belong to no customer. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries, Schema } from '#server/db/database.ts';

export type SellerRow = Selectable<Schema['sellers']>;
export type BankRow = Omit<Selectable<Schema['seller_banks']>, 'currency'> & {
  currency: Currency;
  maker: string | null;
  releaser: string | null;
};
type SellerColumns = Omit<Insertable<Schema['sellers']>, 'seller_id'>;

export function sellerRows(db: Queries): Promise<SellerRow[]> {
  return db.scoped
    .selectFrom('sellers')
    .selectAll()
    .orderBy('effective_from', 'desc')
    .orderBy('seller_id', 'desc')
    .execute();
}

/** Owners change sellers one after the other; orders are placed meanwhile as ever. */
export async function lockSellers(tx: Queries): Promise<void> {
  await sql`lock table sellers in share row exclusive mode`.execute(tx.scoped);
}

export function sellerOf(db: Queries, sellerId: string): Promise<SellerRow | undefined> {
  return db.scoped.selectFrom('sellers').selectAll().where('seller_id', '=', sellerId).executeTakeFirst();
}

/** Waits for orders that are being placed with it; those that come wait for us (`saveSellerRow`). */
export async function lockedSeller(tx: Queries, sellerId: string): Promise<SellerRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`seller ${sellerId}`}, 0))`.execute(tx.scoped);
  return sellerOf(tx, sellerId);
}

/** The registration of that seller as it stood at that instant; its own row, where it began only afterwards. */
export async function sellerRowAt(db: Queries, sellerId: string, at: Date): Promise<SellerRow | undefined> {
  const own = await sellerOf(db, sellerId);
  if (!own) return undefined;
  const then = await db.scoped
    .selectFrom('sellers')
    .selectAll()
    .where('gstin', '=', own.gstin)
    .where('effective_from', '<=', at)
    .orderBy('effective_from', 'desc')
    .orderBy('seller_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return then ?? own;
}

export async function insertSeller(tx: Queries, row: SellerColumns & { seller_id: string }): Promise<void> {
  await tx.scoped.insertInto('sellers').values(row).execute();
}

export async function updateSeller(tx: Queries, sellerId: string, set: SellerColumns): Promise<void> {
  await tx.scoped.updateTable('sellers').set(set).where('seller_id', '=', sellerId).execute();
}

/** Of all companies. A locked seller gets no new order meanwhile: placing one keeps the row before it is priced. */
export async function sellersWithOrders(db: Queries, sellerIds: readonly string[]): Promise<Set<string>> {
  const found = await Promise.all(
    sellerIds.map((sellerId) =>
      db.forStaff
        .selectFrom('orders')
        .select('seller_id')
        .where('seller_id', '=', sellerId)
        .limit(1)
        .execute(),
    ),
  );
  return new Set(found.flat().map(({ seller_id }) => seller_id));
}

/** Newest first in each currency. */
export function bankRowsOf(db: Queries, sellerIds: readonly string[]): Promise<BankRow[]> {
  if (sellerIds.length === 0) return Promise.resolve([]);
  return db.scoped
    .selectFrom('standing_seller_banks as banks')
    .leftJoin('staff_members as makers', 'makers.staff_id', 'banks.made_by')
    .leftJoin('staff_members as releasers', 'releasers.staff_id', 'banks.released_by')
    .selectAll('banks')
    .select(['makers.name as maker', 'releasers.name as releaser'])
    .where('banks.seller_id', 'in', sellerIds)
    .orderBy('banks.currency')
    .orderBy('banks.effective_from', 'desc')
    .$castTo<BankRow>()
    .execute();
}

export async function insertWithdrawal(
  tx: Queries,
  row: Insertable<Schema['seller_bank_withdrawals']>,
): Promise<void> {
  await tx.scoped.insertInto('seller_bank_withdrawals').values(row).execute();
}

export async function insertBank(tx: Queries, row: Insertable<Schema['seller_banks']>): Promise<void> {
  await tx.scoped.insertInto('seller_banks').values(row).execute();
}
