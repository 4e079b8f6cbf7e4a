/** The tables behind prices and calendars in words. */
export const PRICE_TABLE_LABEL = {
  'tax-rates': 'GST rates',
  'freight-zones': 'Freight zones',
  'freight-rates': 'Freight rates',
  ports: 'Ports',
  'loading-ports': 'Loading ports',
  'exchange-rates': 'Exchange rates',
  'customs-rates': 'Customs rates',
  holidays: 'Bank holidays',
  'bank-days-off': 'Bank days off',
  'working-days-off': 'Mill days off',
  'mill-closures': 'Mill closures',
  'write-off-limits': 'Write-off limits',
} as const;

export const PRICE_FIELD_LABEL = {
  hsnPrefix: 'HSN begins with',
  effectiveFrom: 'From',
  basisPoints: 'Tax rate',
  pincodePrefix: 'PIN code begins with',
  zone: 'Zone (leave empty if not served)',
  fromZone: 'From zone',
  toZone: 'To zone',
  upToKilograms: 'Up to kg',
  transitDays: 'Transit days',
  perKilogram: 'Per kg',
  atLeast: 'At least',
  port: 'Port',
  country: 'Country (2 letters)',
  isServed: 'Served',
  city: 'City',
  pincode: 'PIN code',
  isUsed: 'Used',
  from: 'From currency',
  to: 'To currency',
  rate: 'Rate',
  market: 'Market',
  day: 'Day',
  name: 'Name',
  weekdays: 'Days off',
  fromDay: 'First day',
  toDay: 'Last day',
  currency: 'Currency',
  smallRest: 'Small balance',
  bankCharges: 'Bank charges',
} as const;

/** One value of a row as a person reads it. */
export function priceFieldText(name: string, value: string | number | boolean | null): string {
  if (value === null || value === '') return 'None';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return name === 'basisPoints' ? `${Number(value) / 100}%` : String(value);
}
