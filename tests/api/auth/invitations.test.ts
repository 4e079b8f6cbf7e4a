import { expect, test } from 'vitest';
import { readCustomer, requestDemo } from '#contract/customer/account.ts';
import { sendCode, verifyCode } from '#contract/customer/auth.ts';
import { readInvitation, signUp } from '#contract/customer/sign-up.ts';
import { acceptDemoRequest, listDemoRequests } from '#contract/staff/demo-requests.ts';
import { acceptedInvite, COMPANY, invited } from '#tests/support/data/sign-up.ts';
import { nextCodeTo } from '#tests/support/data/step-up.ts';
import { tablesContaining } from '#tests/support/database/database-facts.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld({ env: { PUBLIC_URL: 'https://selvedge.example' } }));
const staff = await world.asStaff();

const ended = async (invite: string) => {
  const looked = await refusalOf(world.call(readInvitation, { body: { invite } }));
  const signed = await refusalOf(world.call(signUp, { body: { ...COMPANY, invite } }));
  return [looked.status, looked.code, signed.status, signed.code];
};
const ENDED = [410, 'invitation_ended', 410, 'invitation_ended'];

test('a demo request reaches the list of the desk, newest first', async () => {
  for (const name of ['Clara Weber', 'João Silva']) {
    world.clock.advance(1);
    await world.visitor().call(requestDemo, {
      body: { contact: ' +49 30 123456 ', email: ' Buyer.List@Cloth.example', name },
    });
  }
  const { records, total, nextOffset } = await staff.call(listDemoRequests, { query: {} });
  expect([records.map(({ name }) => name), total, nextOffset]).toEqual([
    ['João Silva', 'Clara Weber'],
    2,
    null,
  ]);
  expect(records[0]).toEqual({
    demoRequestId: expect.any(String),
    name: 'João Silva',
    email: 'buyer.list@cloth.example',
    contact: '+49 30 123456',
    status: 'received',
    receivedAt: world.clock.now().toISOString(),
  });
});

test('an accepted request mails a link whose token only the mail holds', async () => {
  const email = 'clara.once@cloth.example';
  await world.visitor().call(requestDemo, { body: { contact: '+49 30 1', email, name: 'Clara Weber' } });
  const { records } = await staff.call(listDemoRequests, { query: {} });
  const demoRequestId = records.find((record) => record.email === email)?.demoRequestId ?? '';

  world.clock.advance(1);
  const accepted = await staff.call(acceptDemoRequest, { params: { demoRequestId } });

  expect(accepted).toEqual({
    sentTo: email,
    expiresAt: new Date(world.clock.now().getTime() + 7 * 86_400_000).toISOString(),
  });
  const mail = await world.messages.next(email);
  expect([mail.channel, mail.purpose]).toEqual(['email', 'sign-up-invitation']);
  const [, invite = ''] =
    /https:\/\/selvedge\.example\/createCustomer\?invite=([\w-]{43})$/.exec(mail.text) ?? [];
  expect(await world.call(readInvitation, { body: { invite } })).toEqual({ email, name: 'Clara Weber' });
  expect(await tablesContaining(world.services, invite)).toEqual([]);
  const after = await staff.call(listDemoRequests, { query: {} });
  expect(after.records.find((record) => record.email === email)?.status).toBe('accepted');
  const history = await world.services.db.unscoped
    .selectFrom('history')
    .select(['action', 'actor_kind', 'actor_id'])
    .where('subject_id', '=', demoRequestId)
    .orderBy('at')
    .execute();
  expect(history).toEqual([
    { action: 'received', actor_kind: 'anonymous', actor_id: null },
    { action: 'accepted', actor_kind: 'staff', actor_id: staff.staffId },
  ]);
});

test('accepting again sends a fresh link and ends the first', async () => {
  const { invite, email, demoRequestId } = await invited(world, staff);
  const fresh = await acceptedInvite(world, staff, demoRequestId, email);
  expect(fresh).not.toBe(invite);
  expect(await ended(invite)).toEqual(ENDED);
  expect((await world.call(readInvitation, { body: { invite: fresh } })).email).toBe(email);
});

test('an invitation works once, and the customer then signs in with a code', async () => {
  const { invite, email } = await invited(world, staff);
  const { customerId } = await world.call(signUp, { body: { ...COMPANY, invite } });
  expect(await ended(invite)).toEqual(ENDED);

  await world.call(sendCode, { body: { email: email.toUpperCase() } });
  const otp = await nextCodeTo(world, email);
  const answer = await world.call(verifyCode, { body: { email, otp, appType: 'Customer' } });
  expect([answer.isNewCustomer, answer.customerId]).toEqual([false, customerId]);
});

test('an invitation to a customer who is registered already is no second way in: they sign in by code', async () => {
  const known = await world.aCustomer({ market: 'INTL' });
  const { invite } = await invited(world, staff, { email: known.address });
  const refused = await refusalOf(world.call(signUp, { body: { ...COMPANY, invite } }));
  expect([refused.status, refused.code]).toEqual([410, 'invitation_ended']);
  world.clock.advance(30);
  const again = await world.signIn(known);
  const [profile] = await again.call(readCustomer, { params: { customerId: 'me' } });
  expect(profile?.name).toBe(known.name);
});

test('the desk and the owner accept requests; nobody else does', async () => {
  const { demoRequestId, email } = await invited(world, staff);
  const owner = await world.asStaff('owner');
  expect((await owner.call(acceptDemoRequest, { params: { demoRequestId } })).sentTo).toBe(email);
  const others = [
    await world.asStaff('production'),
    await world.asStaff('accounts'),
    await world.asCustomer(),
  ];
  for (const { call } of others) {
    const list = await refusalOf(call(listDemoRequests, { query: {} }));
    const accept = await refusalOf(call(acceptDemoRequest, { params: { demoRequestId } }));
    expect([list.status, accept.status, accept.code]).toEqual([403, 403, 'not_allowed']);
  }
  const anonymous = await refusalOf(world.call(acceptDemoRequest, { params: { demoRequestId } }));
  expect(anonymous.status).toBe(401);
});

test('a request nobody made is 404', async () => {
  const unknown = { params: { demoRequestId: world.services.ids.next() } };
  expect((await refusalOf(staff.call(acceptDemoRequest, unknown))).status).toBe(404);
});

test('the list is paged by twenty, and a page behind the end still knows how many there are', async () => {
  const { total: before } = await staff.call(listDemoRequests, { query: {} });
  for (let i = 0; i < 25; i += 1)
    await world.visitor().call(requestDemo, {
      body: { contact: '1', email: `many-${i}@cloth.example`, name: 'Many' },
    });
  const seen = new Set<string>();
  let offset: number | null = 0;
  while (offset !== null) {
    const page: { records: { demoRequestId: string }[]; total: number; nextOffset: number | null } =
      await staff.call(listDemoRequests, { query: { offset } });
    expect(page.total).toBe(before + 25);
    for (const { demoRequestId } of page.records) seen.add(demoRequestId);
    offset = page.nextOffset;
  }
  expect(seen.size).toBe(before + 25);
  expect(await staff.call(listDemoRequests, { query: { offset: 500 } })).toEqual({
    records: [],
    total: before + 25,
    nextOffset: null,
  });
});

test('an invitation lasts less than seven days', async () => {
  const { invite: late } = await invited(world, staff);
  const { invite: aSecondLater } = await invited(world, staff);
  world.clock.advance(7 * 86_400 - 1);
  expect(await ended(late)).toEqual(ENDED);
  const { accessToken } = await world.call(signUp, { body: { ...COMPANY, invite: aSecondLater } });
  expect(accessToken).not.toBeNull();
});

test('a key used for one request is refused for another: it never answers with somebody else', async () => {
  const staff = await world.asStaff();
  for (const email of ['first@cloth.example', 'second@cloth.example'])
    await world.visitor().call(requestDemo, { body: { contact: '+49 30 1', email, name: 'Clara Weber' } });
  const { records } = await staff.call(listDemoRequests, { query: {} });
  const idOf = (email: string) => records.find((record) => record.email === email)?.demoRequestId ?? '';
  const options = { idempotencyKey: 'accept-one-of-two' };
  const accept = (demoRequestId: string) =>
    staff.call(acceptDemoRequest, { params: { demoRequestId } }, options);

  expect((await accept(idOf('first@cloth.example'))).sentTo).toBe('first@cloth.example');
  const refused = await refusalOf(accept(idOf('second@cloth.example')));
  expect([refused.status, refused.code]).toEqual([409, 'idempotency_key_reused']);
});
