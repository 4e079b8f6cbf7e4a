/** Which delivery terms a buyer may choose for an order. */
import {
  DELIVERY_TERM_HELP,
  DELIVERY_TERM_LABEL,
  type DeliveryTerm,
  INCOTERM_HELP,
  INCOTERM_LABEL,
  type Incoterm,
} from '#domain/quotes/delivery-term.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';

export type OrderTerm = DeliveryTerm | Incoterm;
export type DeliveryChoice = { readonly term: OrderTerm; readonly label: string; readonly help: string };

/**
 * Freight is a line of its own, so it can be left to the buyer or added to any rate; only the way to the port of
 * shipment lies inside an FOB rate, so a quote for another term cannot be ordered FOB. Cost and freight ends at a
 * port: where none is served, as inside India, it is offered only where the quote names it. To a door abroad we have no
 * freight table, so landed delivery is offered there only where the quote brings its freight.
 */
export function deliveryChoices(
  market: Market,
  quoted: OrderTerm | null,
  hasPorts = MARKET_RULES[market].deliversTo === 'port',
): DeliveryChoice[] {
  const isDomestic = MARKET_RULES[market].deliversTo === 'pincode';
  const all: DeliveryChoice[] = isDomestic
    ? choicesOf<DeliveryTerm>(DELIVERY_TERM_LABEL, DELIVERY_TERM_HELP)
    : choicesOf<Incoterm>(INCOTERM_LABEL, INCOTERM_HELP);
  return all.filter(
    ({ term }) =>
      (term !== 'fob' || quoted === null || quoted === 'fob') &&
      (term !== 'cnf' || hasPorts || quoted === 'cnf') &&
      (term !== 'landed' || isDomestic || quoted === 'landed'),
  );
}

/** The term a form begins with: as quoted; else to the door at home, and abroad to the buyer's port or on board. */
export function usualTerm(
  choices: readonly { readonly term: string }[],
  quoted: string | null,
  hasOwnPort: boolean,
): string {
  const preferred = [quoted, 'landed', hasOwnPort ? 'cnf' : 'fob', 'fob', 'cnf'];
  const found = preferred.find((wanted) => choices.some(({ term }) => term === wanted));
  return found ?? choices[0]?.term ?? '';
}

/** Every term of the market is understood; which of them a buyer is shown depends on the ports. */
export function isDeliveryChoice(term: string, market: Market, quoted: OrderTerm | null): term is OrderTerm {
  return deliveryChoices(market, quoted, true).some((choice) => choice.term === term);
}

/** Only the freight of an export to a port needs to know which; in India the PIN code says where goods go. */
export function needsPort(term: string, market: Market): boolean {
  return MARKET_RULES[market].deliversTo === 'port' && term === 'cnf';
}

function choicesOf<Term extends OrderTerm>(
  labels: Readonly<Record<Term, string>>,
  help: Readonly<Record<Term, string>>,
): DeliveryChoice[] {
  return (Object.keys(labels) as Term[]).map((term) => ({ term, label: labels[term], help: help[term] }));
}
