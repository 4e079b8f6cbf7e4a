import { COUNTRY_CODES } from '#domain/account/address/countries.ts';
import { countryName } from '#domain/account/address/country-name.ts';

export function countryOptions(): { value: string; label: string }[] {
  return COUNTRY_CODES.map((value) => ({ value, label: countryName(value) })).sort((a, b) =>
    a.label.localeCompare(b.label, 'en'),
  );
}
