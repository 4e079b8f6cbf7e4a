/** The code entry under way: whom the code went to, and what a new customer carries on to sign-up. */
import { MARKETS, type Market } from '#domain/shared/market.ts';
import { createStoredValue } from '../stored-value.ts';

export const CODE_ENTRY_KEY = 'selvedge.code-entry';

export type CodeEntry = {
  market: string | null;
  /** The full number or address; the address bar only ever sees it masked. */
  address: string | null;
  channel: string | null;
  maskedTo: string | null;
  /** When a new code may be asked for, in milliseconds since 1970. */
  resendAt: number | null;
  /** Of a new customer: the verified number and the proof of it that opens sign-up. */
  phoneNumber: string | null;
  gstValidationToken: string | null;
  /** An e-mail address from abroad that nobody is registered under. */
  unknownEmail: string | null;
  /** How asking for the code went: request, success or failure. */
  otpFetchStatus: string | null;
  /** Why the code could not be sent, in words. */
  error: string | null;
  isError: boolean | null;
  /** Why the code that was entered did not sign in, in words. */
  loggedInError: string | null;
};

export type PendingCode = {
  market: Market;
  address: string;
  channel: 'sms' | 'email';
  maskedTo: string;
  resendAt: number;
};

export const codeEntry = createStoredValue<CodeEntry>(CODE_ENTRY_KEY, {
  market: 'string',
  address: 'string',
  channel: 'string',
  maskedTo: 'string',
  resendAt: 'number',
  phoneNumber: 'string',
  gstValidationToken: 'string',
  unknownEmail: 'string',
  otpFetchStatus: 'string',
  error: 'string',
  isError: 'boolean',
  loggedInError: 'string',
});

/** Typing on, or coming back, begins a new try. */
export function forgetCodeErrors(): void {
  const { isError, loggedInError } = codeEntry.get();
  if (isError || loggedInError)
    codeEntry.update({ otpFetchStatus: null, error: null, isError: null, loggedInError: null });
}

/** The code that was sent and not yet entered, or null. */
export function pendingCodeOf({
  market,
  address,
  channel,
  maskedTo,
  resendAt,
}: CodeEntry): PendingCode | null {
  const known = MARKETS.find((each) => each === market);
  if (!known || address === null || maskedTo === null || resendAt === null) return null;
  return { market: known, address, channel: channel === 'email' ? 'email' : 'sms', maskedTo, resendAt };
}
