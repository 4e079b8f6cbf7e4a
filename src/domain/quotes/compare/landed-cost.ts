/** What the cloth costs at the buyer's door; a line that nobody has quoted makes the sum unknown, never smaller. */
import { divideHalfUp } from '#domain/shared/decimal.ts';
import type { Length } from '#domain/shared/length.ts';
import { addMoney, type Money, money } from '#domain/shared/money.ts';
import { COST_KEY_LABEL, type CostKey } from '../cost-key.ts';
import { type DeliveryTerm, type Incoterm, isFreightCharged } from '../delivery-term.ts';
import type { Rate } from '../rate.ts';
import { type RoundedTotal, roundedTotal } from '../tax/rounding.ts';

/** Null is a cost that exists but is not known; a cost that does not arise is zero. */
export type CostLines = Readonly<Record<CostKey, Money | null>>;

/** GST comes back as input credit, and an export carries none: it is part of the total, not of the landed cost. */
const LANDED_KEYS: readonly CostKey[] = ['total_fabric_cost', 'logistic_cost'];
const ALL_KEYS = Object.keys(COST_KEY_LABEL) as CostKey[];

/** Rounded as the order's will be, so that quote and order name one total. */
export function totalCost(lines: CostLines): RoundedTotal | null {
  const gross = sumOf(lines, ALL_KEYS);
  return gross && roundedTotal(gross);
}

export function landedCost(lines: CostLines): Money | null {
  return sumOf(lines, LANDED_KEYS);
}

/** Per unit of the quantity, half-up to the minor unit; a price ex-mill or FOB is not landed, whatever its lines say. */
export function landedRate(lines: CostLines, quantity: Length, term: DeliveryTerm | Incoterm): Rate | null {
  const cost = isFreightCharged(term) ? landedCost(lines) : null;
  if (cost === null || quantity.thousandths <= 0n) return null;
  const minor = divideHalfUp(cost.minor * 1000n, quantity.thousandths);
  return { price: money(minor, cost.currency), unit: quantity.unit };
}

function sumOf(lines: CostLines, keys: readonly CostKey[]): Money | null {
  const known = keys.map((key) => lines[key]).filter((line) => line !== null);
  const [first, ...rest] = known;
  return first && known.length === keys.length ? rest.reduce(addMoney, first) : null;
}
