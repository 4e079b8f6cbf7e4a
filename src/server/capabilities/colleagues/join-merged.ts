/** The people of a company that was merged work for the one it goes on as; where they were they still read and finish. */
import { LIMIT_AFTER_MERGE, type MergedSeat, seatAfterMerge } from '#domain/account/company/company-merge.ts';
import { type CompanyRole, orderedRoles, rolesWithoutOwner } from '#domain/account/company/company-role.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import {
  insertColleague,
  type PersonRow,
  peopleOf,
  personOfAddress,
  updateColleague,
} from './colleagues.store.ts';
import { deleteHandover } from './handovers.store.ts';
import { withdrawInvitations } from './invitations.store.ts';

export type PlannedSeat = { person: PersonRow; seat: MergedSeat; roles: CompanyRole[] };

/** Of everybody who works there now; whoever is blocked does not come along. */
export async function planSeats(
  db: Queries,
  { from, to }: { from: string; to: string },
): Promise<PlannedSeat[]> {
  const people = (await peopleOf(db, from)).filter(({ state }) => state === 'active');
  const planned: PlannedSeat[] = [];
  for (const person of people) {
    const there = await seatOf(db, to, person);
    const seat = seatAfterMerge(there?.state ?? null);
    const roles = orderedRoles(there?.roles ?? rolesWithoutOwner(person.roles));
    planned.push({ person, seat, roles });
  }
  return planned;
}

async function seatOf(db: Queries, brandId: string, { phone, email }: PersonRow) {
  const byPhone = phone && (await personOfAddress(db, brandId, phone));
  return byPhone || (email ? personOfAddress(db, brandId, email) : undefined);
}

/** Both companies must be locked. */
export async function takeSeats(
  services: Services,
  tx: Queries,
  to: string,
  planned: readonly PlannedSeat[],
): Promise<void> {
  const now = services.clock.now();
  for (const { person, seat, roles } of planned) {
    const { name, phone, email, language } = person;
    if (seat === 'joins')
      await insertColleague(tx, {
        customer_id: services.ids.next(),
        brand_id: to,
        name,
        phone,
        email,
        language,
        roles,
        order_limit_minor: LIMIT_AFTER_MERGE,
        created_at: now,
        // The next sign-in opens the company that goes on.
        chosen_at: now,
      });
    const there = seat === 'here' ? await seatOf(tx, to, person) : undefined;
    if (there) await updateColleague(tx, there, { chosen_at: now });
  }
  const addresses = planned.flatMap(({ person: { phone, email } }) => [phone, email]);
  const seated = addresses.filter((address) => address !== null);
  await withdrawInvitations(tx, { brandId: to, now, addresses: seated });
}

/** Nobody joins, and nobody takes over, what goes on as another company. */
export async function endOffersOf(services: Services, tx: Queries, brandId: string): Promise<void> {
  await withdrawInvitations(tx, { brandId, now: services.clock.now(), addresses: null });
  await deleteHandover(tx, brandId);
}
