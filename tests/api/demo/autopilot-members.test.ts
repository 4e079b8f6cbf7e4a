import { beforeAll, expect, test } from 'vitest';
import { listAuditTrail } from '#contract/staff/audit.ts';
import { sendStaffCode, verifyStaffCode } from '#contract/staff/auth.ts';
import { changeStaff, inviteStaff, listStaff, type StaffMember } from '#contract/staff/people.ts';
import { startAutopilot } from '#demo/autopilot/start-autopilot.ts';
import { tick } from '#demo/autopilot/tick.ts';
import { readDemoData } from '#demo/demo-data.ts';
import { seedTrade } from '#demo/seed-demo.ts';
import { aSubmittedRequest } from '#tests/support/data/requests.ts';
import { staffStepUp } from '#tests/support/data/second-person.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld, type StaffVisitor, someIdentity } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
let owner: StaffVisitor;
let played: StaffMember;

beforeAll(async () => {
  await seedTrade(world.services, await readDemoData());
  // The first numbers of a test run belong to the demo's people.
  for (let taken = 0; taken < 3; taken += 1) someIdentity();
  owner = await world.asStaff('owner');
  const members = (await owner.call(listStaff, {})).filter(({ isAutopilot }) => isAutopilot);
  expect(members.map(({ name }) => name)).toEqual(['Autopilot (demo)', 'Autopilot (demo), second approval']);
  [played] = members as [StaffMember, StaffMember];
});

test('what it does stands under its own name in the audit trail, and nothing of it under the system’s', async () => {
  const buyer = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(buyer);
  world.clock.advance(30);
  await tick(world.services);
  const query = { brandId: buyer.customer.brandId };
  const { records } = await owner.call(listAuditTrail, { query });
  const quotes = records.filter(
    ({ subjectKind, action }) => subjectKind === 'quote' && action === 'submitted',
  );
  expect(quotes.length).toBeGreaterThanOrEqual(2);
  for (const { actorKind, actorName } of quotes)
    expect({ actorKind, actorName }).toEqual({ actorKind: 'staff', actorName: 'Autopilot (demo)' });
  const own = await owner.call(listAuditTrail, { query: { actorId: played.staffId, subjectId: fabId } });
  expect(own.records).not.toEqual([]);
  const bySystem = records.filter(({ actorKind }) => actorKind === 'system');
  // Signing up is nobody's work but the house's.
  expect(bySystem.map(({ subjectKind }) => subjectKind)).toEqual(['customer']);
});

test('nobody signs in as the autopilot: no code is sent, and a code that is guessed reads as wrong', async () => {
  const { email } = played;
  await world.call(sendStaffCode, { body: { email } });
  const wrong = world.call(verifyStaffCode, { body: { email, otp: '000000' } });
  expect(await refusalOf(wrong)).toMatchObject({ code: 'code_wrong' });
  expect(world.messages.sent.filter(({ to }) => to === email)).toEqual([]);
});

test('nobody gives it another role, and nobody is invited under its address', async () => {
  const { staffId, email } = played;
  const body = { role: 'desk', isActive: true } as const;
  const changed = owner.call(changeStaff, { params: { staffId }, body });
  expect(await refusalOf(changed)).toMatchObject({ code: 'not_allowed' });
  await staffStepUp(world, owner);
  const invited = owner.call(inviteStaff, { body: { name: 'Somebody', email, role: 'owner' } });
  expect(await refusalOf(invited)).toMatchObject({ code: 'not_allowed' });
});

test('it does not start in production mode', () => {
  const config = { ...world.services.config, mode: 'production' as const };
  expect(() => startAutopilot({ ...world.services, config })).toThrow('demo');
});
