/** The cities that freight treats as one place around Delhi. */
export const DELHI_NCR_CITIES = [
  'ghaziabad',
  'delhi',
  'gurgaon',
  'faridabad',
  'greater noida',
  'meerut',
  'noida',
] as const;

const CITIES: ReadonlySet<string> = new Set(DELHI_NCR_CITIES);

/** Case and extra spaces do not matter: addresses are typed by people. */
export function isDelhiNcr(city: string): boolean {
  return CITIES.has(city.trim().toLowerCase().replace(/\s+/g, ' '));
}
