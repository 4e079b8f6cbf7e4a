/** What paying later costs on this order, and why some periods are closed. */
import type { OrderTotals } from '#contract/order-fields.ts';
import { percentText } from '#domain/quotes/tax/gst.ts';
import { creditDaysText } from '#domain/quotes/terms/credit-days.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { createOrderTexts } from '../create-order.texts.ts';
import type { OrderConfig } from '../form/order-config.ts';

const texts = createOrderTexts.credit;

type CreditChoice = OrderConfig['creditChoices'][number];

export function creditLabel(days: number): string {
  return days === 0 ? texts.none : creditDaysText(days);
}

/** In money where the order has a total, else as a share of what will be lent. */
export function creditCostText({ days, loadBasisPoints }: CreditChoice, totals: OrderTotals | null): string {
  if (loadBasisPoints === 0) return texts.noCost;
  const share = texts.share(percentText(loadBasisPoints));
  const cost = totals?.creditCosts.find((candidate) => candidate.days === days)?.cost;
  if (!cost) return texts.shareOnly(share);
  return cost.minor === '0' ? texts.noCost : texts.cost(formatMoney(moneyOf(cost)), share);
}

/** Account credit can be paid with the order, so that less is lent; null where there is nothing to apply. */
export function accountCreditLabel(chosenDays: string, totals: OrderTotals | null): string | null {
  if (chosenDays === '0' || !totals || totals.accountCredit.minor === '0') return null;
  const amount = formatMoney(moneyOf(totals.accountCredit)).replace(/\.00$/, '');
  return texts.apply(amount);
}

/** Credit was chosen, but nothing of the limit is free: the order is priced and paid without it. */
export function isWithoutCredit(chosenDays: string, totals: OrderTotals | null): boolean {
  if (chosenDays === '0' || !totals || totals.plan.length === 0) return false;
  return !totals.plan.some(({ kind }) => kind === 'credit');
}

/** "60 and 90 days: The seller must be paid within 45 days." */
export function closedText(choices: readonly CreditChoice[]): string[] {
  const reasons = [...new Set(choices.map(({ whyNot }) => whyNot))].filter((whyNot) => whyNot !== null);
  return reasons.map((reason) => {
    const closed = choices.filter(({ whyNot }) => whyNot === reason).map(({ days }) => days);
    return texts.closedReason(texts.days(closed), reason);
  });
}
