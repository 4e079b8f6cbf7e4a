/** The door of WhatsApp: forged, repeated, out of order, unknown, too large. */
import { expect, test } from 'vitest';
import { listRequests } from '#contract/customer/requests.ts';
import { WHATSAPP_VALIDITY_CODE } from '#domain/account/whatsapp-validity.ts';
import { signedHeaders, statusNotice } from '#server/integrations/whatsapp/sandbox/play-buyer.ts';
import { sandboxVerifyToken } from '#server/integrations/whatsapp/sandbox/sandbox-platform.ts';
import { handleChats, LINE, postChat, textNotice, write } from '#tests/support/data/chat.ts';
import { aColleague } from '#tests/support/data/colleagues.ts';
import { someNumber } from '#tests/support/data/whatsapp.ts';
import { openWorld, someIdentity } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const beside = await worldForFile(openWorld({ beside: world }));

async function keptMessages(): Promise<number> {
  const rows = await world.services.db.unscoped
    .selectFrom('whatsapp_messages')
    .select('message_id')
    .execute();
  return rows.length;
}

const drafts = async (buyer: Awaited<ReturnType<typeof world.asCustomer>>) =>
  (await buyer.call(listRequests, { query: { requestTab: 1 } })).total;

test('the challenge is answered to who knows the token, and to nobody else', async () => {
  const ask = (token: string, mode = 'subscribe') =>
    world.inject({
      method: 'GET',
      url: `/hooks/whatsapp?hub.mode=${mode}&hub.verify_token=${token}&hub.challenge=1158201444`,
    });
  const answer = await ask(sandboxVerifyToken(world.services));
  expect([answer.statusCode, answer.body]).toEqual([200, '1158201444']);
  expect(answer.headers['content-type']).toContain('text/plain');
  expect((await ask('wrong')).statusCode).toBe(401);
  expect((await ask(sandboxVerifyToken(world.services), 'unsubscribe')).statusCode).toBe(401);
  expect((await world.inject({ method: 'GET', url: '/hooks/whatsapp' })).statusCode).toBe(401);
});

test('a forged notice is refused and nothing of it is kept', async () => {
  const buyer = await world.asCustomer();
  const body = textNotice(world, buyer.customer.address, LINE);
  const signed = signedHeaders(world.services, body);
  const { 'x-hub-signature-256': signature = '', ...unsigned } = signed;
  const before = await keptMessages();
  for (const [forged, headers] of [
    [body, unsigned],
    [`${body} `, signed],
    [body.replace('10000', '90000'), signed],
    [body, { ...signed, 'x-hub-signature-256': signature.replace('sha256', 'sha1') }],
    [body, { ...signed, 'x-hub-signature-256': 'sha256=' }],
  ] as const)
    expect((await postChat(world, forged, headers)).statusCode).toBe(401);
  expect(await keptMessages()).toBe(before);
  await handleChats(world);
  expect(await drafts(buyer)).toBe(0);
});

test('the door takes signed JSON up to three megabytes, and nothing else', async () => {
  const json = { 'content-type': 'application/json' };
  expect((await postChat(world, 'a=b', { 'content-type': 'text/plain' })).statusCode).toBe(415);
  expect((await postChat(world, 'x'.repeat(3 * 1024 * 1024 + 1), json)).statusCode).toBe(413);
  const before = await keptMessages();
  for (const body of ['not json', '[]', '{"object":"page","entry":[]}'])
    expect((await postChat(world, body, signedHeaders(world.services, body))).statusCode).toBe(200);
  expect(await keptMessages()).toBe(before);
});

test('many forgeries from one address are throttled, and a true notice from there is not', async () => {
  const visitor = world.visitor({ address: '203.0.113.99' });
  const json = { 'content-type': 'application/json' };
  const codes: number[] = [];
  for (let n = 0; n < 22; n += 1) codes.push((await postChat(visitor, '{}', json)).statusCode);
  expect([codes.at(0), codes.at(-1)]).toEqual([401, 429]);
  const body = '{"object":"whatsapp_business_account","entry":[]}';
  expect((await postChat(visitor, body, signedHeaders(world.services, body))).statusCode).toBe(200);
});

test('one message delivered twenty times to two processes makes one draft and one answer', async () => {
  const buyer = await world.asCustomer();
  const body = textNotice(world, buyer.customer.address, LINE);
  const headers = signedHeaders(world.services, body);
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => postChat(n % 2 === 0 ? world : beside, body, headers)),
  );
  await Promise.all([handleChats(world), handleChats(beside), handleChats(world)]);
  await postChat(world, body, headers);
  await handleChats(world);
  expect(await drafts(buyer)).toBe(1);
  await world.messages.next(buyer.customer.address);
  const answers = world.messages.sent.filter(
    ({ to, purpose }) => to === buyer.customer.address && purpose === 'chat',
  );
  expect(answers).toHaveLength(1);
});

test('a notice older than the platform repeats it is somebody else’s repetition', async () => {
  const buyer = await world.asCustomer();
  const body = textNotice(world, buyer.customer.address, LINE);
  world.clock.advance(9 * 86_400);
  expect((await postChat(world, body, signedHeaders(world.services, body))).statusCode).toBe(200);
  await handleChats(world);
  const again = await world.signIn(buyer.customer);
  expect(await drafts(again)).toBe(0);
});

test('reports of how far a message has come may arrive in any order', async () => {
  const reference = world.services.ids.next();
  for (const status of ['read', 'sent', 'delivered', 'failed', 'read'] as const) {
    const body = statusNotice([reference], status);
    expect((await postChat(world, body, signedHeaders(world.services, body))).statusCode).toBe(200);
  }
  const receipt = await world.services.db.unscoped
    .selectFrom('whatsapp_receipts')
    .select('status')
    .where('reference', '=', reference)
    .executeTakeFirst();
  expect(receipt).toEqual({ status: 'read' });
});

test('who is not known gets the sign-up link once a day, and no draft is made', async () => {
  const { address } = someIdentity();
  for (const line of [LINE, 'hello?', LINE]) await write(world, address, line);
  await handleChats(world);
  const invitation = await world.messages.next(address);
  expect(invitation.text).toContain('/login');
  const toThem = () => world.messages.sent.filter(({ to }) => to === address).length;
  expect(toThem()).toBe(1);
  world.clock.advance(86_401);
  await write(world, address, LINE);
  await handleChats(world);
  await world.messages.next(address);
  expect(toThem()).toBe(2);
});

test('the WhatsApp number of a company with colleagues is its owner’s', async () => {
  const owner = await world.asCustomer();
  await aColleague(world, owner);
  const number = someNumber().address;
  await world.services.db.unscoped
    .insertInto('whatsapp_numbers')
    .values({
      brand_id: owner.customer.brandId,
      number,
      validity: WHATSAPP_VALIDITY_CODE.valid,
      updated_at: world.clock.now(),
    })
    .execute();
  await write(world, number, LINE);
  await handleChats(world);
  const [draft] = (await owner.call(listRequests, { query: { requestTab: 1 } })).records;
  expect(draft?.assignee?.name).toBe('Asha Verma');
});
