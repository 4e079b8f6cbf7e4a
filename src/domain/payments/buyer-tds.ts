/** Indian buyers with large purchases keep back a thousandth as income tax and pay it for the seller. */
import { formatMoney } from '#domain/shared/format-money.ts';
import { addMoney, compareMoney, type Money, money } from '#domain/shared/money.ts';

/** Tax is paid in whole rupees, so a started rupee counts. */
export function largestTds(amount: Money): Money {
  if (amount.currency !== 'INR' || amount.minor <= 0n) return money(0n, amount.currency);
  return money(((amount.minor + 99_999n) / 100_000n) * 100n, 'INR');
}

export type PaymentWithTds = { readonly paid: Money; readonly tds: Money };

/** What a payment counts for: the deducted tax is paid too, only elsewhere. */
export function settledBy({ paid, tds }: PaymentWithTds): Money {
  return addMoney(paid, tds);
}

/** The part of the plan that is paid, whatever was typed. */
export type PartToPay = { readonly amount: Money; readonly withheld: Money; readonly left: Money };

/** What may still be deducted from a part, of which tax was deducted before. */
export function tdsRoom({ amount, withheld, left }: PartToPay): Money {
  const room = largestTds(amount).minor - withheld.minor;
  const most = room < left.minor ? room : left.minor;
  return money(most > 0n ? most : 0n, amount.currency);
}

export function tdsProblem(tds: Money, part: PartToPay): string | null {
  if (tds.minor === 0n) return null;
  if (tds.minor < 0n) return 'Enter the TDS as a positive amount.';
  if (tds.currency !== 'INR') return 'TDS applies to rupee payments only.';
  const largest = tdsRoom(part);
  return compareMoney(tds, largest) > 0 ? `TDS is at most 0.1%, here ${formatMoney(largest)}.` : null;
}

/** Paying too much is kept as an advance, but twice the whole order is a slip of the finger. */
export function reportedAmountProblem(reported: PaymentWithTds, orderTotal: Money): string | null {
  const most = money(orderTotal.minor * 2n, orderTotal.currency);
  if (compareMoney(settledBy(reported), most) <= 0) return null;
  return `This is more than twice the order of ${formatMoney(orderTotal)}. Check the amount.`;
}
