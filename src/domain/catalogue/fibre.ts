/** Fibres a composition is made of; the kind says which of them count as cotton, polyester or viscose. */
export type FibreKind = 'cotton' | 'polyester' | 'viscose' | 'other';
export type Fibre = { readonly id: number; readonly name: string; readonly kind: FibreKind };

export const FIBRES: readonly Fibre[] = [
  { id: 1, name: 'Cotton', kind: 'cotton' },
  { id: 2, name: 'Polyester', kind: 'polyester' },
  { id: 3, name: 'Recycled Polyester', kind: 'polyester' },
  { id: 4, name: 'Viscose', kind: 'viscose' },
  { id: 5, name: 'Modal', kind: 'other' },
  { id: 6, name: 'Lyocell', kind: 'other' },
  { id: 7, name: 'Linen', kind: 'other' },
  { id: 8, name: 'Nylon', kind: 'other' },
  { id: 9, name: 'Elastane', kind: 'other' },
  { id: 10, name: 'Wool', kind: 'other' },
  { id: 11, name: 'Silk', kind: 'other' },
  { id: 12, name: 'Acrylic', kind: 'other' },
  { id: 13, name: 'Organic Cotton', kind: 'cotton' },
  { id: 14, name: 'BCI Cotton', kind: 'cotton' },
];

export function fibreOf(id: number): Fibre | null {
  return FIBRES.find((fibre) => fibre.id === id) ?? null;
}
