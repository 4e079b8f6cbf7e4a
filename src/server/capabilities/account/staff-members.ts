/** The people of the marketplace who work in the desk. */
import { roleTooNewText } from '#domain/account/money-role.ts';
import { hasStaffRole, type StaffRole } from '#domain/account/staff-role.ts';
import type { Releaser, ReleaseStep } from '#domain/payments/two-people.ts';
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
  { clock }: Pick<Parts, 'clock'>,
  tx: Queries,
  staffId: string,
  roles: readonly StaffRole[] = ACCOUNTS,
): Promise<Releaser | null> {
  const member = await standingOf(tx, staffId);
  if (!member?.is_active || !hasStaffRole(member.role, roles)) return null;
  const isNew = member.word_counts_from !== null && member.word_counts_from > clock.now();
  return { staffId, isAutopilot: member.is_autopilot, newUntil: isNew ? member.word_counts_from : null };
}

/** Whoever acts now; signed in a moment ago, but let go in between. */
export async function actingReleaser(
  parts: Pick<Parts, 'clock'>,
  tx: Queries,
  staffId: string,
  roles: readonly StaffRole[] = ACCOUNTS,
): Promise<Releaser> {
  const releaser = await findReleaser(parts, tx, staffId, roles);
  if (!releaser) throw new Refusal('not_allowed');
  return releaser;
}

export function assertWordCounts(
  { clock }: Pick<Parts, 'clock'>,
  step: ReleaseStep,
  { newUntil }: Releaser,
): asserts step is 'released' | 'waits_for_second' {
  if (step === 'second_person_needed') throw new Refusal(step);
  if (step === 'role_too_new')
    throw new Refusal(step, newUntil ? { message: roleTooNewText(newUntil, clock.now()) } : {});
}

type NewMember = {
  email: string;
  name: string;
  role: StaffRole;
  isAutopilot?: boolean;
  /** Who is let in from the machine itself, not by a colleague, need not wait. */
  wordCountsFrom?: Date | null;
};

export async function addStaffMember(
  parts: Parts,
  tx: Queries,
  { email, name, role, isAutopilot = false, wordCountsFrom = null }: NewMember,
): Promise<string> {
  const staffId = await saveStaff(tx, {
    staffId: parts.ids.next(),
    email,
    name,
    role,
    isAutopilot,
    createdAt: parts.clock.now(),
    wordCountsFrom,
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
