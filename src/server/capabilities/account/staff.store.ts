import type { StaffRole } from '#domain/account/staff-role.ts';
import type { Queries } from '#server/db/database.ts';

export type StaffRow = {
  staff_id: string;
  email: string;
  name: string;
  role: StaffRole;
  is_active: boolean;
  is_autopilot: boolean;
};

export function staffByEmail(db: Queries, email: string): Promise<StaffRow | undefined> {
  return staff(db).where('email', '=', email).executeTakeFirst();
}

export function staffById(db: Queries, staffId: string): Promise<StaffRow | undefined> {
  return staff(db).where('staff_id', '=', staffId).executeTakeFirst();
}

function staff(db: Queries) {
  return db.scoped
    .selectFrom('staff_members')
    .select(['staff_id', 'email', 'name', 'role', 'is_active', 'is_autopilot'])
    .$castTo<StaffRow>();
}

/** Nobody lets them go while this transaction counts on them. */
export function staffAccessOf(tx: Queries, staffId: string) {
  return tx.scoped
    .selectFrom('staff_members')
    .select(['role', 'is_active', 'is_autopilot', 'word_counts_from'])
    .where('staff_id', '=', staffId)
    .forShare()
    .$castTo<Pick<StaffRow, 'role' | 'is_active' | 'is_autopilot'> & { word_counts_from: Date | null }>()
    .executeTakeFirst();
}

/** The first one made is the first. */
export function autopilotMembers(db: Queries): Promise<StaffRow[]> {
  return staff(db).where('is_autopilot', '=', true).orderBy('created_at').orderBy('staff_id').execute();
}

/** An e-mail that is staff already takes the new role; one of the autopilot stays the autopilot's. */
export async function saveStaff(
  tx: Queries,
  member: {
    staffId: string;
    email: string;
    name: string;
    role: StaffRole;
    isAutopilot: boolean;
    createdAt: Date;
    wordCountsFrom: Date | null;
  },
): Promise<string | undefined> {
  const saved = await tx.scoped
    .insertInto('staff_members')
    .values({
      staff_id: member.staffId,
      email: member.email,
      name: member.name,
      role: member.role,
      is_autopilot: member.isAutopilot,
      created_at: member.createdAt,
      word_counts_from: member.wordCountsFrom,
    })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ role: member.role, is_active: true, word_counts_from: member.wordCountsFrom })
        .where('staff_members.is_autopilot', '=', member.isAutopilot),
    )
    .returning('staff_id')
    .executeTakeFirst();
  return saved?.staff_id;
}

export async function activeStaffEmails(tx: Queries, roles: readonly StaffRole[]): Promise<string[]> {
  const members = await tx.scoped
    .selectFrom('staff_members')
    .select('email')
    .where('is_active', '=', true)
    .where('is_autopilot', '=', false)
    .where('role', 'in', roles)
    .orderBy('email')
    .execute();
  return members.map(({ email }) => email);
}
