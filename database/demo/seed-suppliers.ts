/** Whoever weaves in the demo, and who writes its invoices. */
import { addSupplier } from '#server/capabilities/requests/suppliers/save-supplier.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import type { Cast, CastSeller } from './cast.ts';

/** Long before any quote: taxes of a quote follow the seller of its day. */
const SELLER_FROM = new Date('2017-07-01T00:00:00Z');

export async function seedSuppliers(parts: Parts, tx: Queries, { suppliers, seller }: Cast): Promise<void> {
  for (const supplier of suppliers) {
    await addSupplier(parts, tx, { kind: 'system' }, { ...supplier, isActive: true });
  }
  await keepSeller(parts, tx, seller);
}

/** Sellers belong to no customer. */
async function keepSeller({ ids }: Parts, tx: Queries, seller: CastSeller): Promise<void> {
  await tx.unscoped
    .insertInto('sellers')
    .values({
      seller_id: ids.next(),
      legal_name: seller.legalName,
      gstin: seller.gstin,
      state_code: seller.stateCode,
      address: seller.address,
      lut: seller.lut,
      iec: seller.iec,
      effective_from: SELLER_FROM,
    })
    .execute();
}
