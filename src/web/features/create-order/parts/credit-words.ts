/** What paying later costs on this order, and why some periods are closed. */
import type { OrderTotals } from '#contract/order-fields.ts';
import { percentText } from '#domain/quotes/tax/gst.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { percentOf, subtractMoney } from '#domain/shared/money.ts';
import { moneyOf } from '#web/widgets/requests/wire-figures.ts';
import type { OrderConfig } from '../form/order-config.ts';

type CreditChoice = OrderConfig['creditChoices'][number];

export function creditLabel(days: number): string {
  return days === 0 ? 'No credit' : `${days} days`;
}

/** In money where the cost of the cloth is known, else as a share of it. */
export function creditCostWords({ loadBasisPoints }: CreditChoice, totals: OrderTotals | null): string {
  if (loadBasisPoints === 0) return 'No extra cost';
  const share = percentText(loadBasisPoints);
  const fabric = totals?.costs.find(({ key }) => key === 'total_fabric_cost')?.amount;
  if (!totals || !fabric) return `${share} of the fabric cost more`;
  const withoutCredit = subtractMoney(moneyOf(fabric), moneyOf(totals.creditLoad));
  return `${formatMoney(percentOf(withoutCredit, BigInt(loadBasisPoints)))} more (${share})`;
}

/** Credit was chosen, but nothing of the limit is free: the order is priced and paid without it. */
export function isWithoutCredit(chosenDays: string, totals: OrderTotals | null): boolean {
  if (chosenDays === '0' || !totals || totals.plan.length === 0) return false;
  return !totals.plan.some(({ kind }) => kind === 'credit');
}

/** "60 and 90 days: This mill must be paid within 45 days." */
export function closedWords(choices: readonly CreditChoice[]): string[] {
  const reasons = [...new Set(choices.map(({ whyNot }) => whyNot))].filter((whyNot) => whyNot !== null);
  return reasons.map((reason) => {
    const closed = choices.filter(({ whyNot }) => whyNot === reason).map(({ days }) => days);
    return `${listed(closed)} days: ${reason}`;
  });
}

function listed(days: readonly number[]): string {
  return days.length < 2 ? days.join('') : `${days.slice(0, -1).join(', ')} and ${days.at(-1)}`;
}
