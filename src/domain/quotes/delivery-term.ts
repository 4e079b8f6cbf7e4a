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
