/** The payment terms as they were agreed: whatever was billed since, they add up to the total that was agreed. */
import { addMoney, type Money, money, subtractMoney } from '#domain/shared/money.ts';
import type { StoredInstalmentKind } from './payment-plan.ts';

export type AgreedInstalment = { readonly kind: StoredInstalmentKind; readonly amount: Money };

/**
 * Billing by the quantity that really left lowers or raises what is paid last, and extra quantity is an instalment of
 * its own: both are taken back, from the last part to the first, so that no part is below nothing.
 */
export function agreedInstalments<Part extends AgreedInstalment>(
  total: Money,
  instalments: readonly Part[],
): Part[] {
  const agreed = instalments.filter(({ kind }) => kind !== 'adjustment');
  const sum = agreed.map(({ amount }) => amount).reduce(addMoney, money(0n, total.currency));
  let missing = subtractMoney(total, sum);
  const restored = agreed.toReversed().map((part) => {
    const amount = addMoney(part.amount, missing);
    const kept = amount.minor < 0n ? money(0n, total.currency) : amount;
    missing = subtractMoney(amount, kept);
    return { ...part, amount: kept };
  });
  return restored.toReversed().filter(({ amount }) => amount.minor > 0n);
}
