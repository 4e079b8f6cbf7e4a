/** Bank account numbers: typed twice, then shown only by their last four signs. */

import { plainDigits, plainUpperCase, withoutGaps } from '#domain/forms/text-input.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';
import type { BankProblem } from './bank-problem.ts';

const LONGEST_TYPED = 80;
const INDIAN = /^[0-9]{9,18}$/;
/** No country writes account numbers longer than an IBAN can hold. */
const FOREIGN = /^[A-Z0-9]{4,34}$/;

export function parseAccountNumber(
  raw: string,
  market: Market,
): ParseResult<{ accountNumber: string }, BankProblem> {
  if (raw.length > LONGEST_TYPED) return refused({ code: 'account_number_too_long' });
  const accountNumber = withoutGaps(plainUpperCase(plainDigits(raw)));
  if (accountNumber === '') return refused({ code: 'account_number_missing' });
  if (MARKET_RULES[market].bankCode === 'ifsc' && !INDIAN.test(accountNumber)) {
    return refused({ code: 'account_number_not_indian' });
  }
  if (!FOREIGN.test(accountNumber)) return refused({ code: 'account_number_invalid' });
  return { ok: true, accountNumber };
}

/** The second typing finds the slip that no check digit would. */
export function accountNumberAgainProblem(first: string, again: string, market: Market): BankProblem | null {
  if (withoutGaps(again) === '') return { code: 'account_number_again_missing' };
  const [one, two] = [parseAccountNumber(first, market), parseAccountNumber(again, market)];
  if (!one.ok) return null;
  return two.ok && one.accountNumber === two.accountNumber ? null : { code: 'account_numbers_differ' };
}

/** "50200000001234" becomes "••••1234"; always four dots, so the length stays unknown. */
export function maskAccountNumber(accountNumber: string): string {
  return `••••${accountNumber.length > 4 ? accountNumber.slice(-4) : ''}`;
}
