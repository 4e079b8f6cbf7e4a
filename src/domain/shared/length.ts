/** Lengths are kept as agreed, in whole thousandths of their own unit, so a quantity never passes through a float. */

import type { TypedProblem } from '../forms/typed-problem.ts';
import { divideHalfUp, type Grouping, parseScaled, writeScaled } from './decimal.ts';
import { type ParseResult, refused } from './parse-result.ts';
import { PLACEHOLDER } from './placeholder.ts';

export const LENGTH_UNITS = ['metre', 'yard'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];
export const LENGTH_UNIT_SYMBOL = { metre: 'm', yard: 'yd' } as const satisfies Record<LengthUnit, string>;
export const LENGTH_UNIT_LABEL = { metre: 'Metres', yard: 'Yards' } as const satisfies Record<
  LengthUnit,
  string
>;

export type Length = { readonly thousandths: bigint; readonly unit: LengthUnit };

/** Exact by definition; all arithmetic uses it. */
export const METRES_PER_YARD = 0.9144;
/** For display only: on a million metres it is 3 yards off. */
const YARDS_PER_100_000_METRES_SHOWN = 109_361n;

const GROUPING = { metre: 'lakh', yard: 'western' } as const satisfies Record<LengthUnit, Grouping>;

export function wholeLength(count: bigint, unit: LengthUnit): Length {
  return { thousandths: count * 1000n, unit };
}

export function parseLength(raw: string, unit: LengthUnit): ParseResult<{ length: Length }, TypedProblem> {
  const typed = raw.slice(0, 40).trim();
  if (typed === '') return refused({ code: 'quantity_missing' });
  const thousandths = raw.length > 40 ? null : parseScaled(typed, 3);
  if (thousandths === null) return refused({ code: 'quantity_not_digits' });
  return { ok: true, length: { thousandths, unit } };
}

/** The length in another unit, half-up to a thousandth of it; for stock and freight, never for the agreed quantity. */
export function convertLength(length: Length, unit: LengthUnit): Length {
  if (length.unit === unit) return length;
  const thousandths =
    unit === 'metre'
      ? divideHalfUp(length.thousandths * 9144n, 10_000n)
      : divideHalfUp(length.thousandths * 10_000n, 9144n);
  return { thousandths, unit };
}

/** Exact even across units, because both sides are brought to ten-thousandths of a metre without division. */
export function compareLengths(a: Length, b: Length): -1 | 0 | 1 {
  const [first, second] = [fineMetres(a), fineMetres(b)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/** Exact across units too; nothing is a multiple of nothing. */
export function isMultipleOf(length: Length, step: Length): boolean {
  return step.thousandths > 0n && fineMetres(length) % fineMetres(step) === 0n;
}

function fineMetres(length: Length): bigint {
  return length.thousandths * (length.unit === 'yard' ? 9144n : 10_000n);
}

/** For reading: the last whole step or unit, of which there is certainly enough. */
export function roundedDown({ thousandths, unit }: Length, step: Length | null): Length {
  const piece = step?.thousandths ?? 1000n;
  const whole = (thousandths / piece) * piece;
  return { thousandths: whole > 0n ? whole : thousandths, unit };
}

/** "1,250.5 m" exactly as agreed. */
export function formatLength(length: Length | null | undefined, grouping?: Grouping): string {
  if (!length) return PLACEHOLDER;
  const groups = grouping ?? GROUPING[length.unit];
  return `${writeScaled(length.thousandths, 3, groups, 'needed')} ${LENGTH_UNIT_SYMBOL[length.unit]}`;
}

/** As agreed, and in the reader's own unit beside it where that is another one. */
export function formatLengthFor(length: Length, reader: LengthUnit | undefined): string {
  const agreed = formatLength(length);
  return reader && reader !== length.unit ? `${agreed} (${formatLengthIn(length, reader)})` : agreed;
}

/** The same length in the reader's unit, to two decimals, with the display constant the customers know. */
export function formatLengthIn(
  length: Length | null | undefined,
  unit: LengthUnit,
  grouping?: Grouping,
): string {
  if (!length || length.unit === unit) return formatLength(length, grouping);
  const hundredths =
    unit === 'metre'
      ? divideHalfUp(length.thousandths * 9144n, 100_000n)
      : divideHalfUp(length.thousandths * YARDS_PER_100_000_METRES_SHOWN, 1_000_000n);
  const text = writeScaled(hundredths, 2, grouping ?? GROUPING[unit], 'needed');
  return `${text} ${LENGTH_UNIT_SYMBOL[unit]}`;
}
