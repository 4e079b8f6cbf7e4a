/** How a customer earns its living. */
export const BUSINESS_TYPES = [
  'garment_maker',
  'brand',
  'exporter',
  'trader',
  'buying_house',
  'other',
] as const;
export type BusinessType = (typeof BUSINESS_TYPES)[number];
