/** Which delivery terms a buyer may choose for an order. */
import {
  DELIVERY_TERM_HELP,
  DELIVERY_TERM_LABEL,
  type DeliveryTerm,
  INCOTERM_HELP,
  INCOTERM_LABEL,
  type Incoterm,
} from '#domain/quotes/delivery-term.ts';
import type { Market } from '#domain/shared/market.ts';

export type OrderTerm = DeliveryTerm | Incoterm;
export type DeliveryChoice = { readonly term: OrderTerm; readonly label: string; readonly help: string };

/**
 * Freight is a line of its own, so it can be left to the buyer or added to any rate; only the way to the port of
 * shipment lies inside an FOB rate, so a quote for another term cannot be ordered FOB. Cost and freight ends at a
 * port: where none is served, as inside India, it is offered only where the quote names it.
 */
export function deliveryChoices(
  market: Market,
  quoted: OrderTerm | null,
  hasPorts = market !== 'IN',
): DeliveryChoice[] {
  const all: DeliveryChoice[] =
    market === 'IN'
      ? choicesOf<DeliveryTerm>(DELIVERY_TERM_LABEL, DELIVERY_TERM_HELP)
      : choicesOf<Incoterm>(INCOTERM_LABEL, INCOTERM_HELP);
  return all.filter(
    ({ term }) =>
      (term !== 'fob' || quoted === null || quoted === 'fob') &&
      (term !== 'cnf' || hasPorts || quoted === 'cnf'),
  );
}

/** Every term of the market is understood; which of them a buyer is shown depends on the ports. */
export function isDeliveryChoice(term: string, market: Market, quoted: OrderTerm | null): term is OrderTerm {
  return deliveryChoices(market, quoted, true).some((choice) => choice.term === term);
}

/** Only the freight of an export to a port needs to know which; in India the PIN code says where goods go. */
export function needsPort(term: string, market: Market): boolean {
  return market !== 'IN' && term === 'cnf';
}

function choicesOf<Term extends OrderTerm>(
  labels: Readonly<Record<Term, string>>,
  help: Readonly<Record<Term, string>>,
): DeliveryChoice[] {
  return (Object.keys(labels) as Term[]).map((term) => ({ term, label: labels[term], help: help[term] }));
}
