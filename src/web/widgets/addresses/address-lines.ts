import type { AddressRecord } from '#contract/customer/addresses.ts';
import { countryName } from '#domain/account/address/country-name.ts';

/** As it is written on a parcel. */
export function addressLines(record: AddressRecord): string[] {
  const { line1, line2, city, district, region, postcode, country, contactName, contactPhone } = record;
  const place = [city, district !== city && district, region].filter(Boolean).join(', ');
  const end = [place, postcode].filter(Boolean).join(' ');
  const contact = [contactName, contactPhone].filter(Boolean).join(', ');
  return [line1, line2 ?? '', end, country === 'IN' ? '' : countryName(country), contact].filter(Boolean);
}
