/** What a claim gives back, split into goods and tax as a credit note names them (CGST Act s.34). */
import { divideHalfUp } from '../shared/decimal.ts';
import { type Money, money, subtractMoney } from '../shared/money.ts';

export type OrderValue = { readonly taxable: Money; readonly gst: Money };

/** In the proportion of the order; for an export there is no tax in it. */
export function splitClaim(amount: Money, { taxable, gst }: OrderValue): OrderValue {
  const whole = taxable.minor + gst.minor;
  const tax = whole === 0n ? 0n : divideHalfUp(amount.minor * gst.minor, whole);
  const gstPart = money(tax, amount.currency);
  return { taxable: subtractMoney(amount, gstPart), gst: gstPart };
}

/** Never more than the goods cost, whatever has been settled before. */
export function claimLimit(total: Money, settled: Money): Money {
  return settled.minor >= total.minor ? money(0n, total.currency) : subtractMoney(total, settled);
}

/** What the claimed part of the goods cost, with its share of freight and tax; a started paisa counts. */
export function valueOfPart(total: Money, { part, whole }: { part: bigint; whole: bigint }): Money {
  if (part >= whole) return total;
  return money((total.minor * part + whole - 1n) / whole, total.currency);
}
