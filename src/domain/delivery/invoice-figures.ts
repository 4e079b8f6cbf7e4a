/** What a tax invoice says, worked out from its own quantity and from no other invoice. */
import { taxOn } from '#domain/quotes/tax/gst.ts';
import { roundedTotal } from '#domain/quotes/tax/rounding.ts';
import { divideHalfUp } from '#domain/shared/decimal.ts';
import { addMoney, type Currency, type Money, money, multiplyByQuantity } from '#domain/shared/money.ts';

/** As the order says it. */
export type AgreedPrice = {
  readonly currency: Currency;
  /** In thousandths of the order's unit. */
  readonly quantity: bigint;
  /** A unit of cloth. */
  readonly rateMinor: bigint;
  /** What the credit period costs for the whole quantity. */
  readonly creditMinor: bigint;
  /** A lorry costs what was quoted, whether a roll more or less lies on it. */
  readonly freightMinor: bigint;
  /** Of each tax: centre and state have a line each. */
  readonly taxBasisPoints: readonly number[];
};

export type InvoicedGoods = {
  /** On the invoices before this one. */
  readonly before: bigint;
  readonly now: bigint;
  /** Nothing follows: whatever of the freight is left goes onto this one. */
  readonly isLast: boolean;
};

export type InvoiceFigures = {
  readonly taxable: Money;
  readonly gst: Money;
  readonly roundOff: Money;
  readonly total: Money;
};

type InvoicedPart = 'cloth' | 'credit' | 'freight';

export function invoiceFigures(agreed: AgreedPrice, goods: InvoicedGoods): InvoiceFigures {
  const { currency } = agreed;
  const taxable = Object.values(invoicedParts(agreed, goods)).reduce(addMoney);
  const gst = agreed.taxBasisPoints
    .map((basisPoints) => taxOn(taxable, basisPoints))
    .reduce(addMoney, money(0n, currency));
  const { roundOff, total } = roundedTotal(addMoney(taxable, gst));
  return { taxable, gst, roundOff, total };
}

/** What the taxable value is made of. */
export function invoicedParts(agreed: AgreedPrice, goods: InvoicedGoods): Record<InvoicedPart, Money> {
  const amount = (minor: bigint) => money(minor, agreed.currency);
  return {
    cloth: multiplyByQuantity(amount(agreed.rateMinor), goods.now),
    credit: amount(creditShare(agreed, goods)),
    freight: amount(freightShare(agreed, goods)),
  };
}

/** Whoever buys a roll more borrows for it too. */
function creditShare({ creditMinor, quantity }: AgreedPrice, { before, now }: InvoicedGoods): bigint {
  const upTo = (goods: bigint) => divideHalfUp(creditMinor * goods, quantity);
  return upTo(before + now) - upTo(before);
}

/** Spread over the ordered goods, complete with the last of them. */
function freightShare(
  { freightMinor, quantity }: AgreedPrice,
  { before, now, isLast }: InvoicedGoods,
): bigint {
  const upTo = (goods: bigint) =>
    divideHalfUp(freightMinor * (goods < quantity ? goods : quantity), quantity);
  return (isLast ? freightMinor : upTo(before + now)) - upTo(before);
}
