import { expect, test } from 'vitest';
import { sendCode } from '#contract/customer/auth.ts';
import { readStaffMember, sendStaffCode, staffLogout, verifyStaffCode } from '#contract/staff/auth.ts';
import { STAFF_ROLES } from '#domain/account/staff-role.ts';
import { rowsOf } from '#tests/support/database/database-facts.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());

test.each(STAFF_ROLES)('a member of staff with the role %s signs in by e-mail code', async (role) => {
  const staff = await world.asStaff(role);
  expect(await staff.call(readStaffMember, {})).toEqual({
    staffId: staff.staffId,
    name: 'Ravi',
    email: staff.email,
    role,
  });
});

test('verifying the desk code answers with token, role and name', async () => {
  const { email, staffId } = await world.asStaff('accounts');
  world.clock.advance(30);
  await world.call(sendStaffCode, { body: { email: email.toUpperCase() } });
  const otp = await world.codeSentTo(email);

  const answer = await world.visitor().inject({
    method: 'POST',
    url: verifyStaffCode.path,
    payload: { email, otp },
  });

  expect(answer.json()).toEqual({
    data: {
      accessToken: expect.stringMatching(/^[\w-]{43}$/),
      expiresInSeconds: 1800,
      role: 'accounts',
      name: 'Ravi',
      staffId,
    },
  });
});

test('an e-mail that is nobody at the desk gets the same answer and no message', async () => {
  const { email } = await world.asStaff();
  world.clock.advance(30);
  const seen = [];
  for (const requested of [email, 's-nobody@selvedge-demo.example']) {
    const before = await rowsOf(world.services, 'one_time_codes', 'history', 'sessions');
    const answer = await world
      .visitor()
      .inject({ method: 'POST', url: sendStaffCode.path, payload: { email: requested } });
    const after = await rowsOf(world.services, 'one_time_codes', 'history', 'sessions');
    const { 'x-request-id': _id, date: _date, ...headers } = answer.headers;
    // A new device gets a random number of its own.
    headers['set-cookie'] = String(headers['set-cookie']).replace(/=[\w-]{43};/, '=random;');
    seen.push({
      status: answer.statusCode,
      body: answer.body,
      headers,
      codes: after.one_time_codes - before.one_time_codes,
      others: [after.history - before.history, after.sessions - before.sessions],
    });
  }
  expect(seen[0]).toEqual(seen[1]);

  // A later message that arrives shows that the queue has passed the silent one.
  const { address, identity } = await world.aCustomer();
  await world.call(sendCode, { body: identity });
  await world.codeSentTo(address);
  await world.codeSentTo(email);
  expect(world.messages.sent.filter(({ to }) => to === 's-nobody@selvedge-demo.example')).toEqual([]);
});

test('a wrong desk code reads the same for staff and for nobody', async () => {
  const { email } = await world.asStaff();
  world.clock.advance(30);
  const answers = [];
  for (const requested of [email, 'another-nobody@selvedge-demo.example']) {
    await world.call(sendStaffCode, { body: { email: requested } });
    const guess = await world
      .visitor()
      .inject({ method: 'POST', url: verifyStaffCode.path, payload: { email: requested, otp: '135790' } });
    answers.push({ status: guess.statusCode, body: guess.body });
  }
  expect(answers[0]).toEqual(answers[1]);
});

test('someone who left the desk has no way in any more, and no way on', async () => {
  const staff = await world.asStaff('owner');
  await world.services.db.unscoped
    .updateTable('staff_members')
    .set({ is_active: false })
    .where('staff_id', '=', staff.staffId)
    .execute();

  expect((await refusalOf(staff.call(readStaffMember, {}))).status).toBe(401);
  world.clock.advance(30);
  await world.call(sendStaffCode, { body: { email: staff.email } });
  const { address, identity } = await world.aCustomer();
  await world.call(sendCode, { body: identity });
  await world.codeSentTo(address);
  // Only the first sign-in's message.
  expect(world.messages.sent.filter(({ to }) => to === staff.email)).toHaveLength(1);
});

test('the desk logout ends the token at once', async () => {
  const staff = await world.asStaff();
  expect(await staff.call(staffLogout, {})).toEqual({ success: true });
  expect((await refusalOf(staff.call(readStaffMember, {}))).code).toBe('unauthenticated');
});
