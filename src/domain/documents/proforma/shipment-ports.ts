/** Where an export is loaded and where it lands, as far as its Incoterm names the place. */
export type ShipmentPorts = {
  readonly loading: string | null;
  readonly discharge: string | null;
};

/** Of "CFR Chattogram": whoever takes the goods over at the mill or on board chooses where they land. */
export function shipmentPorts(incoterm: string): ShipmentPorts {
  const [term = '', ...place] = incoterm.split(' ');
  const named = place.join(' ') || null;
  if (term === 'FOB') return { loading: named, discharge: null };
  return { loading: null, discharge: term === 'EXW' ? null : named };
}
