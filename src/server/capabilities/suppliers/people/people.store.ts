/** People of mills, their devices and the few hours that each sign-in opens. They belong to a mill, to no buyer. */
import { type RawBuilder, sql } from 'kysely';
import type { SupplierContact } from '#domain/requests/supplier-contacts.ts';
import type { Queries } from '#server/db/database.ts';

export type PersonRow = {
  person_id: string;
  supplier_id: string;
  name: string;
  address: string;
  joined_at: Date;
  ended_at: Date | null;
};

/** Whoever no longer stands among the mill's contacts is no longer of the mill. */
function isContact(address: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from jsonb_array_elements(coalesce(suppliers.contacts, '[]')) as contact
    where ${address} in (contact ->> 'phone', contact ->> 'whatsapp', contact ->> 'email'))`;
}

export type ContactedMill = { supplier_id: string; contacts: SupplierContact[] };

export async function millsWithContact(db: Queries, address: string): Promise<ContactedMill[]> {
  const { rows } = await sql<ContactedMill>`
    select supplier_id, contacts from suppliers
    where is_active and ${isContact(sql`${address}::text`)} order by name limit 10`.execute(db.unscoped);
  return rows;
}

/** The supplier is locked, so that of two who join at once one sees the other. */
export async function lockPeople(tx: Queries, supplierId: string): Promise<PersonRow[]> {
  await sql`select from suppliers where supplier_id = ${supplierId} for update`.execute(tx.unscoped);
  return peopleOf(tx, supplierId);
}

export function peopleOf(db: Queries, supplierId: string): Promise<PersonRow[]> {
  return db.unscoped
    .selectFrom('supplier_people')
    .select(['person_id', 'supplier_id', 'name', 'address', 'joined_at', 'ended_at'])
    .where('supplier_id', '=', supplierId)
    .orderBy('joined_at')
    .execute();
}

export async function insertPerson(tx: Queries, person: Omit<PersonRow, 'ended_at'>): Promise<void> {
  await tx.unscoped.insertInto('supplier_people').values(person).execute();
}

/** True when this call changed it. */
export async function setPersonEnd(
  tx: Queries,
  { supplierId, personId }: { supplierId: string; personId: string },
  set: { ended_at: Date | null; ended_by: string | null },
): Promise<boolean> {
  const result = await tx.unscoped
    .updateTable('supplier_people')
    .set(set)
    .where('supplier_id', '=', supplierId)
    .where('person_id', '=', personId)
    .where('ended_at', set.ended_at === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function upsertDevice(
  tx: Queries,
  device: { person_id: string; device_key: string; confirmed_at: Date },
): Promise<void> {
  await tx.unscoped
    .insertInto('supplier_devices')
    .values(device)
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'device_key']).doUpdateSet({ confirmed_at: device.confirmed_at }),
    )
    .execute();
}

/** All of a person, or the one that is signed out; their keys come back. */
export async function deleteDevices(
  tx: Queries,
  { personId, deviceKey }: { personId: string; deviceKey?: string | null },
): Promise<string[]> {
  const rows = await tx.unscoped
    .deleteFrom('supplier_devices')
    .where('person_id', '=', personId)
    .$if(deviceKey !== undefined, (query) => query.where('device_key', '=', deviceKey ?? ''))
    .returning('device_key')
    .execute();
  return rows.map(({ device_key }) => device_key);
}

/** The one who confirmed it last, should a phone serve two mills. */
export async function personOnDevice(
  db: Queries,
  deviceKey: string,
): Promise<{ person_id: string } | undefined> {
  const { rows } = await sql<{ person_id: string }>`
    select person.person_id from supplier_devices device
    join supplier_people person on person.person_id = device.person_id and person.ended_at is null
    join suppliers on suppliers.supplier_id = person.supplier_id and suppliers.is_active
    where device.device_key = ${deviceKey} and ${isContact(sql.ref('person.address'))}
    order by device.confirmed_at desc limit 1`.execute(db.unscoped);
  return rows[0];
}

type NewSession = {
  session_id: string;
  person_id: string;
  token_hash: Buffer;
  created_at: Date;
  expires_at: Date;
};

export async function insertPersonSession(tx: Queries, session: NewSession): Promise<void> {
  await tx.unscoped.insertInto('supplier_person_sessions').values(session).execute();
}

export async function deletePersonSession(tx: Queries, sessionId: string): Promise<void> {
  await tx.unscoped.deleteFrom('supplier_person_sessions').where('session_id', '=', sessionId).execute();
}

export async function deletePersonSessions(tx: Queries, personId: string): Promise<void> {
  await tx.unscoped.deleteFrom('supplier_person_sessions').where('person_id', '=', personId).execute();
}

/** The same conditions as for its token. */
export async function isPersonSessionOpen(db: Queries, sessionId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from supplier_person_sessions session
    join supplier_people person on person.person_id = session.person_id and person.ended_at is null
    join suppliers on suppliers.supplier_id = person.supplier_id and suppliers.is_active
    where session.session_id = ${sessionId} and session.expires_at > ${now}
      and ${isContact(sql.ref('person.address'))}`.execute(db.unscoped);
  return rows.length > 0;
}

export type PersonSessionRow = {
  session_id: string;
  person_id: string;
  supplier_id: string;
  expires_at: Date;
};

/** All conditions in one statement: a forged, ended or expired token takes the same time and gets the same answer. */
export async function personByToken(
  db: Queries,
  tokenHash: Buffer,
  now: Date,
): Promise<PersonSessionRow | undefined> {
  const { rows } = await sql<PersonSessionRow>`
    select session.session_id, person.person_id, person.supplier_id, session.expires_at
    from supplier_person_sessions session
    join supplier_people person on person.person_id = session.person_id and person.ended_at is null
    join suppliers on suppliers.supplier_id = person.supplier_id and suppliers.is_active
    where session.token_hash = ${tokenHash} and session.expires_at > ${now}
      and ${isContact(sql.ref('person.address'))}`.execute(db.unscoped);
  return rows[0];
}
