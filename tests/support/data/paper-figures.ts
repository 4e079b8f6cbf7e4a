/** The figures of a document as they are read off the paper. */

const MONEY = /-?[₹$][\d,]+\.\d\d/g;
const MEASURED = /[\d,]*\.?\d+ (?:m|yd|kg|lb)\b/g;
/** Of tables, which name their units in the head. */
const DECIMAL = /(?<![₹$\d,.])\d+\.\d{2,3}(?![\d%])/g;

/** Each amount once: what is printed twice must be the same, what is not printed is missing. */
export function moneyOn(text: string): string[] {
  return unique(text.match(MONEY));
}

/** Lengths and weights with their unit. */
export function measuresOn(text: string): string[] {
  return unique(text.match(MEASURED));
}

export function decimalsOn(text: string): string[] {
  return (text.match(DECIMAL) ?? []).toSorted();
}

export function unique(found: Iterable<string> | null): string[] {
  return [...new Set(found)].toSorted();
}
