/** Sends the form; the same content is always the same try. */
import { ApiError } from '#contract/client.ts';
import { signUp } from '#contract/customer/sign-up.ts';
import { type GstCheck, verifyGst } from '#contract/customer/tax-numbers.ts';
import type { IdentityProblems } from '#domain/account/contact-problem.ts';
import { type SignUpInput, signUpProblems } from '#domain/account/sign-up/sign-up-form.ts';
import type { SignUpProblems } from '#domain/account/sign-up/sign-up-problem.ts';
import type { TaxNumberProblems } from '#domain/account/tax-numbers/tax-number-problem.ts';
import type { TypedProblems } from '#domain/forms/typed-problem.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';
import { call, EXEMPT } from '#web/platform/api.ts';
import { loginState } from '#web/platform/session/login-state.ts';
import { beginSession } from '#web/platform/session/session.ts';
import type { Problems } from '#web/widgets/forms/use-form.ts';
import { IDENTITY_PROBLEM_TEXT } from '#words/page/contact-problems.ts';
import { TYPED_PROBLEM_TEXT } from '#words/page/forms.ts';
import { SIGN_UP_PROBLEM_TEXT } from '#words/page/sign-up-problems.ts';
import { TAX_NUMBER_PROBLEM_TEXT } from '#words/page/tax-number-problems.ts';
import { fieldTexts } from '#words/problem-text.ts';
import { signUpTexts } from './sign-up.texts.ts';
import { forgetDraft, readDraft, type SignUpValues, saveSignUpDraft } from './sign-up-draft.ts';

export type Proof = { gstValidationToken: string } | { invite: string };

const PROBLEM_TEXT: ProblemTexts<TypedProblems & SignUpProblems & IdentityProblems & TaxNumberProblems> = {
  ...TYPED_PROBLEM_TEXT,
  ...SIGN_UP_PROBLEM_TEXT,
  ...IDENTITY_PROBLEM_TEXT,
  ...TAX_NUMBER_PROBLEM_TEXT,
};

export const WIRE_NAMES = { name: 'contactName', acceptedTermsVersion: 'acceptsTerms' } as const;

export function problemsIn(values: SignUpValues, market: Market): Problems<SignUpValues> {
  return fieldTexts(PROBLEM_TEXT, signUpProblems(inputOf(values, market), market));
}

export async function createCustomer(
  values: SignUpValues,
  market: Market,
  proof: Proof,
  termsVersion: string,
): Promise<void> {
  const { contactName: name, acceptsTerms: _ticked, ...rest } = inputOf(values, market);
  const body = {
    ...proof,
    ...rest,
    name,
    businessType: values.businessType,
    acceptedTermsVersion: termsVersion,
  };
  const signedIn = await call(signUp, { body }, { ...EXEMPT, idempotencyKey: keyFor(JSON.stringify(body)) });
  beginSession(signedIn);
  loginState.update({ signUpToast: signUpTexts.welcome });
  forgetDraft();
}

export function checkGst(gstin: string, proof: Proof): Promise<GstCheck> {
  const gstValidationToken = 'gstValidationToken' in proof ? proof.gstValidationToken : undefined;
  return call(verifyGst, { body: { gstin, gstValidationToken } }, EXEMPT);
}

/** The number or the invitation has to be proven again; what was typed stays. */
export function isProofEnded(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 401 || error.code === 'sign_up_ended' || error.code === 'invitation_ended')
  );
}

/** Only what the market has: a number typed before the customer changed their mind is not sent. */
function inputOf(values: SignUpValues, market: Market): SignUpInput {
  const { isGstLater, gstin, bin, referenceCode, ...rest } = values;
  const given = (text: string) => (text.trim() === '' ? undefined : text);
  return {
    ...rest,
    whatsappOptIn: MARKET_RULES[market].signInChannel === 'phone' && rest.whatsappOptIn,
    gstin: MARKET_RULES[market].taxNumber === 'gstin' && !isGstLater ? given(gstin) : undefined,
    bin: MARKET_RULES[market].taxNumber === 'bin' ? given(bin) : undefined,
    referenceCode: given(referenceCode),
  };
}

function keyFor(body: string): string {
  const { attempt } = readDraft();
  if (attempt?.body === body) return attempt.key;
  const key = crypto.randomUUID();
  saveSignUpDraft({ attempt: { body, key } });
  return key;
}
