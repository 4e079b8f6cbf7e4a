import { expect, test } from 'vitest';
import { readCustomer } from '#contract/customer/account.ts';
import { sendCode, verifyCode } from '#contract/customer/auth.ts';
import type { Market } from '#domain/shared/market.ts';
import { rowsOf } from '#tests/support/database/database-facts.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld, someIdentity } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test.each<[Market, 'sms' | 'email', RegExp]>([
  ['IN', 'sms', /^\+91 ••••• •\d{4}$/],
  ['BD', 'sms', /^\+880 ••••• •\d{4}$/],
  ['INTL', 'email', /^b••••@cloth\.example$/],
])('a customer of %s is sent a code by %s and signs in with it', async (market, channel, mask) => {
  const customer = await world.aCustomer({ market });
  const visitor = world.visitor();

  const sent = await visitor.inject({ method: 'POST', url: sendCode.path, payload: customer.identity });
  expect(sent.statusCode).toBe(200);
  expect(sent.headers['cache-control']).toBe('no-store');
  expect(sent.json()).toEqual({
    data: {
      channel,
      maskedTo: expect.stringMatching(mask),
      resendAfterSeconds: 30,
      expiresInSeconds: 600,
    },
  });
  const message = await world.messages.next(customer.address);
  expect(message).toMatchObject({ channel, to: customer.address, purpose: 'sign-in' });
  expect(message.code).toMatch(/^\d{6}$/);
  expect(message.text).toContain(`${message.code} is your`);

  const verified = await visitor.inject({
    method: 'POST',
    url: verifyCode.path,
    payload: { ...customer.identity, otp: message.code, appType: 'Customer' },
  });
  expect(verified.statusCode).toBe(200);
  expect(verified.json()).toEqual({
    data: {
      accessToken: expect.stringMatching(/^[\w-]{43}$/),
      expiresInSeconds: 1800,
      isNewCustomer: false,
      phoneNumber: channel === 'sms' ? customer.address : null,
      gstValidationToken: null,
      name: customer.name,
      brandId: customer.brandId,
      customerId: customer.customerId,
    },
  });
  expect(customer.customerId).toMatch(UUID_V7);
});

test.each<[Market, string, string]>([
  ['IN', 'INR', 'metre'],
  ['BD', 'USD', 'yard'],
  ['INTL', 'USD', 'yard'],
])('a customer of %s reads the own profile as the one element of a list', async (market, currency, unit) => {
  const { call, customer, inject } = await world.asCustomer({ market });

  const answer = await inject({ method: 'GET', url: '/apiuser/customer/me/' });

  expect(answer.json().data).toHaveLength(1);
  expect(answer.json()).toMatchObject({
    data: [
      {
        customerId: customer.customerId,
        brandId: customer.brandId,
        name: customer.name,
        company: expect.stringMatching(/^Mill /),
        phoneNumber: market === 'INTL' ? null : customer.address,
        email: market === 'INTL' ? customer.address : null,
        market,
        isInternational: market === 'INTL',
        verificationStatus: 0,
        currency,
        unit,
      },
    ],
  });
  const byId = await call(readCustomer, { params: { customerId: customer.customerId } });
  expect(byId).toEqual(answer.json().data);
});

test('every way of writing an Indian number is the same customer, with the same limits', async () => {
  const customer = await world.aCustomer({ market: 'IN' });
  const national = customer.address.slice(3);
  const spellings = [
    { mobile: national },
    { mobile: `0${national}` },
    { mobile: `91${national}`, countryCode: '91' as const },
    { mobile: `+91 ${national.slice(0, 5)} ${national.slice(5)}`, isInternationalCustomer: false },
    { mobile: `0091-${national}` },
  ];
  for (const body of spellings) {
    await world.call(sendCode, { body });
    const again = await refusalOf(world.call(sendCode, { body: { mobile: customer.address } }));
    expect(again.code).toBe('too_many_codes');
    const otp = await world.codeSentTo(customer.address);
    const answer = await world.call(verifyCode, { body: { ...body, otp, appType: 'Customer' } });
    expect(answer.customerId).toBe(customer.customerId);
    world.clock.advance(31);
  }
  const sixth = await refusalOf(world.call(sendCode, { body: { mobile: customer.address } }));
  expect(sixth.code).toBe('too_many_codes');
});

test('every way of writing a Bangladeshi number is the same customer', async () => {
  const customer = await world.aCustomer({ market: 'BD' });
  const national = customer.address.slice(4);
  const spellings = [
    { mobile: `0${national}`, countryCode: '880' as const },
    { mobile: national, countryCode: '880' as const },
    { mobile: `+880${national}`, countryCode: '91' as const },
    { mobile: `880 ${national}` },
  ];
  for (const body of spellings) {
    await world.call(sendCode, { body });
    const otp = await world.codeSentTo(customer.address);
    const answer = await world.call(verifyCode, { body: { ...body, otp, appType: 'Customer' } });
    expect(answer.customerId).toBe(customer.customerId);
    world.clock.advance(31);
  }
});

test('an e-mail address is the same customer in capitals and with spaces around it', async () => {
  const customer = await world.aCustomer({ market: 'INTL' });
  const body = { email: ` ${customer.address.toUpperCase()} `, isInternationalCustomer: true };

  await world.call(sendCode, { body });
  const otp = await world.codeSentTo(customer.address);
  const answer = await world.call(verifyCode, { body: { ...body, otp, appType: 'Customer' } });

  expect(answer.customerId).toBe(customer.customerId);
});

test('an unknown phone gets a proof for sign-up instead of a token, and is not signed in', async () => {
  const { address, identity } = someIdentity('IN');
  const visitor = world.visitor();
  const before = await rowsOf(world.services, 'sessions', 'access_tokens', 'refresh_tokens', 'history');

  await visitor.call(sendCode, { body: identity });
  const otp = await world.codeSentTo(address);
  const answer = await visitor.inject({
    method: 'POST',
    url: verifyCode.path,
    payload: { ...identity, otp, appType: 'Customer' },
  });

  expect(answer.json()).toEqual({
    data: {
      accessToken: null,
      expiresInSeconds: null,
      isNewCustomer: true,
      phoneNumber: address,
      gstValidationToken: expect.stringMatching(/^[\w-]{43}$/),
      name: null,
      brandId: null,
      customerId: null,
    },
  });
  expect(answer.cookies).toEqual([]);
  expect(await rowsOf(world.services, 'sessions', 'access_tokens', 'refresh_tokens', 'history')).toEqual(
    before,
  );
});

test('an unknown e-mail is a new customer without any proof: it asks for a demo instead', async () => {
  const { address, identity } = someIdentity('INTL');
  await world.call(sendCode, { body: identity });
  const otp = await world.codeSentTo(address);

  const answer = await world.call(verifyCode, { body: { ...identity, otp, appType: 'Customer' } });

  expect(answer).toMatchObject({
    isNewCustomer: true,
    accessToken: null,
    gstValidationToken: null,
    phoneNumber: null,
  });
});

test('asking for a code looks the same for a known and an unknown customer, also in what is stored', async () => {
  const known = await world.aCustomer({ market: 'IN' });
  const unknown = someIdentity('IN');
  const tables = ['one_time_codes', 'sessions', 'history', 'sign_up_tokens', 'people'] as const;
  const seen = [];
  for (const { identity, address } of [known, unknown]) {
    const before = await rowsOf(world.services, ...tables);
    const answer = await world.visitor().inject({ method: 'POST', url: sendCode.path, payload: identity });
    await world.codeSentTo(address);
    const after = await rowsOf(world.services, ...tables);
    const { 'x-request-id': _id, date: _date, ...headers } = answer.headers;
    // A new device gets a random number of its own.
    headers['set-cookie'] = String(headers['set-cookie']).replace(/=[\w-]{43};/, '=random;');
    seen.push({
      status: answer.statusCode,
      body: answer.body.replace(address.slice(-4), 'XXXX'),
      headers,
      stored: tables.map((table) => Number(after[table]) - Number(before[table])),
    });
  }
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[0]?.status).toBe(200);
});

test('a wrong code reads the same for a known and an unknown customer', async () => {
  const known = await world.aCustomer({ market: 'INTL' });
  const unknown = someIdentity('INTL');
  const answers = [];
  for (const { identity, address } of [known, unknown]) {
    await world.call(sendCode, { body: identity });
    const otp = await world.codeSentTo(address);
    const wrong = otp === '123456' ? '654321' : '123456';
    const answer = await world.visitor().inject({
      method: 'POST',
      url: verifyCode.path,
      payload: { ...identity, otp: wrong, appType: 'Customer' },
    });
    answers.push({ status: answer.statusCode, body: answer.body });
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.status).toBe(422);
});
