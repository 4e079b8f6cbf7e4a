import { beforeAll, expect, test } from 'vitest';
import { readCustomer } from '#contract/customer/account.ts';
import { listSessions } from '#contract/customer/auth.ts';
import { signUp, verifyReferenceCode } from '#contract/customer/sign-up.ts';
import { listGstNumbers } from '#contract/customer/tax-numbers.ts';
import { addReferenceCode } from '#server/capabilities/sign-up/add-reference-code.ts';
import { someGstin } from '#tests/support/data/gst-numbers.ts';
import { COMPANY, invited, provenPhone, type SignUpBody } from '#tests/support/data/sign-up.ts';
import { businessRows, tablesContaining } from '#tests/support/database/database-facts.ts';
import { changesOf } from '#tests/support/server/history.ts';
import { refreshCookieOf, refreshRequest } from '#tests/support/server/refresh-cookie.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld, type StaffVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
await worldForFile(openWorld({ beside: world }));
let staff: StaffVisitor;
beforeAll(async () => {
  staff = await world.asStaff();
});

const me = { params: { customerId: 'me' as const } };
const CHROME = 'Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile';

async function profileOf(accessToken: string | null) {
  const visitor = world.visitor({ token: accessToken ?? '' });
  const [profile] = await visitor.call(readCustomer, me);
  if (!profile) throw new Error('The new customer has no profile.');
  return { visitor, profile };
}

test('an Indian company signs up with its phone and is signed in at once', async () => {
  const { gstValidationToken, address } = await provenPhone(world);
  const gstin = someGstin();

  const answer = await world.inject({
    method: 'POST',
    url: signUp.path,
    payload: { ...COMPANY, gstValidationToken, gstin: ` ${gstin.toLowerCase()} ` },
    headers: { 'user-agent': CHROME },
  });

  const { data } = answer.json();
  expect(data).toEqual({
    accessToken: expect.stringMatching(/^[\w-]{43}$/),
    expiresInSeconds: 1800,
    isNewCustomer: false,
    phoneNumber: address,
    gstValidationToken: null,
    name: 'Asha Verma',
    brandId: expect.any(String),
    customerId: expect.any(String),
  });
  const { visitor, profile } = await profileOf(data.accessToken);
  expect(profile).toEqual({
    customerId: data.customerId,
    brandId: data.brandId,
    name: 'Asha Verma',
    company: 'Asha Textiles',
    phoneNumber: address,
    email: null,
    market: 'IN',
    isInternational: false,
    verificationStatus: 1,
    currency: 'INR',
    unit: 'metre',
    language: 'en',
    timeZone: 'Asia/Kolkata',
    city: 'Surat',
    businessType: 'garment_maker',
    contactEmail: 'asha@cloth.example',
    bin: null,
  });
  expect(await visitor.call(listGstNumbers, {})).toMatchObject([{ gstin, isDefault: true, isChecked: true }]);
  expect(await visitor.call(listSessions, {})).toMatchObject([
    { isCurrent: true, device: 'Chrome on Android' },
  ]);
  expect((await world.inject(refreshRequest(refreshCookieOf(answer).value))).statusCode).toBe(200);
});

test('each part of a sign-up leaves its history row, and the accepted terms are kept with their version', async () => {
  const { gstValidationToken } = await provenPhone(world);
  const { brandId, customerId } = await world.call(signUp, {
    body: { ...COMPANY, gstValidationToken, gstin: someGstin() },
  });
  const written = await changesOf(world, brandId ?? '', 'customer', 'gst-number', 'session', 'whatsapp');
  const changes = written.map(({ change }) => change);
  for (const expected of ['customer registered', 'gst-number added', 'session signed-in'])
    expect(changes).toContain(expected);
  const customerRows = written.filter(({ change }) => change === 'customer registered');
  expect(customerRows.map(({ actor }) => actor)).toEqual([customerId]);
  const accepted = await world.services.db.scoped
    .selectFrom('policy_acceptances')
    .select(['policy', 'version', 'customer_id', 'accepted_at'])
    .where('brand_id', '=', brandId ?? '')
    .execute();
  expect(accepted).toEqual([
    { policy: 'terms', version: '1', customer_id: customerId, accepted_at: world.clock.now() },
  ]);
});

test('a company from Bangladesh pays in dollars, counts in yards and gives a BIN', async () => {
  const { gstValidationToken, address } = await provenPhone(world, { market: 'BD' });
  const { accessToken, brandId } = await world.call(signUp, {
    body: { ...COMPANY, gstValidationToken, bin: '0012345670101' },
  });
  const { profile } = await profileOf(accessToken);
  expect(profile).toMatchObject({
    market: 'BD',
    currency: 'USD',
    unit: 'yard',
    phoneNumber: address,
    isInternational: false,
    timeZone: 'Asia/Dhaka',
    verificationStatus: 0,
  });
  const company = await world.services.db.unscoped
    .selectFrom('companies')
    .select('bin')
    .where('brand_id', '=', brandId ?? '')
    .executeTakeFirst();
  expect(company?.bin).toBe('001234567-0101');
});

test('a company from abroad signs up by its invitation and signs in by e-mail from then on', async () => {
  const { invite, email } = await invited(world, staff);
  const { accessToken, phoneNumber } = await world.call(signUp, { body: { ...COMPANY, invite } });
  expect(phoneNumber).toBeNull();
  const { profile } = await profileOf(accessToken);
  expect(profile).toMatchObject({
    market: 'INTL',
    currency: 'USD',
    unit: 'yard',
    isInternational: true,
    email,
    phoneNumber: null,
  });
});

test('every mistake of the form is told at once, with a sentence on its field, and nothing is stored', async () => {
  const { gstValidationToken } = await provenPhone(world);
  const before = await businessRows(world.services);
  const body: SignUpBody = {
    gstValidationToken,
    company: ' ',
    name: '---',
    email: 'asha@',
    city: '',
    businessType: 'mill',
    gstin: '27AAPFU0939F1ZO',
    bin: '001234567-0101',
    referenceCode: 'x',
    whatsappOptIn: false,
    acceptedTermsVersion: ' ',
  };
  const refused = await refusalOf(world.call(signUp, { body }));
  expect([refused.status, refused.code]).toEqual([422, 'form_refused']);
  expect(refused.body.fields).toEqual({
    company: 'Enter your company name.',
    name: 'Your name needs letters or digits.',
    email: 'Enter a valid email address.',
    city: 'Enter your city.',
    businessType: 'Choose your type of business.',
    gstin: 'One character is mistyped. Please check the number again',
    bin: 'Only companies in Bangladesh have a BIN.',
    referenceCode: 'A reference code has 6 to 12 letters or digits.',
    acceptedTermsVersion: 'Accept the terms of use to continue.',
  });
  expect(await businessRows(world.services)).toEqual(before);
  await world.call(signUp, { body: { ...COMPANY, gstValidationToken } });
});

test.each(['__proto__', 'constructor', 'toString'])(
  'the kind of business %j is none',
  async (businessType) => {
    const { gstValidationToken } = await provenPhone(world);
    const refused = await refusalOf(
      world.call(signUp, { body: { ...COMPANY, gstValidationToken, businessType } }),
    );
    expect(Object.keys(refused.body.fields ?? {})).toEqual(['businessType']);
  },
);

test('a GST number is for India and a BIN for Bangladesh', async () => {
  const { gstValidationToken } = await provenPhone(world, { market: 'BD' });
  const { invite } = await invited(world, staff);
  for (const proof of [{ gstValidationToken }, { invite }]) {
    const refused = await refusalOf(
      world.call(signUp, { body: { ...COMPANY, ...proof, gstin: someGstin() } }),
    );
    expect(refused.body.fields).toEqual({ gstin: 'Only companies in India have a GST number.' });
  }
});

test('terms that changed meanwhile are 409; nothing is stored and the proof still works', async () => {
  const { gstValidationToken } = await provenPhone(world);
  const before = await businessRows(world.services);
  for (const acceptedTermsVersion of ['0', '2', '1.0', "1' or '1"]) {
    const refused = await refusalOf(
      world.call(signUp, { body: { ...COMPANY, gstValidationToken, acceptedTermsVersion } }),
    );
    expect([refused.status, refused.code]).toEqual([409, 'terms_outdated']);
  }
  expect(await businessRows(world.services)).toEqual(before);
  expect((await world.call(signUp, { body: { ...COMPANY, gstValidationToken } })).accessToken).not.toBeNull();
});

test('a reference code must be known, however it is written', async () => {
  await world.services.db.transaction((tx) =>
    addReferenceCode(world.services, tx, { code: 'SURAT2026', note: 'Fair in Surat' }),
  );
  expect(await world.call(verifyReferenceCode, { body: { referenceCode: ' surat2026 ' } })).toEqual({
    isValid: true,
  });
  for (const referenceCode of ['SURAT2027', '%', 'SURAT____', ''])
    expect(await world.call(verifyReferenceCode, { body: { referenceCode } })).toEqual({ isValid: false });

  const { gstValidationToken } = await provenPhone(world);
  const form = { ...COMPANY, gstValidationToken };
  const refused = await refusalOf(world.call(signUp, { body: { ...form, referenceCode: 'SURAT2027' } }));
  expect(refused.body.fields).toEqual({ referenceCode: 'We do not recognise this reference code.' });
  const { brandId } = await world.call(signUp, { body: { ...form, referenceCode: 'surat2026' } });
  const company = await world.services.db.unscoped
    .selectFrom('companies')
    .select('reference_code')
    .where('brand_id', '=', brandId ?? '')
    .executeTakeFirst();
  expect(company?.reference_code).toBe('SURAT2026');
});

test('scripts and SQL in names are text like any other', async () => {
  const { gstValidationToken } = await provenPhone(world);
  const company = `<script>alert("1")</script>`;
  const name = `Robert'); drop table people;--`;
  const { accessToken } = await world.call(signUp, {
    body: { ...COMPANY, gstValidationToken, company, name, city: '{{7*7}}' },
  });
  const { profile } = await profileOf(accessToken);
  expect(profile).toMatchObject({ company, name, city: '{{7*7}}' });
});

test('what sign-up answered is kept sealed: no token, cookie or proof is found in any table', async () => {
  const { gstValidationToken } = await provenPhone(world);
  const answer = await world.inject({
    method: 'POST',
    url: signUp.path,
    payload: { ...COMPANY, gstValidationToken },
    headers: { 'idempotency-key': world.services.ids.next() },
  });
  const secrets = [
    answer.json().data.accessToken as string,
    refreshCookieOf(answer).value,
    gstValidationToken,
  ];
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await tablesContaining(world.services, ...secrets)).toEqual([]);
});
