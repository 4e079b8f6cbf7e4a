/** The owner lets people in, gives them roles, and ends their sign-ins; all of it is in the audit trail. */
import type { StaffMember } from '#contract/staff/people.ts';
import { parseEmail } from '#domain/account/email-address.ts';
import { givesMoneyRole, wordCountsFrom } from '#domain/account/money-role.ts';
import type { StaffRole } from '#domain/account/staff-role.ts';
import { BRAND_NAME } from '#domain/shared/brand.ts';
import { assertUnchanged, formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { appAddress } from '#server/app-address.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import type { StaffActor } from '#server/http/actor.ts';
import { enqueueMessage } from '#server/integrations/messages/deliver-message.ts';
import type { Services } from '#server/services.ts';
import { addStaffMember } from '../account/staff-members.ts';
import { endWithChildren } from './end-family.ts';
import { endAllSessions } from './sessions.store.ts';
import {
  type LockedMember,
  lockActiveOwners,
  lockMemberByEmail,
  lockStaffAccess,
  type StaffPersonRow,
  saveStaffAccess,
  staffPeople,
} from './staff-people.store.ts';
import { assertSteppedUp } from './step-up.ts';

export async function listStaff({ clock }: Pick<Services, 'clock'>, db: Queries): Promise<StaffMember[]> {
  return (await staffPeople(db, clock.now(), null)).map(memberOf);
}

type Invited = { name: string; email: string; role: StaffRole; isReturning?: boolean | undefined };

export async function inviteStaff(
  services: Services,
  tx: Queries,
  actor: StaffActor,
  { name, email: typed, role, isReturning = false }: Invited,
): Promise<StaffMember> {
  await assertStillOwner(tx, actor);
  const parsed = parseEmail(typed);
  const email = parsed.ok ? parsed.email : typed;
  const before = await findInvited(tx, email, isReturning);
  const counts = await lateWord(services, tx, actor, null, { role, isActive: true });
  const staffId = await addStaffMember(services, tx, { email, name, role, ...counts });
  await record(services, tx, actor, staffId, {
    action: 'invited',
    details: { role, ...(before ? { roleBefore: before.role, activeBefore: before.is_active } : {}) },
  });
  await enqueueMessage(services, tx, {
    channel: 'email',
    to: email,
    purpose: 'staff-invitation',
    subject: `You can now sign in to the ${BRAND_NAME} desk`,
    text: `Hello ${name}, you can now work at the ${BRAND_NAME} desk. Sign in with this email address at ${appAddress(services.config, '/desk')}`,
  });
  return memberIn(services, tx, staffId);
}

/** Who works here gets another role in the list; who was let go comes back only when the owner says so. */
async function findInvited(
  tx: Queries,
  email: string,
  isReturning: boolean,
): Promise<LockedMember | undefined> {
  const known = await lockMemberByEmail(tx, email);
  if (!known || known.is_autopilot) return known;
  if (known.is_active)
    throw formRefusal({ email: `${known.name} already works here. You can change their role in the list.` });
  if (!isReturning)
    throw formRefusal({ isReturning: `${known.name} was let go. Confirm that they may work here again.` });
  return known;
}

/** Two owners who change each other at the same moment: the second is none any more, so one is always left. */
async function assertStillOwner(tx: Queries, { staffId }: StaffActor): Promise<void> {
  if (!(await lockActiveOwners(tx)).includes(staffId)) throw new Refusal('not_allowed');
}

type State = { role: StaffRole; isActive: boolean };

export async function changeStaff(
  services: Services,
  tx: Queries,
  actor: StaffActor,
  { staffId, role, isActive, readAt }: State & { staffId: string; readAt?: State | undefined },
): Promise<StaffMember> {
  // So that there is always an owner left.
  if (staffId === actor.staffId) throw new Refusal('not_allowed');
  await assertStillOwner(tx, actor);
  await assertPerson(services, tx, staffId);
  const before = await lockStaffAccess(tx, staffId);
  if (!before) throw new Refusal('not_found');
  assertUnchanged(readAt?.role, before.role);
  assertUnchanged(readAt?.isActive, before.is_active);
  const beforeIt = { role: before.role, isActive: before.is_active };
  const counts = await lateWord(services, tx, actor, beforeIt, { role, isActive });
  await saveStaffAccess(tx, staffId, { role, isActive, ...counts });
  await record(services, tx, actor, staffId, {
    action: 'changed',
    details: { roleBefore: before.role, role, activeBefore: before.is_active, active: isActive },
  });
  if (!isActive) await endSignIns(services, tx, staffId);
  return memberIn(services, tx, staffId);
}

/** Giving a role that lets money go takes a fresh code, and its word counts a day later. */
async function lateWord(
  services: Services,
  tx: Queries,
  actor: StaffActor,
  before: State | null,
  after: State,
): Promise<{ wordCountsFrom?: Date }> {
  if (!givesMoneyRole(before, after)) return {};
  await assertSteppedUp(services, tx, actor);
  return { wordCountsFrom: wordCountsFrom(services.clock.now()) };
}

/** What plays a demo has one switch, in System health. */
async function assertPerson(services: Services, tx: Queries, staffId: string): Promise<void> {
  if ((await memberIn(services, tx, staffId)).isAutopilot) throw new Refusal('not_allowed');
}

export async function endStaffSessions(
  services: Services,
  tx: Queries,
  actor: StaffActor,
  staffId: string,
): Promise<StaffMember> {
  const member = await memberIn(services, tx, staffId);
  await endSignIns(services, tx, staffId);
  await record(services, tx, actor, staffId, {
    action: 'sessions_ended',
    details: { sessions: member.sessions },
  });
  return memberIn(services, tx, staffId);
}

async function endSignIns(services: Services, tx: Queries, staffId: string): Promise<void> {
  await endWithChildren(
    services,
    tx,
    await endAllSessions(tx, { staffId }, 'ended_by_owner', services.clock.now()),
  );
}

type Done = { action: string; details: Record<string, string | number | boolean> };

async function record(
  services: Services,
  tx: Queries,
  { staffId: by, sessionId }: StaffActor,
  staffId: string,
  done: Done,
): Promise<void> {
  await recordHistory(services, tx, {
    subject: { kind: 'staff-member', id: staffId },
    actor: { kind: 'staff', id: by, sessionId },
    ...done,
  });
  await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['staff'] });
}

async function memberIn(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  staffId: string,
): Promise<StaffMember> {
  const [row] = await staffPeople(db, clock.now(), staffId);
  if (!row) throw new Refusal('not_found');
  return memberOf(row);
}

function memberOf(row: StaffPersonRow): StaffMember {
  return {
    staffId: row.staff_id,
    name: row.name,
    email: row.email,
    role: row.role,
    isActive: row.is_active,
    isAutopilot: row.is_autopilot,
    sessions: row.sessions,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    releasesMoneyFrom: row.word_counts_from?.toISOString() ?? null,
  };
}
