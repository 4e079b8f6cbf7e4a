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

type NcrCity = (typeof DELHI_NCR_CITIES)[number];

const CITIES: ReadonlySet<string> = new Set(DELHI_NCR_CITIES);

/** The post files towns of other districts under these cities; of Delhi every district counts. */
const DISTRICTS_OF: Readonly<Record<Exclude<NcrCity, 'delhi'>, readonly string[]>> = {
  ghaziabad: ['ghaziabad'],
  gurgaon: ['gurgaon', 'gurugram'],
  faridabad: ['faridabad'],
  'greater noida': ['greater noida', 'gautam buddha nagar'],
  meerut: ['meerut'],
  noida: ['noida', 'gautam buddha nagar'],
};

/** By name; case and extra spaces do not matter. */
export function isDelhiNcr(city: string): boolean {
  return CITIES.has(plain(city));
}

/** Where the table of PIN codes says that a place lies, however its city is spelt in an address. */
export function isDelhiNcrArea({ city, district }: { city: string; district: string }): boolean {
  const name = plain(city);
  if (name === 'delhi') return true;
  return isDelhiNcr(name) && DISTRICTS_OF[name as keyof typeof DISTRICTS_OF].includes(plain(district));
}

function plain(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, ' ');
}
