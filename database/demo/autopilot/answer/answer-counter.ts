/** What a mill says to a counter-offer: yes when it is near, half the way when it can, and no with a friendly word. */
import { chance, oneOf } from '../chance.ts';

export type OpenCounter = {
  readonly quoteNumber: string;
  readonly version: number;
  readonly quotedMinor: bigint;
  readonly wantedMinor: bigint;
};

export type CounterAnswer =
  | { readonly kind: 'new_version'; readonly agreedMinor: bigint; readonly note: string }
  | { readonly kind: 'refused'; readonly note: string };

const MET_FROM_PERCENT = 96n;
const TALKED_ABOUT_FROM_PERCENT = 82n;
/** After so many versions a mill has said its last word. */
const LAST_VERSION = 3;
const REFUSED_SHARE = 0.3;

const MEETS: readonly [string, ...string[]] = [
  'Agreed at your rate. We look forward to working with you.',
  'We can meet this for the quantity you asked.',
  'Done. Please approve soon, the yarn price moves.',
];
const HALFWAY: readonly [string, ...string[]] = [
  'Let us meet in the middle; this is where we can weave without cutting corners.',
  'Half the way from our side. Below this the yarn would have to change.',
  'We looked at our costs again and can come down this far.',
];
const REFUSES: readonly [string, ...string[]] = [
  'Thank you for the offer, but at this rate we could not keep the quality. Our quote stands.',
  'Sorry, this is below our yarn and weaving cost. The earlier rate stays open for you.',
  'We would like this order, but the quoted rate is already our best. A larger quantity would help.',
];

export function answerCounter({
  quoteNumber,
  version,
  quotedMinor,
  wantedMinor,
}: OpenCounter): CounterAnswer {
  if (wantedMinor * 100n >= MET_FROM_PERCENT * quotedMinor) {
    return { kind: 'new_version', agreedMinor: wantedMinor, note: oneOf(MEETS, quoteNumber) };
  }
  const middle = (quotedMinor + wantedMinor + 1n) / 2n;
  const isTalkedAbout =
    version < LAST_VERSION &&
    middle < quotedMinor &&
    wantedMinor * 100n >= TALKED_ABOUT_FROM_PERCENT * quotedMinor &&
    chance(quoteNumber, 'patience') >= REFUSED_SHARE;
  return isTalkedAbout
    ? { kind: 'new_version', agreedMinor: middle, note: oneOf(HALFWAY, quoteNumber) }
    : { kind: 'refused', note: oneOf(REFUSES, quoteNumber) };
}
