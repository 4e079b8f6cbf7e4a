/** The place at a mill from which goods leave, as e-way bills and e-invoices ask for it. Buyers may read those, so it never says whose place it is. */
import type { PincodeProblem } from '#domain/account/address/address-problem.ts';
import { parseFreightPincode } from '#domain/account/address/pincode.ts';

export type DispatchPlace = {
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  /** Six digits. */
  readonly postcode: string;
  /** Of the GST law, two digits: that of the PIN code. */
  readonly stateCode: string;
};

export type TypedDispatchAddress = Readonly<Record<'line1' | 'line2' | 'city' | 'pincode', string>>;

const LONGEST_LINE = 100;
const LONGEST_CITY = 50;
/** Words of the trade that many mills share: they tell nobody which one it is. */
const COMMON_WORDS = new Set(
  `and cloth co company cotton enterprise enterprises exports fabric fabrics group house india indian industries international knits limited
   llp ltd mill mills private processors process products pvt silk silks spinning sons syntex synthetics textile textiles the trading
   traders weavers weaves weaving works yarn yarns`.split(/\s+/),
);

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether a line of the address says the mill's name: its whole name, or a word of it that is its own. */
export function saysMillsName(
  { line1, line2, city }: Pick<DispatchPlace, 'line1' | 'line2' | 'city'>,
  name: string,
): boolean {
  const said = wordsOf(`${line1} ${line2 ?? ''}`);
  const places = new Set(wordsOf(city));
  const own = wordsOf(name).filter((word) => word.length > 2 && !COMMON_WORDS.has(word) && !places.has(word));
  if (own.some((word) => said.includes(word))) return true;
  return wordsOf(name).length > 0 && said.join('').includes(wordsOf(name).join(''));
}

/** By field, null where it is right; whether the PIN code exists is looked up after that. */
export function dispatchAddressProblems(
  { line1, line2, city, pincode }: TypedDispatchAddress,
  millsName: string,
): Record<keyof TypedDispatchAddress, string | PincodeProblem | null> {
  const reading = parseFreightPincode(pincode);
  const hidden = saysMillsName({ line1, line2, city }, millsName)
    ? 'Leave the mill’s name out: buyers can read this address on the e-way bill.'
    : null;
  return {
    line1: line1.trim() === '' ? 'Enter the street or building.' : (tooLong(line1, LONGEST_LINE) ?? hidden),
    line2:
      line2.trim() !== '' && line2.trim().length < 3
        ? 'Use at least 3 characters.'
        : tooLong(line2, LONGEST_LINE),
    city: city.trim().length < 3 ? 'Enter the town.' : tooLong(city, LONGEST_CITY),
    pincode: reading.ok ? null : reading.problem,
  };
}

function tooLong(text: string, most: number): string | null {
  return text.trim().length > most ? `Use at most ${most} characters.` : null;
}

/** What is wrong with letting goods leave from there today, or null: a mill may have another name since. */
export function dispatchPlaceProblem(place: DispatchPlace | null, millsName: string): string | null {
  if (place === null)
    return 'This mill has no dispatch address yet. Enter it in the supplier’s record first.';
  return saysMillsName(place, millsName)
    ? 'The dispatch address of this mill says its name. Correct it in the supplier’s record first.'
    : null;
}

export function dispatchPlaceText({ line1, city, postcode }: DispatchPlace): string {
  return `${line1}, ${city} ${postcode}`;
}
