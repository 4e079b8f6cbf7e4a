/** A registration with its goods, locked in the order that everybody takes them. */
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryActor, recordHistory } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { type LockedDispatch, lockDispatch } from '../lock-dispatch.ts';
import {
  dispatchOfRegistration,
  lockRegistrationRow,
  type RegistrationColumns,
  type RegistrationRow,
  updateRegistration,
} from './registrations.store.ts';

export type LockedRegistration = LockedDispatch & { registration: RegistrationRow };

export async function lockRegistration(tx: Queries, registrationId: string): Promise<LockedRegistration> {
  const owner = await dispatchOfRegistration(tx, registrationId);
  if (!owner) throw new Refusal('not_found');
  const locked = await lockDispatch(tx, owner.dispatch_id);
  const registration = await lockRegistrationRow(tx, locked.order, registrationId);
  if (!registration) throw new Refusal('not_found');
  return { ...locked, registration };
}

/** The one way a registration changes; its move was asserted by whoever calls. */
export async function changeRegistration(
  services: Services,
  tx: Queries,
  { registration }: LockedRegistration,
  { by, action, set }: { by: HistoryActor; action: string; set: RegistrationColumns },
): Promise<void> {
  await updateRegistration(tx, registration, { ...set, changed_at: services.clock.now() });
  await recordRegistration(services, tx, registration, { by, action });
}

type Named = Pick<RegistrationRow, 'brand_id' | 'registration_id' | 'number'>;

/** For the audit trail and open screens; what the buyer is told of goes by the order. */
export async function recordRegistration(
  services: Services,
  tx: Queries,
  { brand_id: brandId, registration_id, number }: Named,
  { by, action }: { by: HistoryActor; action: string },
): Promise<void> {
  await recordHistory(services, tx, {
    brandId,
    subject: { kind: 'invoice-registration', id: registration_id },
    action,
    actor: by,
    details: { number },
  });
  await services.changes.announce(tx, { kind: 'change', brandId, keys: ['delivery'] });
}
