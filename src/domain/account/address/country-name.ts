/** Country names come from the platform, so that no list of them has to be shipped. */
let names: Intl.DisplayNames | undefined;

export function countryName(code: string): string {
  // Loading them takes a phone a moment and a server seven megabytes, so only whoever reads one does.
  names ??= new Intl.DisplayNames('en', { type: 'region' });
  return names.of(code) ?? code;
}
