/** What an order costs for the quantity really dispatched; the agreed quantity gives the agreed total to the paisa. */
import { taxOn } from '#domain/quotes/tax/gst.ts';
import { roundedTotal } from '#domain/quotes/tax/rounding.ts';
import { divideHalfUp } from '#domain/shared/decimal.ts';
import { addMoney, type Currency, type Money, money } from '#domain/shared/money.ts';

export type AgreedBill = {
  readonly currency: Currency;
  /** In thousandths of the order's unit. */
  readonly quantity: bigint;
  readonly fabricMinor: bigint;
  /** A lorry costs what was quoted, whether a roll more or less lies on it. */
  readonly freightMinor: bigint;
  readonly taxBasisPoints: readonly number[];
};

export type Bill = {
  readonly taxable: Money;
  readonly gst: Money;
  readonly roundOff: Money;
  readonly total: Money;
};

/** For all goods up to here; freight is spread over them and complete with the last. */
export function billFor(agreed: AgreedBill, dispatched: bigint, isComplete: boolean): Bill {
  const { currency, quantity, fabricMinor, freightMinor } = agreed;
  const fabric = divideHalfUp(fabricMinor * dispatched, quantity);
  const carried = dispatched < quantity ? dispatched : quantity;
  const freight = isComplete ? freightMinor : divideHalfUp(freightMinor * carried, quantity);
  const taxable = money(fabric + freight, currency);
  const gst = agreed.taxBasisPoints
    .map((basisPoints) => taxOn(taxable, basisPoints))
    .reduce(addMoney, money(0n, currency));
  const { roundOff, total } = roundedTotal(addMoney(taxable, gst));
  return { taxable, gst, roundOff, total };
}

/** One invoice of several: what it adds to those before. */
export function billDifference(bill: Bill, before: Bill): Bill {
  const less = (part: keyof Bill) => money(bill[part].minor - before[part].minor, bill.total.currency);
  return { taxable: less('taxable'), gst: less('gst'), roundOff: less('roundOff'), total: less('total') };
}
