/** How much may be ordered: from the minimum, in steps, up to what there is. */
import { type MinimumOrder, minimumOrderText } from '#domain/quotes/terms/minimum-order.ts';
import { splitProblem } from '#domain/requests/review/quantity-split.ts';
import {
  compareLengths,
  formatLengthFor,
  isMultipleOf,
  LENGTH_UNIT_LABEL,
  type Length,
  type LengthUnit,
} from '#domain/shared/length.ts';

export type QuantityRule = {
  readonly minimum: MinimumOrder;
  /** Rolls are not cut: null where any length is woven. */
  readonly step: Length | null;
  readonly maximum: Length | null;
};

export type OrderedQuantity = {
  readonly whole: Length;
  /** Empty when the cloth has no colours to choose. */
  readonly colours: readonly Length[];
};

export type QuantityProblemCode =
  | 'wrong_unit'
  | 'below_minimum'
  | 'not_a_multiple'
  | 'above_maximum'
  | 'colours_differ';
export type QuantityProblem = { readonly code: QuantityProblemCode; readonly message: string };

/** A quote for less than the minimum carries its surcharge in the rate, so the quoted quantity may always be ordered. */
export function orderMinimum(minimum: MinimumOrder, quoted: OrderedQuantity): MinimumOrder {
  return {
    total: minimum.total && shorter([minimum.total, quoted.whole]),
    perColour: minimum.perColour && shorter([minimum.perColour, ...quoted.colours]),
  };
}

export type QuantityUnits = {
  /** Of the agreed rate: a quantity is kept as agreed and never converted. */
  readonly unit: LengthUnit;
  /** Stands beside it in what the buyer reads. */
  readonly reader?: LengthUnit | undefined;
};

export function quantityProblem(
  rule: QuantityRule,
  { whole, colours }: OrderedQuantity,
  { unit, reader }: QuantityUnits,
): QuantityProblem | null {
  const lengths = [whole, ...colours];
  if (lengths.some((length) => length.unit !== unit)) {
    return problem('wrong_unit', `Order in ${LENGTH_UNIT_LABEL[unit].toLowerCase()}, the unit of the rate.`);
  }
  if (isBelow(rule.minimum, { whole, colours }))
    return problem('below_minimum', belowText(rule.minimum, reader));
  if (colours.length > 0 && splitProblem(colours, whole, reader) !== null)
    return problem('colours_differ', differText(colours, whole, reader));
  const { step, maximum } = rule;
  if (step !== null && !lengths.every((length) => isMultipleOf(length, step))) {
    return problem('not_a_multiple', `Order in steps of ${formatLengthFor(step, reader)}.`);
  }
  if (maximum === null || compareLengths(whole, maximum) <= 0) return null;
  return problem('above_maximum', `At most ${formatLengthFor(maximum, reader)} can be ordered at once.`);
}

/** The nearest quantity the rule allows, for a start of the form; null where the rule leaves none. */
export function nearestQuantity({ minimum, step, maximum }: QuantityRule, wanted: Length): Length | null {
  const least = minimum.total ?? wanted;
  const raised = roundUp(compareLengths(wanted, least) < 0 ? least : wanted, step);
  if (maximum === null || compareLengths(raised, maximum) <= 0) return raised;
  const lowered = roundDown(maximum, step);
  return compareLengths(lowered, least) < 0 || lowered.thousandths === 0n ? null : lowered;
}

function roundUp(length: Length, step: Length | null): Length {
  if (step === null || isMultipleOf(length, step)) return length;
  const down = roundDown(length, step);
  return { ...down, thousandths: down.thousandths + step.thousandths };
}

function roundDown(length: Length, step: Length | null): Length {
  if (step === null) return length;
  return { ...length, thousandths: (length.thousandths / step.thousandths) * step.thousandths };
}

function isBelow({ total, perColour }: MinimumOrder, { whole, colours }: OrderedQuantity): boolean {
  if (whole.thousandths <= 0n || colours.some(({ thousandths }) => thousandths <= 0n)) return true;
  if (total !== null && compareLengths(whole, total) < 0) return true;
  return perColour !== null && colours.some((colour) => compareLengths(colour, perColour) < 0);
}

function belowText(minimum: MinimumOrder, reader: LengthUnit | undefined): string {
  return minimumOrderText(minimum, reader) ?? 'Enter a quantity above 0.';
}

function differText(colours: readonly Length[], whole: Length, reader: LengthUnit | undefined): string {
  const thousandths = colours.reduce((all, each) => all + each.thousandths, 0n);
  const word = thousandths > whole.thousandths ? 'more' : 'less';
  const together = formatLengthFor({ thousandths, unit: whole.unit }, reader);
  return `The colours add up to ${together}, which is ${word} than ${formatLengthFor(whole, reader)}.`;
}

function shorter(lengths: readonly [Length, ...Length[]]): Length {
  return lengths.reduce((least, length) => (compareLengths(length, least) < 0 ? length : least));
}

function problem(code: QuantityProblemCode, message: string): QuantityProblem {
  return { code, message };
}
