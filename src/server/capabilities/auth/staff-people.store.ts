import { sql } from 'kysely';
import type { StaffRole } from '#domain/account/staff-role.ts';
import type { Queries } from '#server/db/database.ts';

export type StaffPersonRow = {
  staff_id: string;
  name: string;
  email: string;
  role: StaffRole;
  is_active: boolean;
  is_autopilot: boolean;
  sessions: number;
  last_seen_at: Date | null;
  /** Null once it counts. */
  word_counts_from: Date | null;
};

/** All of them, or the one that is named; a marketplace has a handful. */
export async function staffPeople(db: Queries, now: Date, staffId: string | null): Promise<StaffPersonRow[]> {
  const { rows } = await sql<StaffPersonRow>`
    select staff_members.staff_id, staff_members.name, staff_members.email, staff_members.role,
      staff_members.is_active, staff_members.is_autopilot, count(sessions.session_id)::integer as sessions,
      max(sessions.last_seen_at) as last_seen_at,
      case when staff_members.word_counts_from > ${now} then staff_members.word_counts_from end as word_counts_from
    from staff_members
    left join sessions on sessions.staff_id = staff_members.staff_id and sessions.ended_at is null
      and sessions.ends_at > ${now}
    where ${staffId}::uuid is null or staff_members.staff_id = ${staffId}::uuid
    group by staff_members.staff_id
    order by lower(staff_members.name), staff_members.staff_id`.execute(db.forStaff);
  return rows;
}

/** In one order, so that two owners who lock them wait for each other. */
export async function lockActiveOwners(tx: Queries): Promise<string[]> {
  const owners = await tx.forStaff
    .selectFrom('staff_members')
    .select('staff_id')
    .where('role', '=', 'owner')
    .where('is_active', '=', true)
    .where('is_autopilot', '=', false)
    .orderBy('staff_id')
    .forUpdate()
    .execute();
  return owners.map(({ staff_id }) => staff_id);
}

export type LockedMember = { name: string; role: string; is_active: boolean; is_autopilot: boolean };

export function lockMemberByEmail(tx: Queries, email: string): Promise<LockedMember | undefined> {
  return tx.forStaff
    .selectFrom('staff_members')
    .select(['name', 'role', 'is_active', 'is_autopilot'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
}

export function lockStaffAccess(
  tx: Queries,
  staffId: string,
): Promise<{ role: StaffRole; is_active: boolean } | undefined> {
  return tx.forStaff
    .selectFrom('staff_members')
    .select(['role', 'is_active'])
    .where('staff_id', '=', staffId)
    .forUpdate()
    .$castTo<{ role: StaffRole; is_active: boolean }>()
    .executeTakeFirst();
}

/** From when on the word counts stays as it is where no new time is given. */
export async function saveStaffAccess(
  tx: Queries,
  staffId: string,
  { role, isActive, wordCountsFrom }: { role: StaffRole; isActive: boolean; wordCountsFrom?: Date },
): Promise<void> {
  await tx.forStaff
    .updateTable('staff_members')
    .set({ role, is_active: isActive, ...(wordCountsFrom ? { word_counts_from: wordCountsFrom } : {}) })
    .where('staff_id', '=', staffId)
    .execute();
}
