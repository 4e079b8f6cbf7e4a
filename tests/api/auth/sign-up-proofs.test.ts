import { beforeAll, expect, test } from 'vitest';
import { readCustomer } from '#contract/customer/account.ts';
import { signUp } from '#contract/customer/sign-up.ts';
import { listGstNumbers, verifyGst } from '#contract/customer/tax-numbers.ts';
import { recheckGstNumbers } from '#server/capabilities/tax-numbers/recheck-gst-numbers.ts';
import { absentRegistry, type GstRegistry } from '#server/integrations/gst-registry/port.ts';
import { sandboxRegistry } from '#server/integrations/gst-registry/sandbox.ts';
import { someGstin } from '#tests/support/data/gst-numbers.ts';
import { COMPANY, invited, provenPhone } from '#tests/support/data/sign-up.ts';
import { businessRows } from '#tests/support/database/database-facts.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld, type StaffVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const secondProcess = await worldForFile(openWorld({ beside: world }));
let staff: StaffVisitor;
beforeAll(async () => {
  staff = await world.asStaff();
});

const me = { params: { customerId: 'me' as const } };
const url = signUp.path;

test('without a proof sign-up is 400', async () => {
  const refused = await refusalOf(world.call(signUp, { body: COMPANY }));
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { gstValidationToken: 'Confirm your phone number first.' },
  ]);
});

test('made-up proofs, and an access token for one, are 410 and store nothing', async () => {
  const { token } = await world.asCustomer();
  const { invite } = await invited(world, staff);
  const { gstValidationToken } = await provenPhone(world);
  const before = await businessRows(world.services);
  for (const madeUp of ['x', 'A'.repeat(43), "' or true --", token, invite]) {
    const refused = await refusalOf(world.call(signUp, { body: { ...COMPANY, gstValidationToken: madeUp } }));
    expect([refused.status, refused.code]).toEqual([410, 'sign_up_ended']);
  }
  for (const madeUp of ['x', token, gstValidationToken]) {
    const refused = await refusalOf(world.call(signUp, { body: { ...COMPANY, invite: madeUp } }));
    expect([refused.status, refused.code]).toEqual([410, 'invitation_ended']);
  }
  expect(await businessRows(world.services)).toEqual(before);
});

test('a proof or an invitation that was used opens nothing more', async () => {
  const { gstValidationToken } = await provenPhone(world);
  const { invite } = await invited(world, staff);
  for (const [proof, code] of [
    [{ gstValidationToken }, 'sign_up_ended'],
    [{ invite }, 'invitation_ended'],
  ] as const) {
    await world.call(signUp, { body: { ...COMPANY, ...proof } });
    const before = await businessRows(world.services);
    const refused = await refusalOf(
      world.call(signUp, { body: { ...COMPANY, ...proof, company: 'Other Ltd' } }),
    );
    expect([refused.status, refused.code]).toEqual([410, code]);
    expect(await businessRows(world.services)).toEqual(before);
  }
  const check = await refusalOf(world.call(verifyGst, { body: { gstin: someGstin(), gstValidationToken } }));
  expect(check.status).toBe(401);
});

test.each(['phone', 'invitation'])('twenty parallel sign-ups with one %s make one company', async (kind) => {
  const proof =
    kind === 'phone'
      ? { gstValidationToken: (await provenPhone(world)).gstValidationToken }
      : { invite: (await invited(world, staff)).invite };
  const before = await businessRows(world.services);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      (i % 2 ? world : secondProcess).visitor().inject({
        method: 'POST',
        url,
        payload: {
          ...COMPANY,
          ...proof,
          company: `Rival ${i}`,
          gstin: kind === 'phone' ? someGstin() : null,
        },
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(410)]);
  const after = await businessRows(world.services);
  for (const table of ['companies', 'people', 'sessions', 'policy_acceptances'])
    expect([table, (after[`public.${table}`] ?? 0) - (before[`public.${table}`] ?? 0)]).toEqual([table, 1]);
});

test('of two proofs of one phone at the same time one makes the company, and the other has ended', async () => {
  const first = await provenPhone(world);
  world.clock.advance(31);
  const second = await provenPhone(world, { phone: first.address });
  const outcomes = await Promise.allSettled(
    [first, second].map(({ gstValidationToken }, i) =>
      (i ? world : secondProcess).call(signUp, {
        body: { ...COMPANY, gstValidationToken, company: `Twin ${i}`, gstin: someGstin() },
      }),
    ),
  );
  const winners = outcomes.filter(({ status }) => status === 'fulfilled');
  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason.code] : [],
  );
  expect([winners.length, refusals]).toEqual([1, ['sign_up_ended']]);
});

test('an old proof is no way into the account that was made meanwhile', async () => {
  const old = await provenPhone(world);
  world.clock.advance(31);
  const rival = await provenPhone(world, { phone: old.address });
  await world.call(signUp, {
    body: { ...COMPANY, gstValidationToken: rival.gstValidationToken, gstin: someGstin() },
  });
  const before = await businessRows(world.services);
  const refused = await refusalOf(
    world.call(signUp, {
      body: { ...COMPANY, gstValidationToken: old.gstValidationToken, gstin: someGstin({ state: '24' }) },
    }),
  );
  expect([refused.status, refused.code]).toEqual([410, 'sign_up_ended']);
  expect(await businessRows(world.services)).toEqual(before);
});

test('the same key gives the first answer again, also in parallel, and with another body it is 409', async () => {
  const { gstValidationToken } = await provenPhone(world);
  const address = '192.0.2.44';
  const headers = { 'idempotency-key': world.services.ids.next() };
  const payload = { ...COMPANY, gstValidationToken };
  const answers = await Promise.all(
    [world, secondProcess, world].map((process) =>
      process.visitor({ address }).inject({ method: 'POST', url, payload, headers }),
    ),
  );
  const bodies = answers.map((answer) => answer.json());
  expect(bodies).toEqual([bodies[0], bodies[0], bodies[0]]);
  expect(bodies[0].data.accessToken).toMatch(/^[\w-]{43}$/);
  const visitor = world.visitor({ address });
  const other = await visitor.inject({ method: 'POST', url, payload: { ...payload, city: 'Pune' }, headers });
  expect([other.statusCode, other.json().error.code]).toEqual([409, 'idempotency_key_reused']);
  const elsewhere = await world.visitor().inject({ method: 'POST', url, payload, headers });
  expect([elsewhere.statusCode, elsewhere.json().error.code]).toEqual([410, 'sign_up_ended']);
});

test('an e-mail or GST number of another company is answered like a new one', async () => {
  const gstin = someGstin();
  const shape = async () => {
    const { gstValidationToken } = await provenPhone(world);
    const answer = await world.visitor().inject({
      method: 'POST',
      url,
      payload: { ...COMPANY, gstValidationToken, gstin },
    });
    const { data } = answer.json();
    const { call } = world.visitor({ token: data.accessToken });
    const [{ customerId: _c, brandId: _b, phoneNumber: _p, ...profile } = {}] = (await call(
      readCustomer,
      me,
    )) as Record<string, unknown>[];
    return [answer.statusCode, Object.keys(data), profile];
  };
  expect(await shape()).toEqual(await shape());
});

test.each([
  ['cancelled', 'This GST registration is cancelled. Use an active GST number.'],
  ['suspended', 'This GST registration is suspended. Use an active GST number.'],
  ['unknown', 'The GST register does not have this number. Check it and try again.'],
] as const)(
  'a GST number that is %s is refused with the word, and nothing is stored',
  async (plays, sentence) => {
    const { gstValidationToken } = await provenPhone(world);
    const before = await businessRows(world.services);
    const refused = await refusalOf(
      world.call(signUp, { body: { ...COMPANY, gstValidationToken, gstin: someGstin({ plays }) } }),
    );
    expect([refused.status, refused.body.fields]).toEqual([422, { gstin: sentence }]);
    expect(await businessRows(world.services)).toEqual(before);
  },
);

test('a register that is down never blocks: the number is kept unchecked and asked again until it is valid', async () => {
  const { gstValidationToken } = await provenPhone(world);
  const gstin = someGstin({ plays: 'down', pan: 'ZZZCD4711Z' });
  const { accessToken } = await world.call(signUp, { body: { ...COMPANY, gstValidationToken, gstin } });
  const { call } = world.visitor({ token: accessToken ?? '' });
  const badge = async () => (await call(readCustomer, me))[0]?.verificationStatus;
  expect([await badge(), await call(listGstNumbers, {})]).toMatchObject([
    2,
    [{ gstin, isChecked: false, checkedAt: null, legalName: null, status: null }],
  ]);

  const cancelled: GstRegistry = async () => sandboxRegistry(someGstin({ plays: 'cancelled' }));
  for (const registry of [absentRegistry, cancelled]) await recheckGstNumbers(world.services, registry);
  expect(await badge()).toBe(2);

  await recheckGstNumbers(world.services, () => sandboxRegistry(someGstin()));

  expect([await badge(), await call(listGstNumbers, {})]).toMatchObject([
    1,
    [{ gstin, isChecked: true, checkedAt: world.clock.now().toISOString(), status: 'Active' }],
  ]);
});

test('numbers that stay unconfirmed do not keep the newer ones from being asked', async () => {
  const { brandId } = await world.aCustomer();
  const stuck = Array.from({ length: 205 }, (_, i) => ({
    gst_id: world.services.ids.next(),
    brand_id: brandId,
    gstin: someGstin({ pan: `ZZZCA${1001 + i}Z` }),
    state_code: String.fromCharCode(65 + (i % 26)) + String.fromCharCode(65 + Math.floor(i / 26)),
    check_state: 'not_checked',
    created_at: new Date(0),
  }));
  await world.services.db.unscoped.insertInto('gst_numbers').values(stuck).execute();
  const requested = new Set<string>();
  await recheckGstNumbers(world.services, async (gstin) => {
    requested.add(gstin);
    return { kind: 'not_found' };
  });
  const { gstValidationToken } = await provenPhone(world);
  const gstin = someGstin({ plays: 'down', pan: 'ZZZCD4712Z' });
  await world.call(signUp, { body: { ...COMPANY, gstValidationToken, gstin } });
  await recheckGstNumbers(world.services, async (number) => {
    requested.add(number);
    return { kind: 'not_found' };
  });
  expect([...requested]).toContain(gstin);
});

test('a proof lasts less than an hour', async () => {
  const timely = await provenPhone(world);
  const late = await provenPhone(world);
  world.clock.advance(3599);
  const { accessToken } = await world.call(signUp, {
    body: { ...COMPANY, gstValidationToken: timely.gstValidationToken },
  });
  expect(accessToken).not.toBeNull();
  world.clock.advance(1);
  const refused = await refusalOf(
    world.call(signUp, { body: { ...COMPANY, gstValidationToken: late.gstValidationToken } }),
  );
  expect([refused.status, refused.code]).toEqual([410, 'sign_up_ended']);
});
