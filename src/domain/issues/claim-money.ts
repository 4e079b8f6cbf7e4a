/** What a claim can give back at most. */
import { type Money, money, subtractMoney } from '../shared/money.ts';

/** Never more than the goods cost, whatever has been settled before. */
export function claimLimit(total: Money, settled: Money): Money {
  return settled.minor >= total.minor ? money(0n, total.currency) : subtractMoney(total, settled);
}

/** What the claimed part of the goods cost, with its share of freight and tax; a started paisa counts. */
export function valueOfPart(total: Money, { part, whole }: { part: bigint; whole: bigint }): Money {
  if (part === 0n) return money(0n, total.currency);
  if (part >= whole) return total;
  return money((total.minor * part + whole - 1n) / whole, total.currency);
}
