/** The link by which a mill answers an enquiry: its key is shown once, only the hash stays with us. */
import { supplierPagePath } from '#contract/web-paths.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { appAddress } from '#server/app-address.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import { hashToken, newToken } from '#server/secrets/token.ts';
import type { Services } from '#server/services.ts';
import { lockRequestForStaff } from '../lock-request.ts';
import { endLinkRow, type Invited, insertLink, isInvited } from './supplier-links.store.ts';

/** Longer than any enquiry waits; the desk renews it where one does. */
const OPEN_FOR_MS = 90 * 24 * 60 * 60_000;

export type OpenedLink = { url: string; expiresAt: string };

/** The one before ends: there is one key a supplier and request. The request is locked. */
export async function openSupplierLink(
  services: Services,
  tx: Queries,
  by: DeskActor,
  invited: Invited,
): Promise<OpenedLink> {
  const now = services.clock.now();
  const key = newToken();
  const expiresAt = new Date(now.getTime() + OPEN_FOR_MS);
  await endLinkRow(tx, invited, now);
  await insertLink(tx, {
    brand_id: invited.brandId,
    link_id: services.ids.next(),
    fab_id: invited.fabId,
    supplier_id: invited.supplierId,
    key_hash: hashToken(key),
    created_by: by.kind === 'staff' ? by.staffId : null,
    created_at: now,
    expires_at: expiresAt,
  });
  return { url: appAddress(services.config, supplierPagePath(key)), expiresAt: expiresAt.toISOString() };
}

export async function renewSupplierLink(
  services: Services,
  tx: Queries,
  by: DeskActor,
  ids: { fabId: string; supplierId: string },
): Promise<OpenedLink> {
  const invited = await lockInvited(tx, ids);
  const opened = await openSupplierLink(services, tx, by, invited);
  await recordLink(services, tx, by, invited, 'link_renewed');
  return opened;
}

export async function endSupplierLink(
  services: Services,
  tx: Queries,
  by: DeskActor,
  ids: { fabId: string; supplierId: string },
): Promise<{ success: true }> {
  const invited = await lockInvited(tx, ids);
  if (!(await endLinkRow(tx, invited, services.clock.now()))) throw new Refusal('not_found');
  await recordLink(services, tx, by, invited, 'link_ended');
  return { success: true };
}

async function lockInvited(
  tx: Queries,
  { fabId, supplierId }: { fabId: string; supplierId: string },
): Promise<Invited & { number: string }> {
  const { brand_id: brandId, number } = await lockRequestForStaff(tx, fabId);
  const invited = { brandId, fabId, supplierId };
  if (!(await isInvited(tx, invited))) throw new Refusal('not_found');
  return { ...invited, number };
}

async function recordLink(
  services: Services,
  tx: Queries,
  by: DeskActor,
  { supplierId, number }: { supplierId: string; number: string },
  action: string,
): Promise<void> {
  await recordHistory(services, tx, {
    subject: { kind: 'supplier', id: supplierId },
    action,
    actor: deskInHistory(by),
    details: { number },
  });
  await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['suppliers'] });
}
