/** Who carries the goods and the risk; the trade's own words are the labels, the official ones stand in the help. */
export const DELIVERY_TERM_LABEL = { landed: 'Landed', self_pickup: 'Self pickup', cnf: 'CNF' } as const;
export type DeliveryTerm = keyof typeof DELIVERY_TERM_LABEL;

export const DELIVERY_TERM_HELP = {
  landed: 'Delivered to your door, freight included',
  self_pickup: 'You collect the goods at the mill',
  cnf: 'Cost and freight to your port (official name: CFR)',
} as const satisfies Record<DeliveryTerm, string>;

export const INCOTERM_LABEL = { x_factory: 'x-factory', landed: 'Landed', fob: 'FOB', cnf: 'CNF' } as const;
export type Incoterm = keyof typeof INCOTERM_LABEL;

export const INCOTERM_HELP = {
  x_factory: 'You take over at the mill (official name: EXW)',
  landed: 'Delivered at your place (official name: DAP)',
  fob: 'Loaded on board at the port of shipment (official name: FOB)',
  cnf: 'Cost and freight to your port (official name: CFR)',
} as const satisfies Record<Incoterm, string>;

/** As banks and customs name them (Incoterms 2020). */
export const INCOTERM_2020 = {
  self_pickup: 'EXW',
  x_factory: 'EXW',
  landed: 'DAP',
  fob: 'FOB',
  cnf: 'CFR',
} as const satisfies Record<DeliveryTerm | Incoterm, string>;

/** Where the seller's part of the way ends; null: at the buyer's own place or port, freight included. */
const BUYER_CARRIES_FROM: Readonly<Record<DeliveryTerm | Incoterm, 'mill' | 'port' | null>> = {
  landed: null,
  cnf: null,
  self_pickup: 'mill',
  x_factory: 'mill',
  // The way to the port of shipment is part of an FOB rate, the voyage is not.
  fob: 'port',
};

/** Said in place of a freight that the buyer pays to somebody else. */
export const NOT_INCLUDED = 'not included';

/** The buyer takes the goods over at the mill. */
export function isCollected(term: DeliveryTerm | Incoterm): boolean {
  return BUYER_CARRIES_FROM[term] === 'mill';
}

export function isFreightCharged(term: DeliveryTerm | Incoterm): boolean {
  return BUYER_CARRIES_FROM[term] === null;
}

/** What stands beside a rate that does not bring the goods to the buyer; null where it does. */
export function freightExtraText(term: DeliveryTerm | Incoterm): string | null {
  const from = BUYER_CARRIES_FROM[term];
  if (from === null) return null;
  return from === 'mill' ? 'ex-mill, freight extra' : 'FOB, freight extra';
}
