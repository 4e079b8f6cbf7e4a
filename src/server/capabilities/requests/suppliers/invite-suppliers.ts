/** The desk asks suppliers to quote; asking one twice changes nothing. */
import { formRefusalFor } from '#domain/shared/problem.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { assertOpenToQuotes } from '../allowed-moves.ts';
import { lockRequestForStaff, type RequestRow } from '../lock-request.ts';
import { announceRequest } from '../move-request.ts';
import { askSupplier } from './ask-supplier.ts';
import { insertInvitations, suppliersByIds } from './suppliers.store.ts';

export async function inviteSuppliers(
  services: Services,
  tx: Queries,
  by: DeskActor,
  fabId: string,
  supplierIds: readonly string[],
): Promise<RequestRow> {
  const row = await lockRequestForStaff(tx, fabId);
  assertOpenToQuotes(row);
  const wanted = new Set(supplierIds.map((supplierId) => supplierId.toLowerCase()));
  const suppliers = await suppliersByIds(tx, [...wanted]);
  if (suppliers.filter(({ is_active }) => is_active).length < wanted.size) {
    throw formRefusalFor({ supplierIds: { code: 'request_suppliers_not_active' } });
  }
  const added = await insertInvitations(tx, row, [...wanted], services.clock.now());
  if (added.length === 0) return row;
  for (const supplier of suppliers.filter(({ supplier_id }) => added.includes(supplier_id)))
    await askSupplier(services, tx, row, supplier, by);
  await recordHistory(services, tx, {
    brandId: row.brand_id,
    subject: { kind: 'fabric_request', id: row.fab_id },
    action: 'suppliers_invited',
    actor: deskInHistory(by),
    details: { suppliers: added.length },
  });
  await announceRequest(services, tx, row.brand_id);
  return row;
}
