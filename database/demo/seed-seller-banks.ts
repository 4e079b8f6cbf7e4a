/** Where the demo's seller takes transfers. */
import type { Queries } from '#server/db/database.ts';
import type { DemoData } from './demo-data.ts';

const BANKS_FROM = new Date('2017-07-01T00:00:00Z');

/** Sellers and their accounts belong to no customer. */
export async function seedSellerBanks(tx: Queries, { seller }: DemoData): Promise<void> {
  const rows = await tx.unscoped
    .selectFrom('sellers')
    .select('seller_id')
    .where('gstin', '=', seller.gstin)
    .execute();
  const banks = rows.flatMap(({ seller_id }) =>
    seller.banks.map(({ currency, bankName, branch, holder, account, code, vpa }) => ({
      seller_id,
      currency,
      bank_name: bankName,
      branch,
      holder,
      account,
      code,
      vpa,
      effective_from: BANKS_FROM,
    })),
  );
  await tx.unscoped.insertInto('seller_banks').values(banks).execute();
}
