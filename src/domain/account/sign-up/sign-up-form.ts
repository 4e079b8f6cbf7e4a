/** The form by which a company becomes a customer. */

import {
  type FormProblems,
  type FormResult,
  readChoice,
  readConsent,
  readForm,
} from '#domain/forms/form-result.ts';
import { filledIn, type LineRule, parseLine } from '#domain/forms/text-input.ts';
import type { TypedProblem } from '#domain/forms/typed-problem.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';
import type { IdentityProblem } from '../contact-problem.ts';
import { parseEmail } from '../email-address.ts';
import { parseBinIn } from '../tax-numbers/bin.ts';
import { parseGstin } from '../tax-numbers/gstin.ts';
import type { TaxNumberProblem } from '../tax-numbers/tax-number-problem.ts';
import { BUSINESS_TYPES, type BusinessType } from './business-type.ts';
import { parseReferenceCode } from './reference-code.ts';
import type { SignUpProblem } from './sign-up-problem.ts';

type Optional = string | null | undefined;

export type SignUpInput = {
  company: string;
  contactName: string;
  email: string;
  city: string;
  businessType: Optional;
  whatsappOptIn: boolean;
  acceptsTerms: boolean;
  /** India only; may be given later. */
  gstin?: Optional;
  /** Bangladesh only; may be given later. */
  bin?: Optional;
  referenceCode?: Optional;
};
export type SignUpField = keyof SignUpInput;
type Wrong = SignUpProblem | IdentityProblem | TaxNumberProblem | TypedProblem;

export type SignUp = {
  readonly company: string;
  readonly contactName: string;
  readonly email: string;
  readonly city: string;
  readonly businessType: BusinessType;
  readonly whatsappOptIn: boolean;
  readonly gstin: string | null;
  readonly bin: string | null;
  readonly referenceCode: string | null;
};

const COMPANY: LineRule = { line: 'company', maxLength: 120 };
const CONTACT: LineRule = { line: 'own_name', maxLength: 80 };
const CITY: LineRule = { line: 'own_city', maxLength: 80 };

export function readSignUp(
  input: SignUpInput,
  market: Market,
): FormResult<{ signUp: SignUp }, SignUpField, Wrong> {
  const results = {
    company: parseLine(input.company, COMPANY),
    contactName: parseLine(input.contactName, CONTACT),
    email: parseEmail(input.email),
    city: parseLine(input.city, CITY),
    businessType: readChoice(BUSINESS_TYPES, input.businessType, { code: 'business_type_missing' }),
    acceptsTerms: readConsent(input.acceptsTerms, { code: 'terms_not_accepted' }),
    gstin: optional(input.gstin, (raw) => readGstin(raw, market)),
    bin: optional(input.bin, (raw) => readBin(raw, market)),
    referenceCode: optional(input.referenceCode, readReferenceCode),
  };
  return readForm(
    results,
    ({ company, contactName, email, city, businessType, gstin, bin, referenceCode }) => ({
      signUp: {
        company: company.text,
        contactName: contactName.text,
        email: email.email,
        city: city.text,
        businessType: businessType.choice,
        whatsappOptIn: input.whatsappOptIn,
        gstin: gstin.value,
        bin: bin.value,
        referenceCode: referenceCode.value,
      },
    }),
  );
}

export function signUpProblems(input: SignUpInput, market: Market): FormProblems<SignUpField, Wrong> {
  const reading = readSignUp(input, market);
  return reading.ok ? {} : reading.problems;
}

type OptionalValue = ParseResult<{ value: string | null }, SignUpProblem | TaxNumberProblem>;

function optional(raw: Optional, read: (typed: string) => OptionalValue): OptionalValue {
  const typed = filledIn(raw);
  return typed === null ? { ok: true, value: null } : read(typed);
}

function readGstin(raw: string, market: Market): OptionalValue {
  if (MARKET_RULES[market].taxNumber !== 'gstin') return refused({ code: 'gstin_only_in_india' });
  const reading = parseGstin(raw);
  return reading.ok ? { ok: true, value: reading.gstin } : refused(reading.problem);
}

function readBin(raw: string, market: Market): OptionalValue {
  const reading = parseBinIn(market, raw);
  return reading.ok ? { ok: true, value: reading.bin } : reading;
}

function readReferenceCode(raw: string): OptionalValue {
  const reading = parseReferenceCode(raw);
  return reading.ok ? { ok: true, value: reading.referenceCode } : reading;
}
