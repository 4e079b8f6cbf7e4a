/**
 * The states and territories of Indian GST.
 * From the india-compliance project's constants (October 2024), cross-checked with two other public tables.
 */
const ROWS = [
  ['01', 'Jammu and Kashmir', 'JK', 'SGST'],
  ['02', 'Himachal Pradesh', 'HP', 'SGST'],
  ['03', 'Punjab', 'PB', 'SGST'],
  ['04', 'Chandigarh', 'CH', 'UTGST'],
  ['05', 'Uttarakhand', 'UK', 'SGST'],
  ['06', 'Haryana', 'HR', 'SGST'],
  ['07', 'Delhi', 'DL', 'SGST'],
  ['08', 'Rajasthan', 'RJ', 'SGST'],
  ['09', 'Uttar Pradesh', 'UP', 'SGST'],
  ['10', 'Bihar', 'BR', 'SGST'],
  ['11', 'Sikkim', 'SK', 'SGST'],
  ['12', 'Arunachal Pradesh', 'AR', 'SGST'],
  ['13', 'Nagaland', 'NL', 'SGST'],
  ['14', 'Manipur', 'MN', 'SGST'],
  ['15', 'Mizoram', 'MZ', 'SGST'],
  ['16', 'Tripura', 'TR', 'SGST'],
  ['17', 'Meghalaya', 'ML', 'SGST'],
  ['18', 'Assam', 'AS', 'SGST'],
  ['19', 'West Bengal', 'WB', 'SGST'],
  ['20', 'Jharkhand', 'JH', 'SGST'],
  ['21', 'Odisha', 'OD', 'SGST'],
  ['22', 'Chhattisgarh', 'CG', 'SGST'],
  ['23', 'Madhya Pradesh', 'MP', 'SGST'],
  ['24', 'Gujarat', 'GJ', 'SGST'],
  ['25', 'Daman and Diu (old)', 'DD', 'UTGST'],
  ['26', 'Dadra and Nagar Haveli and Daman and Diu', 'DH', 'UTGST'],
  ['27', 'Maharashtra', 'MH', 'SGST'],
  ['28', 'Andhra Pradesh (old)', 'AD', 'SGST'],
  ['29', 'Karnataka', 'KA', 'SGST'],
  ['30', 'Goa', 'GA', 'SGST'],
  ['31', 'Lakshadweep', 'LD', 'UTGST'],
  ['32', 'Kerala', 'KL', 'SGST'],
  ['33', 'Tamil Nadu', 'TN', 'SGST'],
  ['34', 'Puducherry', 'PY', 'SGST'],
  ['35', 'Andaman and Nicobar Islands', 'AN', 'UTGST'],
  ['36', 'Telangana', 'TS', 'SGST'],
  ['37', 'Andhra Pradesh', 'AP', 'SGST'],
  ['38', 'Ladakh', 'LA', 'UTGST'],
  ['96', 'Other Countries', 'OC', null],
  ['97', 'Other Territory', 'OT', 'UTGST'],
  ['99', 'Centre jurisdiction', 'CJ', null],
] as const;

export type GstStateCode = (typeof ROWS)[number][0];
/** Territories without a legislature charge UTGST in place of SGST; null where neither can be charged. */
export type LocalTax = 'SGST' | 'UTGST';

export type GstState = {
  readonly code: GstStateCode;
  readonly name: string;
  readonly abbreviation: string;
  readonly localTax: LocalTax | null;
  /** Offered when a customer chooses a state. */
  readonly selectable: boolean;
  /** May stand at the front of an Indian buyer's GST number. */
  readonly inGstin: boolean;
};

/** Numbers from before a state was merged or divided still exist; their holders live in today's state. */
const TODAYS_STATE = { '25': '26', '28': '37' } as const satisfies Partial<
  Record<GstStateCode, GstStateCode>
>;

/** The place of supply of every export. */
export const OTHER_COUNTRIES: GstStateCode = '96';
const NOT_SELECTABLE: readonly GstStateCode[] = ['25', '28', '96', '97', '99'];
const NEVER_IN_GSTIN: readonly GstStateCode[] = ['96', '99'];

export const GST_STATES: readonly GstState[] = ROWS.map(([code, name, abbreviation, localTax]) => ({
  code,
  name,
  abbreviation,
  localTax,
  selectable: !NOT_SELECTABLE.includes(code),
  inGstin: !NEVER_IN_GSTIN.includes(code),
}));

const STATE_BY_CODE: ReadonlyMap<string, GstState> = new Map(GST_STATES.map((state) => [state.code, state]));

export const SELECTABLE_GST_STATES = GST_STATES.filter((state) => state.selectable);

export function gstState(code: string): GstState | null {
  return STATE_BY_CODE.get(code) ?? null;
}

export function gstStateName(code: string): string {
  return gstState(code)?.name ?? code;
}

export function isSameGstState(a: string, b: string): boolean {
  return todaysGstState(a) === todaysGstState(b);
}

/** The state in which the holder of an old number lives today. */
export function todaysGstState(code: string): string {
  return code === '25' || code === '28' ? TODAYS_STATE[code] : code;
}
