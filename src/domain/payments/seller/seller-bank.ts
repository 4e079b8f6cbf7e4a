/** Where buyers send transfers: IFSC and UPI for rupees, Swift for dollars. */
import { parseAccountNumber } from '#domain/account/bank/account-number.ts';
import type { BankProblem } from '#domain/account/bank/bank-problem.ts';
import { parseIfsc } from '#domain/account/bank/ifsc.ts';
import { parseSwiftCode } from '#domain/account/bank/swift-code.ts';
import { parseVpa } from '#domain/account/bank/upi-vpa.ts';
import { type FormResult, readForm } from '#domain/forms/form-result.ts';
import { filledIn, type LineRule, parseLine } from '#domain/forms/text-input.ts';
import { type Currency, type Money, parseAmount } from '#domain/shared/money.ts';
import { type ParseResult, refused, type SaidProblem } from '#domain/shared/parse-result.ts';

type Wrong = BankProblem | SaidProblem;

export type SellerBankInput = {
  bankName: string;
  branch?: string | null | undefined;
  holder: string;
  account: string;
  code: string;
  vpa?: string | null | undefined;
  upiLimit?: string | null | undefined;
};
export type SellerBank = {
  readonly bankName: string;
  /** Its place too, as a bank abroad needs it. */
  readonly branch: string | null;
  readonly holder: string;
  readonly account: string;
  readonly code: string;
  readonly vpa: string | null;
  /** Null: what is usual. */
  readonly upiLimit: Money | null;
};

const BANK: LineRule = { line: 'seller_bank', maxLength: 100 };
const BRANCH: LineRule = { line: 'seller_branch', maxLength: 160 };
const HOLDER: LineRule = { line: 'seller_account_holder', maxLength: 120 };

export function readSellerBank(
  input: SellerBankInput,
  currency: Currency,
): FormResult<{ bank: SellerBank }, keyof SellerBankInput, Wrong> {
  const results = {
    bankName: parseLine(input.bankName, BANK),
    branch: parseBranch(input.branch),
    holder: parseLine(input.holder, HOLDER),
    account: parseAccountNumber(input.account, currency === 'INR' ? 'IN' : 'INTL'),
    code: parseCode(input.code, currency),
    vpa: parseOwnVpa(input.vpa, currency),
    upiLimit: parseUpiLimit(input.upiLimit, currency),
  };
  return readForm(results, ({ bankName, branch, holder, account, code, vpa, upiLimit }) => ({
    bank: {
      bankName: bankName.text,
      branch: branch.text,
      holder: holder.text,
      account: account.accountNumber,
      code: code.code,
      vpa: vpa.vpa,
      upiLimit: upiLimit.amount,
    },
  }));
}

function parseBranch(raw: string | null | undefined): ParseResult<{ text: string | null }, SaidProblem> {
  const filled = filledIn(raw);
  return filled === null ? { ok: true, text: null } : parseLine(filled, BRANCH);
}

function parseCode(raw: string, currency: Currency): ParseResult<{ code: string }, BankProblem> {
  if (currency === 'INR') {
    const reading = parseIfsc(raw);
    return reading.ok ? { ok: true, code: reading.ifsc } : reading;
  }
  const reading = parseSwiftCode(raw);
  return reading.ok ? { ok: true, code: reading.swiftCode } : reading;
}

function parseOwnVpa(
  raw: string | null | undefined,
  currency: Currency,
): ParseResult<{ vpa: string | null }, Wrong> {
  const filled = filledIn(raw);
  if (filled === null) return { ok: true, vpa: null };
  return currency === 'INR' ? parseVpa(filled) : refused('UPI payments are in rupees only.');
}

function parseUpiLimit(
  raw: string | null | undefined,
  currency: Currency,
): ParseResult<{ amount: Money | null }, SaidProblem> {
  const filled = filledIn(raw);
  if (filled === null) return { ok: true, amount: null };
  if (currency !== 'INR') return refused('UPI payments are in rupees only.');
  const reading = parseAmount(filled, currency);
  return reading.ok && reading.amount.minor === 0n ? refused('Enter an amount above 0.') : reading;
}

const BANK_WAIT_MS = 24 * 3_600_000;

/** A day in which somebody notices an account that should not be there, before the first buyer is shown it. */
export function bankUsableFrom(releasedAt: Date): Date {
  return new Date(releasedAt.getTime() + BANK_WAIT_MS);
}
