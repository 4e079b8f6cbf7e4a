/** Acts that wait for a second person, and people who give their word. */
import {
  sendStaffCode,
  sendStaffStepUpCode,
  verifyStaffCode,
  verifyStaffStepUpCode,
} from '#contract/staff/auth.ts';
import { listHeldActs, releaseHeldAct } from '#contract/staff/held-acts.ts';
import { changeStaff, inviteStaff } from '#contract/staff/people.ts';
import { newAddress } from '#tests/support/server/visitor.ts';
import type { StaffVisitor, World } from '#tests/support/server/world.ts';

export async function waitingActs({ call }: StaffVisitor, subject?: string) {
  const { records } = await call(listHeldActs, { query: { limit: 100, ...(subject ? { subject } : {}) } });
  return records;
}

/** Somebody who has nothing to do with it lets take effect whatever waits about this. */
export async function secondPersonReleases(world: World, subject?: string): Promise<void> {
  const second = await world.asStaff('owner');
  for (const { actId } of await waitingActs(second, subject))
    await second.call(releaseHeldAct, { params: { actId }, body: {} });
}

/** The same person once more: another sign-in, another token. */
export async function inAnotherTab(world: World, staff: StaffVisitor): Promise<StaffVisitor> {
  const { email, staffId } = staff;
  world.clock.advance(31);
  const address = newAddress();
  await world.visitor({ address }).call(sendStaffCode, { body: { email } });
  const otp = await world.codeSentTo(email);
  const { accessToken } = await world.visitor({ address }).call(verifyStaffCode, { body: { email, otp } });
  return { ...staff, ...world.visitor({ address, token: accessToken }), token: accessToken, staffId };
}

/** Somebody whom the owner lets in as an owner: perhaps the owner once more. */
export async function secondMailbox(world: World, owner: StaffVisitor): Promise<StaffVisitor> {
  await staffStepUp(world, owner);
  const email = `second.${owner.email}`;
  const body = { name: 'The same', email, role: 'owner' } as const;
  const { staffId } = await owner.call(inviteStaff, { body });
  return inAnotherTab(world, { ...owner, email, staffId });
}

export async function letGo(world: World, { staffId }: StaffVisitor): Promise<void> {
  const owner = await world.asStaff('owner');
  await owner.call(changeStaff, { params: { staffId }, body: { role: 'accounts', isActive: false } });
}

/** A fresh code on this very device. */
export async function staffStepUp(world: World, staff: StaffVisitor): Promise<void> {
  world.clock.advance(31);
  await staff.call(sendStaffStepUpCode, {});
  const otp = await world.codeSentTo(staff.email);
  await staff.call(verifyStaffStepUpCode, { body: { otp } });
}
