/** Country names come from the browser, so that no list of them has to be shipped. */
import { COUNTRY_CODES } from '#domain/account/address/countries.ts';

let names: Intl.DisplayNames | undefined;

export function countryName(code: string): string {
  // Loading them takes a phone a moment, so only whoever reads one does.
  names ??= new Intl.DisplayNames(['en'], { type: 'region' });
  return names.of(code) ?? code;
}

export function countryOptions(): { value: string; label: string }[] {
  return COUNTRY_CODES.map((value) => ({ value, label: countryName(value) })).sort((a, b) =>
    a.label.localeCompare(b.label, 'en'),
  );
}
