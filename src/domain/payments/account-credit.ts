/** Money a company paid too much is kept for it, and pays for its next orders. */
import { compareMoney, type Money } from '#domain/shared/money.ts';

/** Never more than is kept, never more than is due. */
export function payableFromAccountCredit(due: Money, kept: Money): Money {
  return compareMoney(due, kept) < 0 ? due : kept;
}
