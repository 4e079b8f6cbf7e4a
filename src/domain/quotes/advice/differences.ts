/** What lies between two offers, thing by thing, in whole minor units that add up to the difference of their shown totals. */
import { type CountedOffer, FACTORS, type Factor, FINE, minorOf } from './counted-offer.ts';

type Differences = Readonly<Record<Factor, bigint>>;

/** Above zero where `one` is the better. Seen from the other side every figure is the same with the other sign. */
export function differencesBetween(one: CountedOffer, other: CountedOffer): Differences {
  return one.offer.id <= other.offer.id ? addingUp(one, other) : negated(addingUp(other, one));
}

export function totalBetween(one: CountedOffer, other: CountedOffer): bigint {
  return minorOf(other.total) - minorOf(one.total);
}

/** Each rounded for itself; what is then missing goes to those that rounding changed most. */
function addingUp(one: CountedOffer, other: CountedOffer): Differences {
  const exact = (factor: Factor) => other.costs[factor] - one.costs[factor];
  const shown = Object.fromEntries(FACTORS.map((factor) => [factor, minorOf(exact(factor))])) as Record<
    Factor,
    bigint
  >;
  const missing = totalBetween(one, other) - FACTORS.reduce((sum, factor) => sum + shown[factor], 0n);
  const step = missing < 0n ? -1n : 1n;
  const cutOff = (factor: Factor) => (exact(factor) - shown[factor] * FINE) * step;
  // Rates are whole from the start.
  const changed = FACTORS.filter((factor) => factor !== 'landed' && exact(factor) !== 0n).toSorted((a, b) =>
    Number(cutOff(b) - cutOff(a)),
  );
  for (const factor of changed.slice(0, Number(missing * step))) shown[factor] += step;
  return shown;
}

function negated(differences: Differences): Differences {
  return Object.fromEntries(FACTORS.map((factor) => [factor, -differences[factor]])) as Record<
    Factor,
    bigint
  >;
}
