/** The people of the marketplace who work in the desk. */
import { hasStaffRole, type StaffRole } from '#domain/account/staff-role.ts';
import type { Releaser } from '#domain/payments/two-people.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import type { Parts } from '#server/parts.ts';
import {
  autopilotMembers,
  type StaffRow,
  saveStaff,
  staffByEmail,
  staffById,
  standingOf,
} from './staff.store.ts';

const ACCOUNTS = ['accounts'] as const;

/** Only active people can sign in; someone who left reads as unknown, and so does the demo's autopilot. */
export async function findStaffByEmail(db: Queries, email: string): Promise<StaffRow | undefined> {
  const member = await staffByEmail(db, email);
  return member?.is_active && !member.is_autopilot ? member : undefined;
}

export function findStaffById(db: Queries, staffId: string): Promise<StaffRow | undefined> {
  return staffById(db, staffId);
}

export function findAutopilotMembers(db: Queries): Promise<StaffRow[]> {
  return autopilotMembers(db);
}

/**
 * Whose word lets money go, as the two-person rule looks at them; the word of somebody who was let go since, or who has
 * another role now, is none.
 */
export async function findReleaser(
  tx: Queries,
  staffId: string,
  roles: readonly StaffRole[] = ACCOUNTS,
): Promise<Releaser | null> {
  const member = await standingOf(tx, staffId);
  return member?.is_active && hasStaffRole(member.role, roles)
    ? { staffId, isAutopilot: member.is_autopilot }
    : null;
}

/** Whoever acts now; signed in a moment ago, but let go in between. */
export async function actingReleaser(
  tx: Queries,
  staffId: string,
  roles: readonly StaffRole[] = ACCOUNTS,
): Promise<Releaser> {
  const releaser = await findReleaser(tx, staffId, roles);
  if (!releaser) throw new Refusal('not_allowed');
  return releaser;
}

type NewMember = { email: string; name: string; role: StaffRole; isAutopilot?: boolean };

export async function addStaffMember(
  parts: Parts,
  tx: Queries,
  { email, name, role, isAutopilot = false }: NewMember,
): Promise<string> {
  const staffId = await saveStaff(tx, {
    staffId: parts.ids.next(),
    email,
    name,
    role,
    isAutopilot,
    createdAt: parts.clock.now(),
  });
  if (!staffId) throw new Refusal('not_allowed');
  await recordHistory(parts, tx, {
    subject: { kind: 'staff-member', id: staffId },
    action: 'role-given',
    actor: { kind: 'system' },
    details: { role },
  });
  return staffId;
}
