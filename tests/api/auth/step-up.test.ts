import { expect, test } from 'vitest';
import { changeCustomer } from '#contract/customer/account.ts';
import { logout, sendCode, verifyCode } from '#contract/customer/auth.ts';
import { sendStepUpCode, verifyStepUpCode } from '#contract/customer/step-up.ts';
import { nextCodeTo, stepUp } from '#tests/support/data/step-up.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { type CustomerVisitor, openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const secondProcess = await worldForFile(openWorld({ beside: world }));

const other = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');

/** Whether a sensitive change would go through on this device now. */
async function isOpen({ call }: Pick<CustomerVisitor, 'call'>): Promise<boolean> {
  const change = { params: { customerId: 'me' as const }, body: { contactEmail: 'papers@cloth.example' } };
  const answer = await call(changeCustomer, change).catch((error) => error.code);
  if (typeof answer === 'string') expect(answer).toBe('step_up_required');
  return typeof answer !== 'string';
}

async function requested(visitor: CustomerVisitor): Promise<string> {
  await visitor.call(sendStepUpCode, {});
  return nextCodeTo(world, visitor.customer.address);
}

test.each([
  ['IN', 'sms', /^\+91 /],
  ['BD', 'sms', /^\+880 /],
  ['INTL', 'email', /@cloth\.example$/],
] as const)('a customer of %s gets the code by %s', async (market, channel, maskedTo) => {
  const visitor = await world.asCustomer({ market });
  expect(await visitor.call(sendStepUpCode, {})).toEqual({
    channel,
    maskedTo: expect.stringMatching(maskedTo),
    resendAfterSeconds: 30,
    expiresInSeconds: 600,
  });
  const message = await world.messages.next(visitor.customer.address);
  expect(message).toMatchObject({ channel, purpose: 'step-up', code: expect.stringMatching(/^\d{6}$/) });
  expect(message.text).toContain('confirmation code');
});

test('the right code opens five minutes, to the second, on every process', async () => {
  const visitor = await world.asCustomer();
  const otp = await requested(visitor);
  expect(await isOpen(visitor)).toBe(false);
  expect(
    await secondProcess.visitor({ token: visitor.token }).call(verifyStepUpCode, { body: { otp } }),
  ).toEqual({
    openUntil: new Date(world.clock.now().getTime() + 300_000).toISOString(),
  });
  world.clock.advance(299);
  expect(await isOpen(visitor)).toBe(true);
  world.clock.advance(1);
  expect(await isOpen(visitor)).toBe(false);
});

test('a code works once, also for many calls at the same time', async () => {
  const visitor = await world.asCustomer();
  const otp = await requested(visitor);
  const request = { method: 'POST', url: verifyStepUpCode.path, payload: { otp } } as const;
  const here = world.visitor({ token: visitor.token });
  const there = secondProcess.visitor({ token: visitor.token });
  const answers = await Promise.all([here, there, here, there].map(({ inject }) => inject(request)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
    expect([410, 429]).toContain(answer.statusCode);
});

test('a wrong code opens nothing, and the fifth one ends the right one too', async () => {
  const visitor = await world.asCustomer();
  const otp = await requested(visitor);
  for (const triesLeft of [4, 3, 2, 1, 0]) {
    const refused = await refusalOf(visitor.call(verifyStepUpCode, { body: { otp: other(otp) } }));
    expect([refused.status, refused.code, refused.body.details]).toEqual([422, 'code_wrong', { triesLeft }]);
  }
  const refused = await refusalOf(visitor.call(verifyStepUpCode, { body: { otp } }));
  expect([refused.status, refused.code]).toEqual([429, 'too_many_tries']);
  expect(await isOpen(visitor)).toBe(false);
});

test('a code ends after ten minutes, and when a newer one is sent', async () => {
  const visitor = await world.asCustomer();
  const first = await requested(visitor);
  world.clock.advance(30);
  const second = await requested(visitor);
  if (first !== second)
    expect((await refusalOf(visitor.call(verifyStepUpCode, { body: { otp: first } }))).code).toBe(
      'code_wrong',
    );
  world.clock.advance(600);
  const refused = await refusalOf(visitor.call(verifyStepUpCode, { body: { otp: second } }));
  expect([refused.status, refused.code]).toEqual([410, 'code_expired']);
  expect(await isOpen(visitor)).toBe(false);
});

test('codes are sent once in thirty seconds and five times an hour', async () => {
  const visitor = await world.asCustomer();
  for (let sent = 0; sent < 5; sent += 1) {
    await requested(visitor);
    const tooSoon = await refusalOf(visitor.call(sendStepUpCode, {}));
    expect([tooSoon.status, tooSoon.code]).toEqual([429, 'too_many_codes']);
    world.clock.advance(30);
  }
  const refused = await refusalOf(visitor.call(sendStepUpCode, {}));
  expect(refused.retryAfterSeconds).toBe(3600 - 150);
});

test('a code asked for on one device opens neither another device nor another customer', async () => {
  const here = await world.asCustomer();
  const elsewhere = await world.signIn(here.customer);
  const stranger = await world.asCustomer();
  const otp = await requested(here);
  for (const { call } of [elsewhere, stranger]) {
    const refused = await refusalOf(call(verifyStepUpCode, { body: { otp } }));
    expect([refused.status, refused.code]).toEqual([410, 'code_expired']);
  }
  await here.call(verifyStepUpCode, { body: { otp } });
  expect([await isOpen(here), await isOpen(elsewhere), await isOpen(stranger)]).toEqual([true, false, false]);
});

test('a sign-in code is no step-up code, and a step-up code signs nobody in', async () => {
  const visitor = await world.asCustomer();
  const { identity, address } = visitor.customer;
  world.clock.advance(31);
  await world.call(sendCode, { body: identity });
  const signInCode = await nextCodeTo(world, address);
  expect((await refusalOf(visitor.call(verifyStepUpCode, { body: { otp: signInCode } }))).code).toBe(
    'code_expired',
  );
  const otp = await requested(visitor);
  if (otp !== signInCode) {
    const refused = await refusalOf(
      world.call(verifyCode, { body: { ...identity, otp, appType: 'Customer' } }),
    );
    expect(refused.code).toBe('code_wrong');
  }
});

test('what was opened ends with the sign-in: the next one starts closed', async () => {
  const visitor = await world.asCustomer();
  await stepUp(world, visitor);
  expect(await isOpen(visitor)).toBe(true);
  await visitor.call(logout, {});
  world.clock.advance(31);
  expect((await refusalOf(visitor.call(sendStepUpCode, {}))).status).toBe(401);
  await world.call(sendCode, { body: visitor.customer.identity });
  const otp = await nextCodeTo(world, visitor.customer.address);
  const { accessToken } = await world.call(verifyCode, {
    body: { ...visitor.customer.identity, otp, appType: 'Customer' },
  });
  expect(await isOpen(world.visitor({ token: accessToken ?? '' }))).toBe(false);
});
