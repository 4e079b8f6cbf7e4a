/** How much of the whole quantity each colour gets; together they are exactly the whole. */
import { type Length, type LengthUnit, parseLength } from '#domain/shared/length.ts';
import { lengthView } from '#domain/shared/wire-figures.ts';
import { type RequestFormProblem, type RequestReading, requestRefused } from '../request-form-problem.ts';

/** In the buyer's own unit. */
export const QUANTITY_LIMITS = { from: 100n, to: 1_000_000n } as const;

export type ColourQuantity = { readonly colour: string | null; readonly quantity: Length };
export type ColourQuantityInput = { readonly colour: string | null; readonly quantity: string };

export function parseQuantity(raw: string | null, unit: LengthUnit): RequestReading<{ length: Length }> {
  const reading = parseLength(raw ?? '', unit);
  if (!reading.ok) return reading;
  const { from, to } = QUANTITY_LIMITS;
  const { thousandths } = reading.length;
  if (thousandths >= from * 1000n && thousandths <= to * 1000n) return reading;
  return requestRefused({ code: 'request_quantity_out_of_range', params: { unit } });
}

export function readSplit(
  rows: readonly ColourQuantityInput[],
  whole: Length,
  numberOfColors: number,
): RequestReading<{ split: readonly ColourQuantity[] }> {
  if (rows.length !== numberOfColors) {
    return requestRefused({ code: 'request_split_rows_missing', params: { colours: numberOfColors } });
  }
  const split: ColourQuantity[] = [];
  for (const { colour, quantity } of rows) {
    const reading = parseLength(quantity, whole.unit);
    if (!reading.ok || reading.length.thousandths === 0n) {
      return requestRefused({ code: 'request_split_row_zero' });
    }
    split.push({
      colour: colour === null || colour.trim() === '' ? null : colour.trim(),
      quantity: reading.length,
    });
  }
  const problem = splitProblem(
    split.map(({ quantity }) => quantity),
    whole,
  );
  return problem === null ? { ok: true, split } : requestRefused(problem);
}

/** What each colour gets; null for a row that cannot be read. */
export function colourLengths({
  colourSplit,
  unit,
}: {
  readonly colourSplit: readonly ColourQuantityInput[];
  readonly unit: LengthUnit;
}): (Length | null)[] {
  return colourSplit.map(({ quantity }) => {
    const reading = parseLength(quantity, unit);
    return reading.ok ? reading.length : null;
  });
}

export function splitProblem(
  parts: readonly Length[],
  whole: Length,
  reader?: LengthUnit,
): RequestFormProblem | null {
  const sum = parts.reduce((all, { thousandths }) => all + thousandths, 0n);
  if (sum === whole.thousandths) return null;
  const params = {
    together: lengthView({ thousandths: sum, unit: whole.unit }),
    whole: lengthView(whole),
    isMore: sum > whole.thousandths,
    reader: reader ?? null,
  };
  return { code: 'request_split_differs', params };
}

/** A start for the buyer: whole metres or yards where the quantity is whole, the first colours take what is left over. */
export function evenSplit(whole: Length, numberOfColors: number): Length[] {
  const step = whole.thousandths % 1000n === 0n ? 1000n : 1n;
  const pieces = whole.thousandths / step;
  const count = BigInt(numberOfColors);
  return Array.from({ length: numberOfColors }, (_, index) => ({
    thousandths: (pieces / count + (BigInt(index) < pieces % count ? 1n : 0n)) * step,
    unit: whole.unit,
  }));
}
