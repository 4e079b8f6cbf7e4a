/** How an order is paid: which part when, in amounts that add up exactly to its total. */
import type { CreditPeriodDays } from '#domain/account/choices/credit-period.ts';
import type { OrderKind } from '#domain/orders/order-kind.ts';
import { roundedTotal } from '#domain/quotes/tax/rounding.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar.ts';
import { compareMoney, type Money, money, percentOf, subtractMoney } from '#domain/shared/money.ts';

export type PaymentPlan = {
  /** Whole percents of the total. */
  readonly advancePercent: number;
  readonly balance: 'before_dispatch' | 'on_credit';
  /** Above 0 exactly when the balance is on credit. */
  readonly creditDays: CreditPeriodDays;
};

export type InstalmentDue = 'at_order' | 'before_dispatch' | 'after_invoice';
export type Instalment = {
  readonly kind: 'advance' | 'balance';
  readonly amount: Money;
  readonly due: InstalmentDue;
  /** Days of credit after the tax invoice, else 0. */
  readonly creditDays: CreditPeriodDays;
};

const MADE_TO_ORDER_ADVANCE_PERCENT = 30;

/** Cloth without a quote: what lies on the shelf is paid whole or bought whole on credit. */
export function usualPlan(kind: OrderKind, creditDays: CreditPeriodDays): PaymentPlan {
  const balance = creditDays > 0 ? 'on_credit' : 'before_dispatch';
  if (kind === 'made_to_order') return { advancePercent: MADE_TO_ORDER_ADVANCE_PERCENT, balance, creditDays };
  return { advancePercent: creditDays > 0 ? 0 : 100, balance, creditDays };
}

/** `leastAdvance` raises the advance where a credit limit is short. */
export function instalmentsOf(total: Money, plan: PaymentPlan, leastAdvance?: Money): Instalment[] {
  const advance = advanceOf(total, plan, leastAdvance ?? money(0n, total.currency));
  const balance: Instalment = {
    kind: 'balance',
    amount: subtractMoney(total, advance),
    due: plan.balance === 'on_credit' ? 'after_invoice' : 'before_dispatch',
    creditDays: plan.balance === 'on_credit' ? plan.creditDays : 0,
  };
  const instalments: Instalment[] = [
    { kind: 'advance', amount: advance, due: 'at_order', creditDays: 0 },
    balance,
  ];
  return instalments.filter(({ amount }) => amount.minor > 0n);
}

/** Everything that settles how much of an order is lent. */
export type CreditInput = {
  readonly plan: PaymentPlan;
  /** With it, what the limit leaves open is paid in advance; null: a limit that is short refuses the order. */
  readonly creditFree: Money | null;
  /** Account credit that the buyer pays with the order; it comes before anything is lent. */
  readonly accountCredit: Money;
};

export function instalmentsWithin(
  total: Money,
  { plan, creditFree, accountCredit }: CreditInput,
): Instalment[] {
  if (plan.creditDays === 0) return instalmentsOf(total, plan);
  const uncovered = creditFree && advanceWithinCredit(total, creditFree);
  const least = uncovered && compareMoney(uncovered, accountCredit) > 0 ? uncovered : accountCredit;
  return instalmentsOf(total, plan, least);
}

/** Advances in rupees are whole rupees, because people type them into bank forms. */
function advanceOf(total: Money, { advancePercent }: PaymentPlan, least: Money): Money {
  const percent = roundedTotal(percentOf(total, BigInt(advancePercent) * 100n)).total;
  const wanted = compareMoney(percent, least) < 0 ? least : percent;
  return compareMoney(wanted, total) > 0 ? total : wanted;
}

/** What of the limit the order takes. */
export function creditNeeded(instalments: readonly Instalment[], currency: Money['currency']): Money {
  const onCredit = instalments.filter(({ due }) => due === 'after_invoice');
  return money(
    onCredit.reduce((sum, { amount }) => sum + amount.minor, 0n),
    currency,
  );
}

/** The advance with which the rest fits into the limit that is free. */
export function advanceWithinCredit(total: Money, free: Money): Money {
  return compareMoney(total, free) > 0 ? subtractMoney(total, free) : money(0n, total.currency);
}

/** A buyer who pays in advance what the limit leaves open gets no credit where nothing is free, and pays for none. */
export function creditDaysGiven(
  chosen: CreditPeriodDays,
  { free, paysShortInAdvance }: { free: Money; paysShortInAdvance: boolean },
): CreditPeriodDays {
  return paysShortInAdvance && free.minor <= 0n ? 0 : chosen;
}

export type PlanDays = {
  /** Until then the order is held for its first payment; null once it is confirmed. */
  readonly heldTo: CalendarDay | null;
  readonly goodsReadyOn: CalendarDay | null;
  readonly invoicedOn: CalendarDay | null;
};

/** Null while the day is open: nobody owes a balance before the goods are ready, nor credit before the tax invoice. */
export function dueOn({ due, creditDays }: Instalment, days: PlanDays): CalendarDay | null {
  if (due === 'at_order') return days.heldTo;
  if (due === 'before_dispatch') return days.goodsReadyOn;
  return days.invoicedOn && addDays(days.invoicedOn, creditDays);
}

/** How an instalment is stored: credit is a balance that runs from the tax invoice. */
export const INSTALMENT_LABEL = {
  advance: 'Advance',
  balance: 'Balance',
  credit: 'Credit',
  /** More was dispatched than was paid for. */
  adjustment: 'Extra quantity',
} as const;
export type StoredInstalmentKind = keyof typeof INSTALMENT_LABEL;

export function storedKind({
  kind,
  due,
}: Pick<Instalment, 'kind' | 'due'>): Exclude<StoredInstalmentKind, 'adjustment'> {
  return due === 'after_invoice' ? 'credit' : kind;
}

const DUE_OF_KIND = {
  advance: 'at_order',
  balance: 'before_dispatch',
  credit: 'after_invoice',
  adjustment: 'after_invoice',
} as const;

/** The way back from what is stored. */
export function storedInstalment(
  kind: StoredInstalmentKind,
  amount: Money,
  creditDays: CreditPeriodDays,
): Instalment {
  return {
    kind: kind === 'advance' ? 'advance' : 'balance',
    amount,
    due: DUE_OF_KIND[kind],
    creditDays: kind === 'credit' ? creditDays : 0,
  };
}

/** Said while the day itself is open. */
export function dueText({ due, creditDays }: Pick<Instalment, 'due' | 'creditDays'>): string {
  if (due === 'at_order') return 'With the order';
  if (due === 'before_dispatch') return 'Before dispatch';
  return creditDays === 0 ? 'With the tax invoice' : `${creditDays} days after the tax invoice`;
}
