/** The bank form: IFSC code in India, Swift code and routing number in Bangladesh, Swift code and IBAN elsewhere. */

import { type FormResult, readForm } from '#domain/forms/form-result.ts';
import { filledIn, parseLine } from '#domain/forms/text-input.ts';
import type { TypedProblem } from '#domain/forms/typed-problem.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';
import { accountNumberAgainProblem, parseAccountNumber } from './account-number.ts';
import type { BankProblem } from './bank-problem.ts';
import { parseIban } from './iban.ts';
import { parseIfsc } from './ifsc.ts';
import { parseRoutingNumber } from './routing-number.ts';
import { parseSwiftCode } from './swift-code.ts';

export type BankDetailsInput = {
  accountHolder: string;
  /** IFSC code in India, Swift code elsewhere. */
  bankCode: string;
  accountNumber: string;
  accountNumberAgain: string;
  /** Only outside India, where the bank uses it. */
  iban?: string | null | undefined;
  /** Only in Bangladesh. */
  routingNumber?: string | null | undefined;
};
export type BankDetails = {
  readonly accountHolder: string;
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly iban: string | null;
  readonly routingNumber: string | null;
};
export type BankDetailsResult = FormResult<
  { details: BankDetails },
  keyof BankDetailsInput,
  BankProblem | TypedProblem
>;

export function bankCodeLabel(market: Market): 'IFSC code' | 'Swift code' {
  return MARKET_RULES[market].bankCodeLabel;
}

export function readBankDetails(input: BankDetailsInput, market: Market): BankDetailsResult {
  const accountHolder = parseLine(input.accountHolder, {
    line: 'account_holder',
    maxLength: 120,
  });
  const bankCode = readBankCode(input.bankCode, market);
  const typedIban = MARKET_RULES[market].bankCode === 'ifsc' ? null : filledIn(input.iban);
  const iban = typedIban === null ? NO_IBAN : parseIban(typedIban);
  const typedRouting =
    MARKET_RULES[market].accountDetail === 'routing_number' ? filledIn(input.routingNumber) : null;
  const routingNumber = typedRouting === null ? NO_ROUTING_NUMBER : parseRoutingNumber(typedRouting);
  // An IBAN carries its own check, so it needs no second typing and stands for the account number too.
  const account =
    iban.ok && iban.iban !== null && filledIn(input.accountNumber) === null
      ? { number: { ok: true, accountNumber: iban.iban } as const, again: TYPED_TWICE }
      : readTypedTwice(input, market);

  const { number: accountNumber, again: accountNumberAgain } = account;
  const results = { accountHolder, bankCode, routingNumber, accountNumber, accountNumberAgain, iban };
  return readForm(results, (parsed) => ({
    details: {
      accountHolder: parsed.accountHolder.text,
      bankCode: parsed.bankCode.bankCode,
      accountNumber: parsed.accountNumber.accountNumber,
      iban: parsed.iban.iban,
      routingNumber: parsed.routingNumber.routingNumber,
    },
  }));
}

const NO_IBAN = { ok: true, iban: null } as const;
const NO_ROUTING_NUMBER = { ok: true, routingNumber: null } as const;
const TYPED_TWICE = { ok: true } as const;

function readTypedTwice({ accountNumber, accountNumberAgain }: BankDetailsInput, market: Market) {
  const againProblem = accountNumberAgainProblem(accountNumber, accountNumberAgain, market);
  return {
    number: parseAccountNumber(accountNumber, market),
    again: againProblem === null ? TYPED_TWICE : refused(againProblem),
  };
}

function readBankCode(raw: string, market: Market): ParseResult<{ bankCode: string }, BankProblem> {
  if (MARKET_RULES[market].bankCode === 'ifsc') {
    const ifsc = parseIfsc(raw);
    return ifsc.ok ? { ok: true, bankCode: ifsc.ifsc } : ifsc;
  }
  const swift = parseSwiftCode(raw);
  return swift.ok ? { ok: true, bankCode: swift.swiftCode } : swift;
}
