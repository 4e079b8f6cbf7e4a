/** From where a mill's goods leave: kept by the desk, read when a shipment is sent. */
import type { DispatchPlace } from '#domain/suppliers/dispatch-address.ts';
import type { Queries } from '#server/db/database.ts';
import { type SupplierRow, suppliersByIds, updateDispatchPlace } from './suppliers.store.ts';

export type MillsPlace = { millsName: string; place: DispatchPlace | null };

export async function findDispatchPlace(db: Queries, supplierId: string): Promise<MillsPlace> {
  const [row] = await suppliersByIds(db, [supplierId]);
  if (!row) throw new Error('What is made always has a supplier.');
  return { millsName: row.name, place: dispatchPlaceOf(row) };
}

export function dispatchPlaceOf(row: SupplierRow): DispatchPlace | null {
  const { dispatch_line1: line1, dispatch_city: city, dispatch_postcode: postcode } = row;
  const { dispatch_line2: line2, dispatch_state_code: stateCode } = row;
  if (line1 === null || city === null || postcode === null || stateCode === null) return null;
  return { line1, line2, city, postcode, stateCode };
}

export async function saveDispatchPlace(
  tx: Queries,
  supplierId: string,
  place: DispatchPlace | null,
): Promise<void> {
  await updateDispatchPlace(tx, supplierId, {
    dispatch_line1: place?.line1 ?? null,
    dispatch_line2: place?.line2 ?? null,
    dispatch_city: place?.city ?? null,
    dispatch_postcode: place?.postcode ?? null,
    dispatch_state_code: place?.stateCode ?? null,
  });
}
