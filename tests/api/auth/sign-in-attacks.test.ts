import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { endSession, listSessions, logout } from '#contract/customer/auth.ts';
import { sendStaffCode, verifyStaffCode } from '#contract/staff/auth.ts';
import { bitsOfPuzzle } from '#domain/account/puzzle/proof-of-work.ts';
import { raiseCounters } from '#server/db/counter-sets.ts';
import { solved } from '#tests/support/attacks/proof-of-work.ts';
import { browserIn } from '#tests/support/server/browsing-visitor.ts';
import { newAddress } from '#tests/support/server/visitor.ts';
import { type Customer, openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());

const MINUTE = 60;
const MINUTE_MS = 60_000;
const HOUR = 60 * MINUTE;
const otherThan = (otp: string) => (otp === '000000' ? '000001' : '000000');

/** One network of 256 addresses for each `network`. */
const addressIn = (network: number, host: number) => `172.${16 + (network >> 8)}.${network & 255}.${host}`;

async function aRememberedBrowser(customer: Customer) {
  const browser = browserIn(world);
  expect((await browser.ask(customer)).status).toBe(200);
  const otp = await world.codeSentTo(customer.address);
  expect((await browser.enter(customer, otp)).status).toBe(200);
  world.clock.advance(30);
  return browser;
}

async function alarm(audience: string): Promise<string | undefined> {
  const { body } = await world.inject({ method: 'GET', url: '/metrics' });
  return new RegExp(`^sign_in_under_attack\\{audience="${audience}"\\} (\\d)$`, 'm').exec(body)?.[1];
}

test("a stranger's request for my number does not end the code I asked for", async () => {
  const customer = await world.aCustomer();
  const [me, stranger] = [browserIn(world), browserIn(world)];
  await me.ask(customer);
  const mine = await world.codeSentTo(customer.address);
  world.clock.advance(30);
  expect((await stranger.ask(customer)).status).toBe(200);
  await world.codeSentTo(customer.address);
  expect((await me.enter(customer, mine)).status).toBe(200);
});

test("a stranger's wrong tries end nothing of mine, and he gets five of them", async () => {
  const customer = await world.aCustomer();
  const me = browserIn(world);
  await me.ask(customer);
  const mine = await world.codeSentTo(customer.address);
  const seen = [];
  for (let tries = 0; tries < 7; tries += 1)
    seen.push((await browserIn(world).enter(customer, otherThan(mine))).status);
  expect(seen).toEqual([422, 422, 422, 422, 422, 429, 429]);
  expect((await me.enter(customer, mine)).status).toBe(200);
});

test('the code I asked for in one network works in the next one, as long as the cookie is there', async () => {
  const customer = await world.aCustomer();
  const atHome = browserIn(world);
  await atHome.ask(customer);
  const mine = await world.codeSentTo(customer.address);
  for (let tries = 0; tries < 5; tries += 1) await browserIn(world).enter(customer, otherThan(mine));
  const outside = browserIn(world);
  for (const [name, value] of atHome.cookies) outside.cookies.set(name, value);
  expect((await outside.enter(customer, mine)).status).toBe(200);
});

test('a stranger who used up the codes of my number costs me a puzzle, not my sign-in', async () => {
  const customer = await world.aCustomer();
  const stranger = browserIn(world);
  for (let sends = 0; sends < 5; sends += 1) {
    expect((await stranger.ask(customer)).status).toBe(200);
    await world.codeSentTo(customer.address);
    world.clock.advance(30);
  }
  const again = await stranger.ask(customer);
  expect([again.status, again.error?.code, again.error?.details?.puzzle]).toEqual([
    429,
    'too_many_codes',
    undefined,
  ]);

  const me = browserIn(world);
  const set = await me.ask(customer);
  expect([set.status, set.error?.code]).toEqual([429, 'too_many_codes']);
  const proof = await solved(set.error?.details?.puzzle);
  expect((await me.ask(customer, proof)).status).toBe(200);
  const mine = await world.codeSentTo(customer.address);
  expect((await me.enter(customer, mine)).status).toBe(200);
});

test('a device that signed in before asks and enters its code whatever strangers do with the number', async () => {
  const customer = await world.aCustomer();
  const mine = await aRememberedBrowser(customer);
  const stranger = browserIn(world);
  for (let sends = 0; sends < 4; sends += 1) {
    await stranger.ask(customer);
    const code = await world.codeSentTo(customer.address);
    for (let tries = 0; tries < 5; tries += 1) await stranger.enter(customer, otherThan(code));
    world.clock.advance(30);
  }
  expect((await mine.ask(customer)).status).toBe(200);
  const code = await world.codeSentTo(customer.address);
  expect((await mine.enter(customer, code)).status).toBe(200);
});

test('a device is remembered for the person who signed in on it, not for others', async () => {
  const [first, second] = [await world.aCustomer(), await world.aCustomer()];
  const browser = await aRememberedBrowser(first);
  for (let sends = 0; sends < 5; sends += 1) {
    await browserIn(world, addressIn(1, sends)).ask(second);
    world.clock.advance(30);
  }
  expect((await browser.ask(second)).status).toBe(429);
});

test('twenty wrong tries in a row are the last for a day, whatever new codes are asked for', async () => {
  const customer = await world.aCustomer();
  const mine = await aRememberedBrowser(customer);
  const stranger = browserIn(world);
  for (let codes = 0; codes < 4; codes += 1) {
    expect((await stranger.ask(customer)).status).toBe(200);
    const code = await world.codeSentTo(customer.address);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await stranger.enter(customer, otherThan(code))).status).toBe(422);
    world.clock.advance(HOUR);
  }
  await stranger.ask(customer);
  const right = await world.codeSentTo(customer.address);
  const refused = await stranger.enter(customer, right);
  expect([refused.status, refused.error?.code]).toEqual([429, 'too_many_tries']);
  expect(refused.retryAfter).toBeGreaterThan(20 * HOUR);

  await mine.ask(customer);
  const code = await world.codeSentTo(customer.address);
  expect((await mine.enter(customer, code)).status).toBe(200);

  world.clock.advance(24 * HOUR);
  await stranger.ask(customer);
  const later = await world.codeSentTo(customer.address);
  expect((await stranger.enter(customer, later)).status).toBe(200);
});

test('fifteen wrong tries an hour are the last of this hour', async () => {
  const customer = await world.aCustomer();
  const stranger = browserIn(world);
  world.clock.set(new Date(Math.ceil(world.clock.now().getTime() / 3_600_000) * 3_600_000));
  for (let codes = 0; codes < 3; codes += 1) {
    await stranger.ask(customer);
    const code = await world.codeSentTo(customer.address);
    for (let tries = 0; tries < 5; tries += 1) await stranger.enter(customer, otherThan(code));
    world.clock.advance(30);
  }
  await stranger.ask(customer);
  const right = await world.codeSentTo(customer.address);
  const refused = await stranger.enter(customer, right);
  expect([refused.status, refused.retryAfter]).toEqual([429, HOUR - 90]);
});

test('while many addresses guess, a fresh sign-in and staff pass; an address that guessed solves a puzzle first', async () => {
  world.clock.advance(2 * HOUR);
  const staffBefore = await world.asStaff();
  const aVictim = async (i: number) => {
    const customer = await world.aCustomer();
    const requested = await browserIn(world, addressIn(10 + (i % 50), 200 + (i % 50))).ask(customer);
    expect(requested.status).toBe(200);
    return { customer, otp: await world.codeSentTo(customer.address) };
  };
  const victims: Awaited<ReturnType<typeof aVictim>>[] = [];
  // All at once, a busy machine would refuse some of them.
  while (victims.length < 110)
    victims.push(...(await Promise.all(Array.from({ length: 10 }, (_, i) => aVictim(victims.length + i)))));
  const sprayers = Array.from({ length: 25 }, (_, i) => browserIn(world, addressIn(100 + i, 7)));
  await Promise.all(
    sprayers.map(async (sprayer, i) => {
      for (const { customer, otp } of victims.filter((_, v) => v % 25 === i))
        for (let tries = 0; tries < 5; ) {
          const { status } = await sprayer.enter(customer, otherThan(otp));
          // Whoever attacks does not take "busy" for an answer.
          if (status !== 503) tries += 1;
        }
    }),
  );
  expect([await alarm('customer'), await alarm('staff')]).toEqual(['1', '0']);

  const fresh = await world.aCustomer();
  const buyer = browserIn(world);
  expect((await buyer.ask(fresh)).status).toBe(200);
  expect((await buyer.enter(fresh, await world.codeSentTo(fresh.address))).status).toBe(200);

  world.clock.advance(30);
  await world.call(sendStaffCode, { body: { email: staffBefore.email } });
  const staffCode = await world.codeSentTo(staffBefore.email);
  const staff = await sprayers[0]?.inject({
    method: 'POST',
    url: verifyStaffCode.path,
    payload: { email: staffBefore.email, otp: staffCode },
  });
  expect(staff?.statusCode).toBe(200);

  const unlucky = await world.aCustomer();
  const neighbour = browserIn(world, sprayers[1]?.address ?? newAddress());
  await neighbour.ask(unlucky);
  const otp = await world.codeSentTo(unlucky.address);
  const set = await neighbour.enter(unlucky, otp);
  expect([set.status, set.error?.code]).toEqual([428, 'proof_of_work_required']);
  const proof = await solved(set.error?.details?.puzzle);
  expect((await neighbour.enter(unlucky, otherThan(otp), proof)).status).toBe(422);
  expect((await neighbour.enter(unlucky, otp, proof)).status, 'a proof counts once').toBe(428);
  const next = await neighbour.enter(unlucky, otp);
  expect((await neighbour.enter(fresh, otp, await solved(next.error?.details?.puzzle))).status).toBe(428);
  world.clock.advance(5 * MINUTE + 1);
  expect((await neighbour.enter(unlucky, otp, await solved(next.error?.details?.puzzle))).status).toBe(428);
  const last = await neighbour.enter(unlucky, otp);
  expect((await neighbour.enter(unlucky, otp, await solved(last.error?.details?.puzzle))).status).toBe(200);

  world.clock.advance(20 * MINUTE);
  expect(await alarm('customer')).toBe('0');
});

test('when the budget of a minute runs low, strangers solve a puzzle instead of being refused, and known devices pass', async () => {
  const small = await openWorld({ beside: world, env: { SIGN_IN_MESSAGES_PER_MINUTE: '10' } });
  try {
    const mine = await world.aCustomer();
    const remembered = await aRememberedBrowser(mine);
    const startOfMinute = new Date(Math.ceil(world.clock.now().getTime() / MINUTE_MS) * MINUTE_MS);
    world.clock.set(startOfMinute);
    const sent = async (count: number) => {
      const key = { key: 'sent-customer', windowSeconds: MINUTE, now: world.clock.now() };
      for (let i = 0; i < count; i += 1) await raiseCounters(small.services.db, [key]);
    };
    const bitsOf = ({ error }: Awaited<ReturnType<ReturnType<typeof browserIn>['ask']>>) =>
      bitsOfPuzzle(String(error?.details?.puzzle));

    const early = { browser: browserIn(small, addressIn(200, 1)), customer: await world.aCustomer() };
    for (let i = 0; i < 5; i += 1)
      expect((await browserIn(small, addressIn(210 + i, 1)).ask(await world.aCustomer())).status).toBe(200);
    const easy = await early.browser.ask(early.customer);
    expect([easy.status, bitsOf(easy)]).toEqual([429, 16]);

    await sent(3);
    const late = { browser: browserIn(small, addressIn(201, 1)), customer: await world.aCustomer() };
    const hard = await late.browser.ask(late.customer);
    expect([hard.status, bitsOf(hard)], 'once this was the end').toEqual([429, 19]);
    expect((await late.browser.ask(late.customer, await solved(hard.error?.details?.puzzle))).status).toBe(
      200,
    );
    const saved = await early.browser.ask(early.customer, await solved(easy.error?.details?.puzzle));
    expect([saved.status, bitsOf(saved)], 'an easy one is not saved up').toEqual([429, 20]);

    await sent(11);
    const beyond = await late.browser.ask(await world.aCustomer());
    expect([beyond.status, beyond.error?.details?.puzzle], 'a minute costs no more').toEqual([
      429,
      undefined,
    ]);
    const here = browserIn(small, remembered.address);
    for (const [name, value] of remembered.cookies) here.cookies.set(name, value);
    expect((await here.ask(mine)).status).toBe(200);

    world.clock.advance(MINUTE);
    expect((await browserIn(small, addressIn(230, 1)).ask(await world.aCustomer())).status).toBe(200);
  } finally {
    await small.close();
  }
});

test('a device that the owner ended from elsewhere is a stranger again; after a logout it is still known', async () => {
  const customer = await world.aCustomer();
  const lost = await aRememberedBrowser(customer);
  const isKnown = async () => {
    const { rows } = await sql`select from remembered_devices where identity = ${customer.address}`.execute(
      world.services.db.unscoped,
    );
    return rows.length > 0;
  };
  const owner = await world.signIn(customer);
  const sessions = await owner.call(listSessions, {});
  const session = sessions.find(({ isCurrent }) => !isCurrent);
  expect(await isKnown()).toBe(true);
  await owner.call(logout, {});
  expect(await isKnown()).toBe(true);
  const again = await world.signIn(customer);
  await again.call(endSession, { params: { sessionId: session?.sessionId ?? '' } });
  expect(await isKnown()).toBe(false);
  expect(lost.cookies.size).toBeGreaterThan(0);
});
