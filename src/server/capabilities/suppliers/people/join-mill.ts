/** Who proved a number of a mill's contacts with a code becomes one of its people, on this device. */

import type { SupplierContact } from '#domain/requests/supplier-contacts.ts';
import { contactAt, mayJoin } from '#domain/suppliers/mill-access.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { insertPerson, lockPeople, upsertDevice } from './people.store.ts';

type Joining = {
  supplierId: string;
  contacts: readonly SupplierContact[];
  address: string;
  deviceKey: string | null;
};

/** Null where the desk ended this person's access, or two others have it. */
export async function joinMill(
  services: Services,
  tx: Queries,
  { supplierId, contacts, address, deviceKey }: Joining,
): Promise<string | null> {
  const contact = contactAt(contacts, address);
  if (!contact) return null;
  const people = await lockPeople(tx, supplierId);
  const isEnded = (person: { ended_at: Date | null }) => person.ended_at !== null;
  if (
    !mayJoin(
      people.map((person) => ({ ...person, isEnded: isEnded(person) })),
      address,
    )
  )
    return null;
  const now = services.clock.now();
  const known = people.find((person) => person.address === address);
  const person_id = known?.person_id ?? services.ids.next();
  if (!known) {
    await insertPerson(tx, {
      person_id,
      supplier_id: supplierId,
      name: contact.name,
      address,
      joined_at: now,
    });
    await recordHistory(services, tx, {
      subject: { kind: 'supplier', id: supplierId },
      action: 'person_joined',
      actor: { kind: 'supplier', id: supplierId },
      details: { person: contact.name },
    });
    await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['suppliers'] });
  }
  if (deviceKey) await upsertDevice(tx, { person_id, device_key: deviceKey, confirmed_at: now });
  return person_id;
}
