/** How a customer earns its living. */
export const BUSINESS_TYPE_LABEL = {
  garment_maker: 'Garment maker',
  brand: 'Brand',
  exporter: 'Exporter',
  trader: 'Trader',
  buying_house: 'Buying house',
  other: 'Other',
} as const;
export type BusinessType = keyof typeof BUSINESS_TYPE_LABEL;
export const BUSINESS_TYPES = Object.keys(BUSINESS_TYPE_LABEL) as BusinessType[];
