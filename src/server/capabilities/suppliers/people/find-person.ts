import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { MillActor } from '#server/http/actor.ts';
import { type PersonRow, peopleOf } from './people.store.ts';

export async function findPerson(
  db: Queries,
  { supplierId, personId }: Pick<MillActor, 'supplierId' | 'personId'>,
): Promise<PersonRow> {
  const person = (await peopleOf(db, supplierId)).find(({ person_id }) => person_id === personId);
  if (!person) throw new Refusal('not_found');
  return person;
}
