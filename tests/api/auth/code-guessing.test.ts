import { expect, test } from 'vitest';
import { sendCode, verifyCode } from '#contract/customer/auth.ts';
import { sendStaffCode, verifyStaffCode } from '#contract/staff/auth.ts';
import { refusalOf, type Visitor } from '#tests/support/server/visitor.ts';
import { type Customer, openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const secondProcess = await worldForFile(openWorld({ beside: world }));

const MINUTE = 60;
const otherThan = (otp: string) => (otp === '000000' ? '000001' : '000000');

function verify(visitor: Pick<Visitor, 'call'>, { identity }: Pick<Customer, 'identity'>, otp: string) {
  return visitor.call(verifyCode, { body: { ...identity, otp, appType: 'Customer' } });
}

async function aCustomerWithCode() {
  const customer = await world.aCustomer();
  await world.call(sendCode, { body: customer.identity });
  return { customer, otp: await world.codeSentTo(customer.address) };
}

test('a wrong code is 422 and says how many tries are left; the right one still works', async () => {
  const { customer, otp } = await aCustomerWithCode();
  for (const triesLeft of [4, 3, 2, 1]) {
    const error = await refusalOf(verify(world, customer, otherThan(otp)));
    expect([error.status, error.code, error.body.details]).toEqual([422, 'code_wrong', { triesLeft }]);
  }
  expect((await verify(world, customer, otp)).customerId).toBe(customer.customerId);
});

test('the fifth wrong try ends the code: then even the right one is 429 with Retry-After', async () => {
  const { customer, otp } = await aCustomerWithCode();
  for (let tries = 0; tries < 5; tries += 1) {
    const error = await refusalOf(verify(world, customer, otherThan(otp)));
    expect(error.status).toBe(422);
  }
  for (const typed of [otherThan(otp), otp]) {
    const error = await refusalOf(verify(world, customer, typed));
    expect([error.status, error.code]).toEqual([429, 'too_many_tries']);
    expect(error.retryAfterSeconds).toBeGreaterThanOrEqual(1);
    expect(error.retryAfterSeconds).toBeLessThanOrEqual(30);
  }
});

test('a new code after too many tries works again', async () => {
  const { customer, otp } = await aCustomerWithCode();
  for (let tries = 0; tries < 5; tries += 1) await refusalOf(verify(world, customer, otherThan(otp)));
  world.clock.advance(30);
  await world.call(sendCode, { body: customer.identity });
  const fresh = await world.codeSentTo(customer.address);
  expect((await verify(world, customer, fresh)).customerId).toBe(customer.customerId);
});

test('a code works until just before ten minutes and is 410 at exactly ten', async () => {
  const early = await aCustomerWithCode();
  world.clock.set(new Date(world.clock.now().getTime() + 10 * MINUTE * 1000 - 1));
  expect((await verify(world, early.customer, early.otp)).isNewCustomer).toBe(false);

  const late = await aCustomerWithCode();
  world.clock.advance(10 * MINUTE);
  const error = await refusalOf(verify(world, late.customer, late.otp));
  expect([error.status, error.code]).toEqual([410, 'code_expired']);
});

test('a used code is 410, and so is one that was never asked for', async () => {
  const { customer, otp } = await aCustomerWithCode();
  await verify(world, customer, otp);
  expect((await refusalOf(verify(world, customer, otp))).code).toBe('code_expired');

  const stranger = await world.aCustomer();
  expect((await refusalOf(verify(world, stranger, '123456'))).status).toBe(410);
});

test('a new code ends the old one', async () => {
  const { customer, otp: old } = await aCustomerWithCode();
  world.clock.advance(30);
  await world.call(sendCode, { body: customer.identity });
  const fresh = await world.codeSentTo(customer.address);
  if (old !== fresh) {
    const error = await refusalOf(verify(world, customer, old));
    expect([410, 422]).toContain(error.status);
  }
  expect((await verify(world, customer, fresh)).customerId).toBe(customer.customerId);
});

test("one customer's code opens nothing for another", async () => {
  const mine = await aCustomerWithCode();
  const other = await aCustomerWithCode();
  if (mine.otp === other.otp) return;
  expect((await refusalOf(verify(world, other.customer, mine.otp))).status).toBe(422);
});

test('no answer of the code calls is 401 or 403, even with a broken token', async () => {
  const { customer, otp } = await aCustomerWithCode();
  const visitor = world.visitor({ token: 'x'.repeat(43) });
  const statuses = [];
  for (const typed of [otherThan(otp), otp, otp]) {
    const answer = await visitor.inject({
      method: 'POST',
      url: verifyCode.path,
      payload: { ...customer.identity, otp: typed, appType: 'Customer' },
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([422, 200, 410]);
});

test('the next code waits 30 seconds, and Retry-After says how long', async () => {
  const { customer } = await aCustomerWithCode();
  const early = await refusalOf(world.call(sendCode, { body: customer.identity }));
  expect([early.status, early.code, early.retryAfterSeconds]).toEqual([429, 'too_many_codes', 30]);

  world.clock.advance(29);
  const almost = await refusalOf(secondProcess.call(sendCode, { body: customer.identity }));
  expect(almost.retryAfterSeconds).toBe(1);

  world.clock.advance(1);
  await secondProcess.call(sendCode, { body: customer.identity });
});

test('five codes an hour, counted over the last sixty minutes', async () => {
  const customer = await world.aCustomer();
  for (let sends = 0; sends < 5; sends += 1) {
    await world.call(sendCode, { body: customer.identity });
    world.clock.advance(5 * MINUTE);
  }
  const refused = await refusalOf(world.call(sendCode, { body: customer.identity }));
  expect([refused.status, refused.retryAfterSeconds]).toEqual([429, 35 * MINUTE]);

  world.clock.advance(35 * MINUTE - 1);
  expect((await refusalOf(world.call(sendCode, { body: customer.identity }))).retryAfterSeconds).toBe(1);
  world.clock.advance(1);
  await world.call(sendCode, { body: customer.identity });
  const next = await refusalOf(world.call(sendCode, { body: customer.identity }));
  expect(next.retryAfterSeconds).toBe(5 * MINUTE);
});

test('of twenty parallel calls on two processes exactly one sends a code', async () => {
  const customer = await world.aCustomer();
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      (i % 2 ? world : secondProcess)
        .visitor()
        .inject({ method: 'POST', url: sendCode.path, payload: customer.identity }),
    ),
  );
  const statuses = outcomes.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 429)).toHaveLength(19);
  await world.codeSentTo(customer.address);
  expect(world.messages.sent.filter(({ to }) => to === customer.address)).toHaveLength(1);
});

test('fifty parallel wrong guesses on two processes are five tries at most', async () => {
  const { customer, otp } = await aCustomerWithCode();
  const guesses = Array.from({ length: 50 }, (_, i) => String(i).padStart(6, '9')).filter(
    (guess) => guess !== otp,
  );
  const outcomes = await Promise.all(
    guesses.map((guess, i) => refusalOf(verify((i % 2 ? world : secondProcess).visitor(), customer, guess))),
  );
  expect(outcomes.filter(({ status }) => status === 422)).toHaveLength(5);
  expect(outcomes.filter(({ status }) => status === 429)).toHaveLength(guesses.length - 5);
  expect((await refusalOf(verify(secondProcess, customer, otp))).status).toBe(429);
});

test('the right code in twenty parallel calls signs in once', async () => {
  const { customer, otp } = await aCustomerWithCode();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      (i % 2 ? world : secondProcess).visitor().inject({
        method: 'POST',
        url: verifyCode.path,
        payload: { ...customer.identity, otp, appType: 'Customer' },
      }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.every(({ statusCode }) => [200, 410, 429].includes(statusCode))).toBe(true);
  const sessions = await world.services.db.unscoped
    .selectFrom('sessions')
    .select('session_id')
    .where('customer_id', '=', customer.customerId)
    .execute();
  expect(sessions).toHaveLength(1);
});

test('guessing a few codes on very many numbers is throttled for the whole network address', async () => {
  const sprayer = world.visitor();
  const victims = await Promise.all(Array.from({ length: 41 }, () => aCustomerWithCode()));
  const [last, ...others] = victims;
  if (!last) throw new Error('no victim');
  for (const { customer, otp } of others)
    await Promise.all(Array.from({ length: 5 }, () => refusalOf(verify(sprayer, customer, otherThan(otp)))));

  const refused = await refusalOf(verify(sprayer, last.customer, last.otp));
  expect([refused.status, refused.code]).toEqual([429, 'too_many_tries']);
  expect(refused.retryAfterSeconds).toBeGreaterThan(0);
  expect((await verify(world.visitor(), last.customer, last.otp)).customerId).toBe(last.customer.customerId);
});

test('the codes of staff and customers do not mix, even for one e-mail address', async () => {
  const customer = await world.aCustomer({ market: 'INTL' });
  const email = customer.address;
  await world.call(sendCode, { body: { email } });
  const customerCode = await world.codeSentTo(email);
  const staff = await refusalOf(world.call(verifyStaffCode, { body: { email, otp: customerCode } }));
  expect([staff.status, staff.code]).toEqual([410, 'code_expired']);

  const member = await world.asStaff('desk');
  world.clock.advance(30);
  await world.call(sendStaffCode, { body: { email: member.email } });
  const staffCode = await world.codeSentTo(member.email);
  const asCustomer = await refusalOf(
    world.call(verifyCode, { body: { email: member.email, otp: staffCode, appType: 'Customer' } }),
  );
  expect(asCustomer.code).toBe('code_expired');
});
