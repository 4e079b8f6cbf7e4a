/** The people of the marketplace who work in the desk. */
import { roleTooNewText } from '#domain/account/money-role.ts';
import { hasStaffRole, type StaffRole } from '#domain/account/staff-role.ts';
import type { Releaser, ReleaseStep } from '#domain/payments/two-people.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import {
  autopilotMembers,
  type StaffRow,
  saveStaff,
  staffAccessOf,
  staffByEmail,
  staffById,
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
  { clock }: Pick<Services, 'clock'>,
  tx: Queries,
  staffId: string,
  roles: readonly StaffRole[] = ACCOUNTS,
): Promise<Releaser | null> {
  const member = await staffAccessOf(tx, staffId);
  if (!member?.is_active || !hasStaffRole(member.role, roles)) return null;
  const isNew = member.word_counts_from !== null && member.word_counts_from > clock.now();
  return { staffId, isAutopilot: member.is_autopilot, newUntil: isNew ? member.word_counts_from : null };
}

/** Whoever acts now; signed in a moment ago, but let go in between. */
export async function actingReleaser(
  services: Pick<Services, 'clock'>,
  tx: Queries,
  staffId: string,
  roles: readonly StaffRole[] = ACCOUNTS,
): Promise<Releaser> {
  const releaser = await findReleaser(services, tx, staffId, roles);
  if (!releaser) throw new Refusal('not_allowed');
  return releaser;
}

export function assertWordCounts(
  { clock }: Pick<Services, 'clock'>,
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
  services: Services,
  tx: Queries,
  { email, name, role, isAutopilot = false, wordCountsFrom = null }: NewMember,
): Promise<string> {
  const staffId = await saveStaff(tx, {
    staffId: services.ids.next(),
    email,
    name,
    role,
    isAutopilot,
    createdAt: services.clock.now(),
    wordCountsFrom,
  });
  if (!staffId) throw new Refusal('not_allowed');
  await recordHistory(services, tx, {
    subject: { kind: 'staff-member', id: staffId },
    action: 'role-given',
    actor: { kind: 'system' },
    details: { role },
  });
  return staffId;
}
