import { expect, test } from 'vitest';
import { MARKETS } from '#domain/shared/market.ts';
import { saidProblems } from '#tests/support/said-problems.ts';
import { BUSINESS_TYPES } from './business-type.ts';
import { parseReferenceCode } from './reference-code.ts';
import { readSignUp, type SignUpInput, signUpProblems } from './sign-up-form.ts';

const complete: SignUpInput = {
  company: ' Anokhi  Thread Apparels LLP ',
  contactName: 'Meera Kulkarni',
  email: 'Meera@Anokhi.example',
  city: 'Bengaluru',
  businessType: 'garment_maker',
  whatsappOptIn: true,
  acceptsTerms: true,
};

test('a complete form passes in every market without tax numbers', () => {
  for (const market of MARKETS) expect(saidProblems(signUpProblems(complete, market))).toEqual({});
});

test('what was typed is kept in one spelling', () => {
  const typed = { ...complete, gstin: '29zzzcf1006z1z9', bin: ' ', referenceCode: 'friend7' };
  expect(readSignUp(typed, 'IN')).toEqual({
    ok: true,
    signUp: {
      company: 'Anokhi Thread Apparels LLP',
      contactName: 'Meera Kulkarni',
      email: 'meera@anokhi.example',
      city: 'Bengaluru',
      businessType: 'garment_maker',
      whatsappOptIn: true,
      gstin: '29ZZZCF1006Z1Z9',
      bin: null,
      referenceCode: 'FRIEND7',
    },
  });
  expect(readSignUp({ ...complete, bin: '0012345670101' }, 'BD')).toMatchObject({
    signUp: { bin: '001234567-0101', gstin: null },
  });
});

test('every field has its own sentence', () => {
  const empty = { company: '', contactName: ' ', email: '', city: '', businessType: null };
  const problems = saidProblems(
    signUpProblems(
      { ...empty, whatsappOptIn: false, acceptsTerms: false, gstin: '27', referenceCode: 'abc' },
      'IN',
    ),
  );
  expect(problems).toEqual({
    company: 'Enter your company name.',
    contactName: 'Enter your name.',
    email: 'Enter your email address.',
    city: 'Enter your city.',
    businessType: 'Choose your type of business.',
    acceptsTerms: 'Accept the terms of use to continue.',
    gstin: 'A GST number has 15 characters (you have typed 2)',
    referenceCode: 'A reference code has 6 to 12 letters or digits.',
  });
});

test('WhatsApp is a free choice', () => {
  expect(saidProblems(signUpProblems({ ...complete, whatsappOptIn: false }, 'IN'))).toEqual({});
});

test('a tax number of another country is refused', () => {
  expect(saidProblems(signUpProblems({ ...complete, gstin: '29ZZZCF1006Z1Z9' }, 'BD'))).toEqual({
    gstin: 'Only companies in India have a GST number.',
  });
  expect(saidProblems(signUpProblems({ ...complete, bin: '0012345670101' }, 'IN'))).toEqual({
    bin: 'Only companies in Bangladesh have a BIN.',
  });
  expect(saidProblems(signUpProblems({ ...complete, bin: '123' }, 'BD')).bin).toMatch(/13 digits/);
});

test('the kinds of business are a closed list', () => {
  expect(BUSINESS_TYPES).toEqual(['garment_maker', 'brand', 'exporter', 'trader', 'buying_house', 'other']);
  expect(
    saidProblems(signUpProblems({ ...complete, businessType: 'mill' }, 'IN')).businessType,
  ).toBeDefined();
});

test('a reference code has 6 to 12 letters or digits', () => {
  expect(parseReferenceCode(' abc123 ')).toEqual({ ok: true, referenceCode: 'ABC123' });
  expect(parseReferenceCode('A'.repeat(12)).ok).toBe(true);
  for (const raw of ['', 'ABC12', 'A'.repeat(13), 'ABC-123', 'A'.repeat(50)]) {
    expect(parseReferenceCode(raw).ok).toBe(false);
  }
});
