/** Money a company paid too much is kept for it, and pays for its next orders. */
import { compareMoney, type Money } from '#domain/shared/money.ts';

/** Never more than there is, never more than is due. */
export function payableFromAccountCredit(due: Money, credit: Money): Money {
  return compareMoney(due, credit) < 0 ? due : credit;
}
