/** A sum that includes its taxes, taken apart: each tax is worked out on the taxable value, as on every other paper. */
import { taxOn } from '#domain/quotes/tax/gst.ts';
import { divideHalfUp } from '#domain/shared/decimal.ts';
import { addMoney, type Money, money, subtractMoney } from '#domain/shared/money.ts';
import type { TaxAmount } from './tax-document.ts';

export type InclusiveFigures = {
  readonly taxable: Money;
  readonly taxes: readonly TaxAmount[];
  /** Centre and state are equal to the paisa, so that not every sum can be met: a paisa at most is left. */
  readonly roundOff: Money;
  readonly total: Money;
};

export type TaxRate = Pick<TaxAmount, 'kind' | 'basisPoints'>;

/** With the smallest round-off there is; with `most` the value is not above it, however much that leaves over. */
export function inclusiveFigures(
  total: Money,
  rates: readonly TaxRate[],
  most: Money = total,
): InclusiveFigures {
  const basisPoints = rates.reduce((sum, rate) => sum + rate.basisPoints, 0);
  const nearest = divideHalfUp(total.minor * 20_000n, BigInt(20_000 + basisPoints * 2));
  const [best] = [nearest, nearest - 1n, nearest + 1n]
    .map((minor) => (minor < most.minor ? minor : most.minor))
    .map((minor) => figuresOn(money(minor, total.currency), total, rates))
    .sort((one, other) => Number(size(one.roundOff) - size(other.roundOff)));
  if (!best) throw new RangeError('a sum has a taxable value');
  return best;
}

export function figuresOn(taxable: Money, total: Money, rates: readonly TaxRate[]): InclusiveFigures {
  const taxes = rates.map(({ kind, basisPoints }) => ({
    kind,
    basisPoints,
    amount: taxOn(taxable, basisPoints),
  }));
  const gross = taxes.map(({ amount }) => amount).reduce(addMoney, taxable);
  return { taxable, taxes, roundOff: subtractMoney(total, gross), total };
}

export function size({ minor }: Money): bigint {
  return minor < 0n ? -minor : minor;
}
