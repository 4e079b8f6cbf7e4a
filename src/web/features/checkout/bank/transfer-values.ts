/** What a buyer types about money it has sent, checked by the same rules as on the server. */
import { type PartToPay, reportedAmountProblem, tdsProblem } from '#domain/payments/buyer-tds.ts';
import { parseBankReference } from '#domain/payments/methods/bank-reference.ts';
import { paidOnProblem } from '#domain/payments/methods/paid-on.ts';
import type { Market } from '#domain/shared/market.ts';
import { type Currency, type Money, money, parseAmount } from '#domain/shared/money.ts';
import type { Problems } from '#web/widgets/forms/use-form.ts';
import { TYPED_PROBLEM_TEXT } from '#words/page/forms.ts';
import { problemText } from '#words/problem-text.ts';
import { bankTexts } from './bank.texts.ts';

const { transfer: texts } = bankTexts;

export type TransferValues = {
  utr: string;
  amount: string;
  paidOn: string;
  withheld: string;
  proofFileId: string;
};
export type TransferRules = {
  market: Market;
  currency: Currency;
  today: string;
  part: PartToPay;
  orderTotal: Money;
};

/** "1,25,000.50" or "53 347"; a comma that groups nothing could be a decimal one, so it is left to be refused. */
const GROUPED = /^\d{1,3}([,\s]\d{2,3})*[,\s]\d{3}(\.\d*)?$/;

/** What is sent of an amount typed as it is written elsewhere. */
export function withoutGroups(typed: string): string {
  const amount = typed.trim();
  return GROUPED.test(amount) ? amount.replaceAll(/[,\s]/g, '') : amount;
}

export function transferProblems(
  { utr, amount, paidOn, withheld }: TransferValues,
  { market, currency, today, part, orderTotal }: TransferRules,
): Problems<TransferValues> {
  const reference = parseBankReference(utr, market);
  const paid = parseAmount(withoutGroups(amount), currency);
  const tds =
    withheld.trim() === ''
      ? { ok: true as const, amount: money(0n, currency) }
      : parseAmount(withoutGroups(withheld), currency);
  const tooMuch =
    paid.ok && tds.ok ? reportedAmountProblem({ paid: paid.amount, tds: tds.amount }, orderTotal) : null;
  return {
    utr: reference.ok ? undefined : reference.problem,
    amount: paid.ok
      ? paid.amount.minor > 0n
        ? (tooMuch ?? undefined)
        : texts.aboveZero
      : problemText(TYPED_PROBLEM_TEXT, paid.problem),
    withheld: tds.ok
      ? (tdsProblem(tds.amount, part) ?? undefined)
      : problemText(TYPED_PROBLEM_TEXT, tds.problem),
    paidOn: paidOnProblem(paidOn, today) ?? undefined,
  };
}
