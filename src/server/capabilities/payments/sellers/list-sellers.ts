import type { Seller } from '#contract/staff/sellers.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { findSeller } from '#server/capabilities/quotes/find-tax.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { bankRowsOf, type SellerRow, sellerOf, sellerRows, sellersWithOrders } from './sellers.store.ts';
import { sellerView } from './sellers.view.ts';

export async function listSellers(services: Pick<Services, 'clock'>, db: Queries): Promise<Seller[]> {
  return viewAll(services, db, await sellerRows(db));
}

export async function viewSeller(
  services: Pick<Services, 'clock'>,
  db: Queries,
  sellerId: string,
): Promise<Seller> {
  const row = await sellerOf(db, sellerId);
  const [seller] = row ? await viewAll(services, db, [row]) : [];
  if (!seller) throw new Refusal('not_found');
  return seller;
}

async function viewAll(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  rows: readonly SellerRow[],
): Promise<Seller[]> {
  const now = clock.now();
  const ids = rows.map(({ seller_id }) => seller_id);
  const banks = await bankRowsOf(db, ids);
  const current = await findSeller(db, now);
  const withOrders = await sellersWithOrders(db, ids);
  return rows.map((row) =>
    sellerView(row, {
      banks,
      isCurrent: current?.seller_id === row.seller_id,
      hasOrders: withOrders.has(row.seller_id),
      now,
    }),
  );
}
