/** What a buyer types about money it has sent, checked by the same rules as on the server. */
import { tdsProblem } from '#domain/payments/buyer-tds.ts';
import { parseBankReference } from '#domain/payments/methods/bank-reference.ts';
import { isCalendarDay } from '#domain/shared/calendar.ts';
import type { Market } from '#domain/shared/market.ts';
import { type Currency, money, parseAmount } from '#domain/shared/money.ts';
import type { Problems } from '#web/widgets/forms/use-form.ts';

export type TransferValues = {
  utr: string;
  amount: string;
  paidOn: string;
  withheld: string;
  proofFileId: string;
};
export type TransferRules = { market: Market; currency: Currency; today: string };

export function transferProblems(
  { utr, amount, paidOn, withheld }: TransferValues,
  { market, currency, today }: TransferRules,
): Problems<TransferValues> {
  const reference = parseBankReference(utr, market);
  const paid = parseAmount(amount, currency);
  const tds =
    withheld.trim() === ''
      ? { ok: true as const, amount: money(0n, currency) }
      : parseAmount(withheld, currency);
  const both = paid.ok && tds.ok ? tdsProblem({ paid: paid.amount, tds: tds.amount }) : null;
  return {
    utr: reference.ok ? undefined : reference.problem,
    amount: paid.ok ? (paid.amount.minor > 0n ? undefined : 'Enter an amount above 0.') : paid.problem,
    withheld: tds.ok ? (both ?? undefined) : tds.problem,
    paidOn: isCalendarDay(paidOn) && paidOn <= today ? undefined : 'Choose the day on which you paid.',
  };
}
