/** Who asks for a code: one phone number or one e-mail address, however it was typed. */
import type { IdentityProblem } from './contact-problem.ts';
import { parseEmail } from './email-address.ts';
import { type CallingCode, parseMobile } from './phone-number.ts';

export type SignInInput = {
  email?: string | undefined;
  mobile?: string | undefined;
  countryCode?: CallingCode | undefined;
  isInternationalCustomer?: boolean | undefined;
};

export type SignInIdentity =
  | { channel: 'sms'; address: string; callingCode: CallingCode }
  | { channel: 'email'; address: string };

export type SignInProblem = {
  field: 'mobile' | 'email' | 'isInternationalCustomer';
  problem: IdentityProblem;
};

export function signInIdentityProblem(input: SignInInput): SignInProblem | null {
  const identity = readIdentity(input);
  return 'field' in identity ? identity : null;
}

/** For input that has passed `signInIdentityProblem`. */
export function signInIdentityOf(input: SignInInput): SignInIdentity {
  const identity = readIdentity(input);
  if ('field' in identity) throw new Error(identity.problem.code);
  return identity;
}

function readIdentity({
  email,
  mobile,
  countryCode,
  isInternationalCustomer,
}: SignInInput): SignInIdentity | SignInProblem {
  if (email !== undefined && mobile !== undefined) {
    return { field: 'email', problem: { code: 'mobile_and_email' } };
  }
  if (email !== undefined) {
    const parsed = parseEmail(email);
    return parsed.ok
      ? { channel: 'email', address: parsed.email }
      : { field: 'email', problem: parsed.problem };
  }
  if (mobile === undefined) return { field: 'mobile', problem: { code: 'mobile_or_email_missing' } };
  if (isInternationalCustomer) {
    return { field: 'isInternationalCustomer', problem: { code: 'mobile_of_international' } };
  }
  const parsed = parseMobile(mobile, countryCode);
  if (!parsed.ok) return { field: 'mobile', problem: parsed.problem };
  return { channel: 'sms', address: parsed.e164, callingCode: parsed.callingCode };
}
