import { expect, test } from 'vitest';
import { saidProblem } from '#tests/support/said-problems.ts';
import { signInIdentityOf, signInIdentityProblem } from './sign-in-identity.ts';

test('a phone number is one identity however it was typed', () => {
  const identity = { channel: 'sms', address: '+919876543210', callingCode: '91' };
  for (const mobile of ['9876543210', '+91 98765-43210', '0091 9876543210', '09876543210']) {
    expect(signInIdentityOf({ mobile })).toEqual(identity);
  }
});

test('the country code decides about a number that does not carry one', () => {
  expect(signInIdentityOf({ mobile: '01712345678', countryCode: '880' })).toMatchObject({
    address: '+8801712345678',
    callingCode: '880',
  });
  expect(signInIdentityProblem({ mobile: '01712345678' })).toMatchObject({ field: 'mobile' });
});

test('an e-mail address is one identity whatever its case', () => {
  expect(signInIdentityOf({ email: ' Buyer@Mill.Example ' })).toEqual({
    channel: 'email',
    address: 'buyer@mill.example',
  });
});

test.each([
  [{}, 'mobile'],
  [{ mobile: '123' }, 'mobile'],
  [{ email: 'nobody' }, 'email'],
  [{ email: 'a@b.example', mobile: '9876543210' }, 'email'],
  [{ mobile: '9876543210', isInternationalCustomer: true }, 'isInternationalCustomer'],
] as const)('%j is refused at the field %s', (input, field) => {
  const problem = signInIdentityProblem(input);
  expect(problem?.field).toBe(field);
  expect(saidProblem(problem?.problem)).toMatch(/^[A-Z].+\.$/);
  expect(() => signInIdentityOf(input)).toThrow();
});
