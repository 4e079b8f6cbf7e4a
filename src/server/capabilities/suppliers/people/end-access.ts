/** The desk ends a person's access to a mill's list, or allows it again. */
import type { SupplierPerson } from '#contract/staff/supplier-people.ts';
import type { SupplierContact } from '#domain/requests/supplier-contacts.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { contactAt, MOST_PEOPLE } from '#domain/suppliers/mill-access.ts';
import { forgetDevice } from '#server/capabilities/one-time-codes/remember-device.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { deskInHistory } from '#server/events/history-actor.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { supplierOf } from '../invitations.store.ts';
import { deleteDevices, deletePersonSessions, lockPeople, peopleOf, setPersonEnd } from './people.store.ts';

type OfPerson = { supplierId: string; personId: string };

export async function listSupplierPeople(db: Queries, supplierId: string): Promise<SupplierPerson[]> {
  const supplier = await supplierOf(db, supplierId);
  if (!supplier) throw new Refusal('not_found');
  const contacts = (supplier.contacts ?? []) as SupplierContact[];
  return (await peopleOf(db, supplierId)).map((person) => ({
    personId: person.person_id,
    name: person.name,
    address: person.address,
    joinedAt: person.joined_at.toISOString(),
    hasAccess: person.ended_at === null && contactAt(contacts, person.address) !== null,
    endedAt: person.ended_at?.toISOString() ?? null,
  }));
}

export async function endSupplierPerson(
  services: Services,
  tx: Queries,
  by: StaffActor,
  of: OfPerson,
): Promise<{ success: true }> {
  await lockPeople(tx, of.supplierId);
  const ended = { ended_at: services.clock.now(), ended_by: by.staffId };
  if (!(await setPersonEnd(tx, of, ended))) throw new Refusal('not_found');
  await deletePersonSessions(tx, of.personId);
  for (const deviceKey of await deleteDevices(tx, of)) await forgetDevice(tx, deviceKey);
  await recordAccess(services, tx, by, of, 'person_ended');
  return { success: true };
}

export async function allowSupplierPerson(
  services: Services,
  tx: Queries,
  by: StaffActor,
  of: OfPerson,
): Promise<{ success: true }> {
  const people = await lockPeople(tx, of.supplierId);
  if (people.filter(({ ended_at }) => ended_at === null).length >= MOST_PEOPLE)
    throw new Refusal('illegal_transition', { from: 'ended', to: 'allowed', actor: 'staff' });
  if (!(await setPersonEnd(tx, of, { ended_at: null, ended_by: null }))) throw new Refusal('not_found');
  await recordAccess(services, tx, by, of, 'person_allowed');
  return { success: true };
}

async function recordAccess(
  services: Services,
  tx: Queries,
  by: StaffActor,
  { supplierId, personId }: OfPerson,
  action: string,
): Promise<void> {
  const person = (await peopleOf(tx, supplierId)).find(({ person_id }) => person_id === personId);
  await recordHistory(services, tx, {
    subject: { kind: 'supplier', id: supplierId },
    action,
    actor: deskInHistory(by),
    details: { person: person?.name ?? '' },
  });
  await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['suppliers'] });
}
