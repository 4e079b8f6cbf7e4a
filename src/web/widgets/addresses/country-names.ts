/** Country names come from the browser, so that no list of them has to be shipped. */
import { COUNTRY_CODES } from '#domain/account/address/countries.ts';

const names = new Intl.DisplayNames(['en'], { type: 'region' });

export function countryName(code: string): string {
  return names.of(code) ?? code;
}

export function countryOptions(): { value: string; label: string }[] {
  return COUNTRY_CODES.map((value) => ({ value, label: countryName(value) })).sort((a, b) =>
    a.label.localeCompare(b.label, 'en'),
  );
}
