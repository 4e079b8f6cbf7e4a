/** How far the mill brings the goods, and what it says the way costs. */
import type { QuoteForm } from '#contract/staff/quotes.ts';
import type { Market } from '#domain/shared/market.ts';
import { between, chance, oneOf, wholeBetween } from '../chance.ts';
import { marketSum } from '../price/market-rate.ts';
import type { AskedRequest, AskingSupplier } from './asked-and-supplier.ts';

type Term = QuoteForm['deliveryTerm'];
export type DeliveryTerms = Pick<QuoteForm, 'deliveryTerm' | 'deliveryPlace' | 'logisticCost'>;

/** The more usual ones stand there more often. */
const USUAL_TERMS: Readonly<Record<Market, readonly [Term, ...Term[]]>> = {
  IN: ['landed', 'landed', 'landed', 'self_pickup'],
  BD: ['landed', 'cnf', 'cnf', 'fob'],
  INTL: ['fob', 'cnf', 'cnf', 'x_factory'],
};
const PORT_OF_STATE: Readonly<Record<string, string>> = { '33': 'Chennai', '24': 'Mundra' };
const USUAL_PORT = 'Nhava Sheva';
const RUPEES_PER_KILOGRAM = {
  IN: [4.5, 7.5],
  BD: [7, 11],
  INTL: [11, 17],
} as const satisfies Record<Market, readonly [number, number]>;
const LOADING_RUPEES = 1500;
/** Now and then a mill names the term but not the freight. */
const SILENT_SHARE = 0.15;

/** `isFreightAsked`: the buyer wants to know what the way costs, so no mill is silent about it. */
export function deliveryTerms(
  requested: AskedRequest,
  supplier: AskingSupplier,
  isFreightAsked = false,
): DeliveryTerms {
  const { market, sheet, number } = requested.row;
  const deliveryTerm = oneOf(USUAL_TERMS[market], number, supplier.name, 'term');
  if (deliveryTerm === 'self_pickup' || deliveryTerm === 'x_factory') {
    return { deliveryTerm, deliveryPlace: supplier.city, logisticCost: '0' };
  }
  if (deliveryTerm === 'fob') {
    // The voyage costs something, but the buyer books it.
    const port = PORT_OF_STATE[supplier.stateCode] ?? USUAL_PORT;
    return { deliveryTerm, deliveryPlace: port, logisticCost: null };
  }
  const isSilent = !isFreightAsked && chance(number, supplier.name, 'silent') < SILENT_SHARE;
  const logisticCost = isSilent ? null : freight(requested, supplier);
  return { deliveryTerm, deliveryPlace: sheet.deliverTo, logisticCost };
}

function freight({ row, kilograms }: AskedRequest, { name }: AskingSupplier): string {
  const [from, to] = RUPEES_PER_KILOGRAM[row.market];
  const rupees = LOADING_RUPEES + kilograms * between(from, to, row.number, name, 'freight');
  return marketSum(rupees, row.market);
}

const TRANSIT_DAYS = { IN: [2, 6], BD: [7, 12], INTL: [20, 34] } as const satisfies Record<
  Market,
  readonly [number, number]
>;

/** How long the way takes once the goods have left the mill. */
export function transitDaysOf({ row }: AskedRequest, { name }: AskingSupplier): number {
  const [from, to] = TRANSIT_DAYS[row.market];
  return wholeBetween(from, to, row.number, name, 'transit');
}
