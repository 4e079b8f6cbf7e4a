/** The eight divisions of Bangladesh with their 64 districts, in the official spelling of 2018. */
export const BANGLADESH_DISTRICTS = {
  Barishal: ['Barguna', 'Barishal', 'Bhola', 'Jhalokathi', 'Patuakhali', 'Pirojpur'],
  Chattogram: [
    ...['Bandarban', 'Brahmanbaria', 'Chandpur', 'Chattogram', "Cox's Bazar", 'Cumilla'],
    ...['Feni', 'Khagrachhari', 'Lakshmipur', 'Noakhali', 'Rangamati'],
  ],
  Dhaka: [
    ...['Dhaka', 'Faridpur', 'Gazipur', 'Gopalganj', 'Kishoreganj', 'Madaripur', 'Manikganj'],
    ...['Munshiganj', 'Narayanganj', 'Narsingdi', 'Rajbari', 'Shariatpur', 'Tangail'],
  ],
  Khulna: [
    ...['Bagerhat', 'Chuadanga', 'Jashore', 'Jhenaidah', 'Khulna'],
    ...['Kushtia', 'Magura', 'Meherpur', 'Narail', 'Satkhira'],
  ],
  Mymensingh: ['Jamalpur', 'Mymensingh', 'Netrokona', 'Sherpur'],
  Rajshahi: [
    ...['Bogura', 'Chapainawabganj', 'Joypurhat', 'Naogaon'],
    ...['Natore', 'Pabna', 'Rajshahi', 'Sirajganj'],
  ],
  Rangpur: [
    ...['Dinajpur', 'Gaibandha', 'Kurigram', 'Lalmonirhat'],
    ...['Nilphamari', 'Panchagarh', 'Rangpur', 'Thakurgaon'],
  ],
  Sylhet: ['Habiganj', 'Moulvibazar', 'Sunamganj', 'Sylhet'],
} as const satisfies Record<string, readonly string[]>;
export type BangladeshDivision = keyof typeof BANGLADESH_DISTRICTS;

export const BANGLADESH_DIVISIONS = Object.keys(BANGLADESH_DISTRICTS) as BangladeshDivision[];

/** Many papers and people still use the spelling from before 2018. */
const OLD_SPELLING: Readonly<Record<string, string>> = {
  barisal: 'Barishal',
  bogra: 'Bogura',
  chittagong: 'Chattogram',
  comilla: 'Cumilla',
  jessore: 'Jashore',
};

export function findBangladeshDivision(typed: string): BangladeshDivision | null {
  return findName(BANGLADESH_DIVISIONS, typed);
}

export function findBangladeshDistrict(division: BangladeshDivision, typed: string): string | null {
  return findName<string>(BANGLADESH_DISTRICTS[division], typed);
}

function findName<Name extends string>(names: readonly Name[], typed: string): Name | null {
  const lower = typed.trim().replace(/[’]/g, "'").toLowerCase();
  const wanted = (Object.hasOwn(OLD_SPELLING, lower) ? OLD_SPELLING[lower] : lower)?.toLowerCase();
  return names.find((name) => name.toLowerCase() === wanted) ?? null;
}
