/** Quantities said in words: do lakh, sadhe teen hazar, sawa lakh, dhai hazar. */
import { NUMBER_WORDS, QUARTER_WORDS } from '../words/numbers.ts';

const WORDS = [...NUMBER_WORDS.keys()].join('|');
const QUARTERS = [...QUARTER_WORDS.keys()].join('|');

/** Groups: the half or quarter, the number, then what the caller adds. */
export function saidNumberPattern(multiple: string, unit: string): RegExp {
  return new RegExp(
    `(?<![a-z])(?:(${QUARTERS}) )?(?:(${WORDS}|(?<=[a-z] )\\d{1,2}) )?${multiple} ?(?:${unit})?(?![a-z])`,
    'g',
  );
}

/** "do hazar" without a unit may be "give me a thousand"; "sadhe teen hazar" is always a number. */
export function saidNumber(
  quarter: string | undefined,
  word: string | undefined,
  hasUnit: boolean,
): number | null {
  const whole = word === undefined ? null : (NUMBER_WORDS.get(word) ?? Number(word));
  const part = quarter === undefined ? undefined : QUARTER_WORDS.get(quarter);
  if (part === undefined) return whole !== null && hasUnit && NUMBER_WORDS.has(word ?? '') ? whole : null;
  if (whole === null) return part.alone;
  return whole + part.more;
}
