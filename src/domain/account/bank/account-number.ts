/** Bank account numbers: typed twice, then shown only by their last four signs. */

import { plainDigits, plainUpperCase, withoutGaps } from '#domain/forms/text-input.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';

const LONGEST_TYPED = 80;
const INDIAN = /^[0-9]{9,18}$/;
/** No country writes account numbers longer than an IBAN can hold. */
const FOREIGN = /^[A-Z0-9]{4,34}$/;

export function parseAccountNumber(raw: string, market: Market): ParseResult<{ accountNumber: string }> {
  if (raw.length > LONGEST_TYPED) return refused('This account number is too long.');
  const accountNumber = withoutGaps(plainUpperCase(plainDigits(raw)));
  if (accountNumber === '') return refused('Enter your account number.');
  if (MARKET_RULES[market].bankCode === 'ifsc' && !INDIAN.test(accountNumber)) {
    return refused('An Indian account number has 9 to 18 digits.');
  }
  if (!FOREIGN.test(accountNumber)) return refused('An account number has 4 to 34 letters or digits.');
  return { ok: true, accountNumber };
}

/** The second typing finds the slip that no check digit would. */
export function accountNumberAgainProblem(first: string, again: string, market: Market): string | null {
  if (withoutGaps(again) === '') return 'Enter the account number again.';
  const [one, two] = [parseAccountNumber(first, market), parseAccountNumber(again, market)];
  if (!one.ok) return null;
  return two.ok && one.accountNumber === two.accountNumber ? null : 'The account numbers do not match.';
}

/** "50200000001234" becomes "••••1234"; always four dots, so the length stays unknown. */
export function maskAccountNumber(accountNumber: string): string {
  return `••••${accountNumber.length > 4 ? accountNumber.slice(-4) : ''}`;
}
