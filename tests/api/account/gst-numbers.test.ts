import { expect, test } from 'vitest';
import { readCustomer } from '#contract/customer/account.ts';
import { addAddress } from '#contract/customer/addresses.ts';
import {
  addGstNumber,
  chooseDefaultGst,
  listGstNumbers,
  removeGstNumber,
  verifyGst,
} from '#contract/customer/tax-numbers.ts';
import { parseGstin } from '#domain/account/tax-numbers/gstin.ts';
import vectors from '#domain/account/test-vectors.json' with { type: 'json' };
import { recheckGstNumbers } from '#server/capabilities/tax-numbers/recheck-gst-numbers.ts';
import { ADDRESS_OF } from '#tests/support/data/addresses.ts';
import { someGstin } from '#tests/support/data/gst-numbers.ts';
import { provenPhone } from '#tests/support/data/sign-up.ts';
import { stepUp } from '#tests/support/data/step-up.ts';
import { saidProblem } from '#tests/support/said-problems.ts';
import { changesOf } from '#tests/support/server/history.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { type CustomerVisitor, openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const secondProcess = await worldForFile(openWorld({ beside: world }));

const MAHARASHTRA = someGstin();
const GUJARAT = someGstin({ state: '24' });
const badgeOf = async ({ call }: CustomerVisitor) =>
  (await call(readCustomer, { params: { customerId: 'me' } }))[0]?.verificationStatus;
async function steppedUp(market: 'IN' | 'BD' | 'INTL' = 'IN'): Promise<CustomerVisitor> {
  const visitor = await world.asCustomer({ market });
  await stepUp(world, visitor);
  return visitor;
}

test('a number is checked with a bearer token or with the proof of a phone, and with nothing else', async () => {
  const { call } = await world.asCustomer();
  const { gstValidationToken } = await provenPhone(world);
  const checked = await call(verifyGst, { body: { gstin: ` ${MAHARASHTRA.toLowerCase()} ` } });
  expect(checked).toEqual({
    state: 'valid',
    gstin: MAHARASHTRA,
    legalName: 'Demo Company ZZZCA1001Z Private Limited',
    tradeName: 'Demo Traders ZZZCA1001Z',
    status: 'Active',
    stateCode: '27',
    stateName: 'Maharashtra',
    address: '1 Demo Street, Maharashtra',
    problem: null,
    reason: null,
  });
  const body = { gstin: MAHARASHTRA };
  expect(await world.call(verifyGst, { body: { ...body, gstValidationToken } })).toEqual(checked);

  for (const madeUp of [{}, { gstValidationToken: '' }, { gstValidationToken: 'x'.repeat(43) }])
    expect((await refusalOf(world.call(verifyGst, { body: { ...body, ...madeUp } }))).status).toBe(401);
  const staff = await world.asStaff();
  expect((await refusalOf(staff.call(verifyGst, { body: { ...body, gstValidationToken } }))).status).toBe(
    403,
  );
  const ended = world.visitor({ token: 'x'.repeat(43) });
  expect((await refusalOf(ended.call(verifyGst, { body: { ...body, gstValidationToken } }))).status).toBe(
    401,
  );
});

test('the server reads numbers by the same rules as the screens', async () => {
  const { call } = await world.asCustomer();
  for (const { gstin } of vectors.gstin.valid)
    expect(await call(verifyGst, { body: { gstin } })).toMatchObject({ gstin, problem: null });
  for (const { gstin } of vectors.gstin.invalid) {
    const reading = parseGstin(gstin);
    expect(await call(verifyGst, { body: { gstin } })).toMatchObject({
      state: 'error',
      problem: reading.ok ? 'refused' : saidProblem(reading.problem),
      legalName: null,
    });
  }
});

test.each([
  ['cancelled', 'error', 'Cancelled', /is cancelled/, 'gst_registration_cancelled'],
  ['suspended', 'error', 'Suspended', /is suspended/, 'gst_registration_suspended'],
  ['unknown', 'error', null, /does not have/, 'gstin_unknown_at_register'],
  ['down', 'not_checked', null, null, null],
] as const)('a number that is %s reads as %s', async (plays, state, status, words, reason) => {
  const { call } = await world.asCustomer();
  const answer = await call(verifyGst, { body: { gstin: someGstin({ plays }) } });
  expect(answer).toMatchObject({ state, status, reason, stateCode: '27' });
  expect(answer.problem).toEqual(words ? expect.stringMatching(words) : null);
});

test('adding, choosing and removing a number need a step-up code', async () => {
  const visitor = await steppedUp();
  const { gstId } = await visitor.call(addGstNumber, { body: { gstin: MAHARASHTRA } });
  world.clock.advance(300);
  for (const change of [
    () => visitor.call(addGstNumber, { body: { gstin: GUJARAT } }),
    () => visitor.call(chooseDefaultGst, { params: { gstId }, body: { isDefault: true } }),
    () => visitor.call(removeGstNumber, { params: { gstId } }),
  ]) {
    const refused = await refusalOf(change());
    expect([refused.status, refused.code]).toEqual([422, 'step_up_required']);
  }
  expect(await visitor.call(listGstNumbers, {})).toHaveLength(1);
});

test('the first number is the default; there is one for each state, and the default can be chosen', async () => {
  const visitor = await steppedUp();
  const { call } = visitor;
  const mine = someGstin({ pan: 'ZZZCB1001Z' });
  const first = await call(addGstNumber, { body: { gstin: mine } });
  expect(first).toMatchObject({ isDefault: true, isChecked: true, warning: null, stateName: 'Maharashtra' });
  world.clock.advance(1);
  const second = await call(addGstNumber, { body: { gstin: GUJARAT } });
  expect(second.isDefault).toBe(false);
  for (const gstin of [mine, someGstin({ pan: 'ZZZCB1002Z' })]) {
    const refused = await refusalOf(call(addGstNumber, { body: { gstin } }));
    expect([refused.status, refused.code]).toEqual([409, 'gst_already_added']);
  }
  await call(chooseDefaultGst, { params: { gstId: second.gstId }, body: { isDefault: true } });
  world.clock.advance(1);
  const third = await call(addGstNumber, { body: { gstin: someGstin({ state: '33' }), isDefault: true } });
  const defaults = async () =>
    (await call(listGstNumbers, {})).filter(({ isDefault }) => isDefault).map(({ gstId }) => gstId);
  expect(await defaults()).toEqual([third.gstId]);
  await call(removeGstNumber, { params: { gstId: third.gstId } });
  expect(await defaults()).toEqual([first.gstId]);
});

test.each([
  ['27AAPFU0939F1ZO', 'One character is mistyped. Please check the number again'],
  [someGstin({ plays: 'cancelled' }), 'This GST registration is cancelled. Use an active GST number.'],
  [someGstin({ plays: 'unknown' }), 'The GST register does not have this number. Check it and try again.'],
])('%s is not kept, and the field says why', async (gstin, sentence) => {
  const visitor = await steppedUp();
  const refused = await refusalOf(visitor.call(addGstNumber, { body: { gstin } }));
  expect([refused.status, refused.body.fields]).toEqual([422, { gstin: sentence }]);
  expect([await visitor.call(listGstNumbers, {}), await badgeOf(visitor)]).toEqual([[], 0]);
});

test('the badge shows whether any number is confirmed', async () => {
  const visitor = await steppedUp();
  const { call } = visitor;
  expect(await badgeOf(visitor)).toBe(0);
  const pan = 'ZZZCB1003Z';
  const unchecked = await call(addGstNumber, { body: { gstin: someGstin({ pan, plays: 'down' }) } });
  expect([unchecked.isChecked, await badgeOf(visitor)]).toEqual([false, 2]);
  const checked = await call(addGstNumber, { body: { gstin: someGstin({ state: '24', pan }) } });
  expect(await badgeOf(visitor)).toBe(1);
  await call(removeGstNumber, { params: { gstId: checked.gstId } });
  expect(await badgeOf(visitor)).toBe(2);
  await call(removeGstNumber, { params: { gstId: unchecked.gstId } });
  expect(await badgeOf(visitor)).toBe(0);
});

test('a default number of another state than the billing address carries a warning', async () => {
  const { call } = await steppedUp();
  await call(addAddress, { body: ADDRESS_OF.IN });
  const { warning } = await call(addGstNumber, { body: { gstin: MAHARASHTRA } });
  expect(warning).toBe(
    'Your GST number is registered in Maharashtra, but your billing address is in Gujarat. Please correct one of them.',
  );
  const right = await call(addGstNumber, { body: { gstin: GUJARAT, isDefault: true } });
  expect([right.warning, (await call(listGstNumbers, {})).map((number) => number.warning)]).toEqual([
    null,
    [null, null],
  ]);
});

test('every change is told to the person and kept in history', async () => {
  const visitor = await steppedUp();
  const { call, customer } = visitor;
  const { address, brandId, customerId } = customer;
  const first = await call(addGstNumber, { body: { gstin: MAHARASHTRA } });
  expect((await world.messages.next(address)).text).toContain('A GST number was added on');
  const second = await call(addGstNumber, { body: { gstin: GUJARAT } });
  expect((await world.messages.next(address)).text).toContain('A GST number was added on');
  await call(chooseDefaultGst, { params: { gstId: second.gstId }, body: { isDefault: true } });
  expect((await world.messages.next(address)).text).toContain('The default GST number was changed on');
  await call(removeGstNumber, { params: { gstId: first.gstId } });
  expect((await world.messages.next(address)).text).toContain('A GST number was removed on');
  const changes = await changesOf(world, brandId, 'gst-number');
  expect(changes.map(({ change, actor, hasSession }) => [change, actor, hasSession])).toEqual(
    ['added', 'added', 'made-default', 'removed'].map((action) => [`gst-number ${action}`, customerId, true]),
  );
});

test.each(['BD', 'INTL'] as const)('a company of %s has no GST number', async (market) => {
  const { call } = await steppedUp(market);
  const refused = await refusalOf(call(addGstNumber, { body: { gstin: MAHARASHTRA } }));
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    { gstin: 'Only companies in India have a GST number.' },
  ]);
});

test("another company's number reads as missing and stays; two companies may hold the same number", async () => {
  const owner = await steppedUp();
  const stranger = await steppedUp();
  const added = await owner.call(addGstNumber, { body: { gstin: MAHARASHTRA } });
  await stranger.call(addGstNumber, { body: { gstin: MAHARASHTRA } });
  const params = { gstId: added.gstId };
  const choose = await refusalOf(stranger.call(chooseDefaultGst, { params, body: { isDefault: true } }));
  const remove = await refusalOf(stranger.call(removeGstNumber, { params }));
  const unknown = await refusalOf(
    stranger.call(removeGstNumber, { params: { gstId: world.services.ids.next() } }),
  );
  expect([choose.status, remove.status, choose.body]).toEqual([404, 404, unknown.body]);
  expect(remove.body).toEqual(unknown.body);
  expect(await owner.call(listGstNumbers, {})).toEqual([added]);
});

test('a number another company holds never verifies by itself, also not when the register is asked again', async () => {
  const [owner, stranger] = [await steppedUp(), await steppedUp()];
  const gstin = someGstin({ pan: 'ZZZCT1001Z' });
  const added = await owner.call(addGstNumber, { body: { gstin } });
  expect(added.isChecked).toBe(true);
  expect(await stranger.call(addGstNumber, { body: { gstin } })).toMatchObject({ gstin, isChecked: false });
  await recheckGstNumbers(world.services, world.services.gstRegistry);
  expect(await stranger.call(listGstNumbers, {})).toMatchObject([{ gstin, isChecked: false }]);
  expect([await badgeOf(owner), await badgeOf(stranger)]).toEqual([1, 2]);

  await owner.call(removeGstNumber, { params: { gstId: added.gstId } });
  await recheckGstNumbers(world.services, world.services.gstRegistry);
  expect(await badgeOf(stranger)).toBe(1);
});

test('of ten companies that add one number at once on two processes one is verified', async () => {
  const companies = await Promise.all(Array.from({ length: 10 }, () => steppedUp()));
  const gstin = someGstin({ pan: 'ZZZCT1002Z' });
  const answers = await Promise.all(
    companies.map(({ token }, i) =>
      (i % 2 ? world : secondProcess)
        .visitor({ token })
        .inject({ method: 'POST', url: addGstNumber.path, payload: { gstin } }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  const verified = answers.filter((answer) => answer.json().data.isChecked);
  expect(verified).toHaveLength(1);
});

test('of twenty parallel additions of one state over two processes one is kept', async () => {
  const { token, call } = await steppedUp();
  const visitors = [world.visitor({ token }), secondProcess.visitor({ token })];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      visitors[i % 2]?.inject({
        method: 'POST',
        url: addGstNumber.path,
        payload: { gstin: someGstin({ pan: `ZZZCA${2001 + i}Z` }), isDefault: true },
      }),
    ),
  );
  expect(answers.map((answer) => answer?.statusCode).sort()).toEqual([200, ...Array(19).fill(409)]);
  expect(await call(listGstNumbers, {})).toMatchObject([{ isDefault: true }]);
});
