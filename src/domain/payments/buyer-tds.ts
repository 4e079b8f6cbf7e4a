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

export function tdsProblem({ paid, tds }: PaymentWithTds): string | null {
  if (tds.minor === 0n) return null;
  if (tds.minor < 0n) return 'Enter the deducted tax without a sign.';
  const largest = largestTds(settledBy({ paid, tds }));
  if (largest.minor === 0n) return 'Tax is deducted from payments in rupees only.';
  if (compareMoney(tds, largest) <= 0) return null;
  return `At most 0.1% is deducted, here ${formatMoney(largest)}.`;
}
