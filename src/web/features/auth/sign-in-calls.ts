/** Sending and checking the one-time code, and where each outcome leads. */
import { type SignedIn, sendCode, verifyCode } from '#contract/customer/auth.ts';
import type { IdentityProblem } from '#domain/account/contact-problem.ts';
import { parseEmail } from '#domain/account/email-address.ts';
import { parseMobile } from '#domain/account/phone-number.ts';
import { COUNTRY_CALLING_CODE, MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { EXEMPT } from '#web/platform/api.ts';
import { callWithProof } from '#web/platform/call-with-proof.ts';
import { errorMessage, fieldError } from '#web/platform/error-message.ts';
import { pathTo } from '#web/platform/paths.ts';
import { afterSignIn, ownPath } from '#web/platform/redirect-target.ts';
import { codeEntry, type PendingCode } from '#web/platform/session/code-entry.ts';
import { loginState } from '#web/platform/session/login-state.ts';
import { beginSession } from '#web/platform/session/session.ts';
import { IDENTITY_PROBLEM_TEXT } from '#words/page/contact-problems.ts';
import { problemText } from '#words/problem-text.ts';

type Recipient = Pick<PendingCode, 'market' | 'address'>;

/** The number or address as it is sent, or what is wrong with it. */
export function readRecipient(market: Market, typed: string): Recipient | { problem: string } {
  const { callingCode } = MARKET_RULES[market];
  if (callingCode === null) {
    const reading = parseEmail(typed);
    return reading.ok ? { market, address: reading.email } : { problem: said(reading.problem) };
  }
  const reading = parseMobile(typed, callingCode);
  if (!reading.ok) return { problem: said(reading.problem) };
  // A number typed with the other country's code belongs to that country's market.
  return { market: reading.callingCode === '880' ? 'BD' : 'IN', address: reading.national };
}

export async function requestCode(recipient: Recipient): Promise<PendingCode> {
  codeEntry.update({ otpFetchStatus: 'request', error: null, isError: false, loggedInError: null });
  const sent = await callWithProof(sendCode, { body: sendBodyOf(recipient) }, EXEMPT).catch((cause) => {
    const error = fieldError(cause, 'mobile', 'email') ?? errorMessage(cause);
    codeEntry.update({ otpFetchStatus: 'failure', error, isError: true });
    throw cause;
  });
  const pending: PendingCode = {
    ...recipient,
    channel: sent.channel,
    maskedTo: sent.maskedTo,
    resendAt: Date.now() + sent.resendAfterSeconds * 1000,
  };
  codeEntry.set({ ...codeEntry.empty, ...pending, otpFetchStatus: 'success', isError: false });
  return pending;
}

/** The path to go on to. */
export async function checkCode(pending: PendingCode, otp: string, redirectQuery: unknown): Promise<string> {
  const body = { ...identityOf(pending), otp, appType: 'Customer' as const };
  codeEntry.update({ loggedInError: null });
  const signedIn = await callWithProof(verifyCode, { body }, EXEMPT).catch((cause) => {
    codeEntry.update({ loggedInError: fieldError(cause, 'otp') ?? errorMessage(cause) });
    throw cause;
  });
  if (!beginSession(signedIn)) return continueAsNewCustomer(signedIn, pending);
  const target = afterSignIn(redirectQuery, loginState.get().redirectUrl);
  loginState.update({ redirectUrl: null });
  return target;
}

/** The address of the code screen; it shows the number masked and carries the wish on. */
export function otpPath({ maskedTo }: PendingCode, redirectQuery: unknown): string {
  const search = new URLSearchParams({ number: maskedTo });
  const target = ownPath(redirectQuery);
  if (target) search.set('redirect', target);
  return `${pathTo('otp')}?${search}`;
}

function continueAsNewCustomer({ phoneNumber, gstValidationToken }: SignedIn, pending: PendingCode): string {
  if (pending.channel === 'email') {
    codeEntry.set({ ...codeEntry.empty, unknownEmail: pending.address });
    return pathTo('notRegistered');
  }
  codeEntry.set({
    ...codeEntry.empty,
    phoneNumber: phoneNumber ?? `+${MARKET_RULES[pending.market].callingCode}${pending.address}`,
    gstValidationToken,
  });
  return pathTo('createCustomer');
}

/** An e-mail address goes alone; only the check of its code names the kind of customer. */
function sendBodyOf(recipient: Recipient) {
  return recipient.market === 'INTL' ? { email: recipient.address } : identityOf(recipient);
}

function said(problem: IdentityProblem): string {
  return problemText(IDENTITY_PROBLEM_TEXT, problem);
}

/** India is what a number without a country means. */
function identityOf({ market, address }: Recipient) {
  if (market === 'INTL') return { email: address, isInternationalCustomer: true };
  const country = market === 'BD' ? { countryCode: COUNTRY_CALLING_CODE.BD } : {};
  return { mobile: address, ...country, isInternationalCustomer: false };
}
