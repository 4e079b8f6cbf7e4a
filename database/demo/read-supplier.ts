import type { MsmeClass } from '#domain/account/tax-numbers/msme.ts';
import type { Queries } from '#server/db/database.ts';
import type { AskingSupplier } from './autopilot/offer/asked-and-supplier.ts';

/** What a rating is when nobody has given one yet. */
const UNRATED = { tenths: 40, onTimePercent: 85 } as const;

/** Suppliers belong to no customer. */
export async function readSupplier(
  db: Queries,
  by: { supplierId: string } | { name: string },
): Promise<AskingSupplier> {
  const query = db.unscoped
    .selectFrom('suppliers')
    .select(['supplier_id', 'name', 'city', 'state_code', 'rating_tenths', 'on_time_percent', 'msme_class']);
  const named =
    'name' in by ? query.where('name', '=', by.name) : query.where('supplier_id', '=', by.supplierId);
  const row = await named.executeTakeFirstOrThrow();
  return {
    supplierId: row.supplier_id,
    name: row.name,
    city: row.city,
    stateCode: row.state_code,
    ratingTenths: row.rating_tenths ?? UNRATED.tenths,
    onTimePercent: row.on_time_percent ?? UNRATED.onTimePercent,
    msmeClass: row.msme_class as MsmeClass | null,
  };
}
