/** The market of a customer decides everything that differs between customers; nothing else may. */
import type { LengthUnit } from './length.ts';
import type { Currency } from './money.ts';

export const MARKETS = ['IN', 'BD', 'INTL'] as const;
export type Market = (typeof MARKETS)[number];

type SignInChannel = 'phone' | 'email';
type TaxKind = 'gst' | 'zero_rated_export';
export type CallingCode = '91' | '880';

/** Country calling codes of the two markets that sign in by phone. */
export const COUNTRY_CALLING_CODE = { IN: '91', BD: '880' } as const satisfies Record<string, CallingCode>;

export type MarketRules = {
  readonly label: string;
  readonly signInChannel: SignInChannel;
  readonly currency: Currency;
  /** Where a customer begins; the profile can switch it. */
  readonly unit: LengthUnit;
  readonly taxKind: TaxKind;
  /** By what a buyer names the place of delivery; it decides which delivery terms and which freight there are. */
  readonly deliversTo: 'pincode' | 'port';
  /** Days on the way where nobody quoted them; null: it depends on the port. */
  readonly usualTransitDays: number | null;
  /** Whether pounds stand beside kilograms on papers. */
  readonly readsPounds: boolean;
  /** The tax number of a company; null: none is asked for. */
  readonly taxNumber: 'gstin' | 'bin' | null;
  /** Whether companies register as micro, small or medium enterprises. */
  readonly hasMsme: boolean;
  readonly hasUpi: boolean;
  readonly bankCode: 'ifsc' | 'swift';
  /** What is asked beside bank code and account number. */
  readonly accountDetail: 'iban' | 'routing_number' | null;
  readonly bankCodeLabel: 'IFSC code' | 'Swift code';
  readonly timeZone: string;
  readonly callingCode: CallingCode | null;
  /** Only how the wire names an e-mail customer: a sale to BD is an export too, so tax never reads this. */
  readonly isInternational: boolean;
};

export const MARKET_RULES: Readonly<Record<Market, MarketRules>> = {
  IN: {
    label: 'India',
    signInChannel: 'phone',
    currency: 'INR',
    unit: 'metre',
    taxKind: 'gst',
    deliversTo: 'pincode',
    // By lorry.
    usualTransitDays: 3,
    readsPounds: false,
    taxNumber: 'gstin',
    hasMsme: true,
    hasUpi: true,
    bankCode: 'ifsc',
    accountDetail: null,
    bankCodeLabel: 'IFSC code',
    timeZone: 'Asia/Kolkata',
    callingCode: COUNTRY_CALLING_CODE.IN,
    isInternational: false,
  },
  BD: {
    label: 'Bangladesh',
    signInChannel: 'phone',
    currency: 'USD',
    unit: 'yard',
    taxKind: 'zero_rated_export',
    deliversTo: 'port',
    usualTransitDays: null,
    readsPounds: false,
    taxNumber: 'bin',
    hasMsme: false,
    hasUpi: false,
    // A bank in Bangladesh has no IFSC.
    bankCode: 'swift',
    accountDetail: 'routing_number',
    bankCodeLabel: 'Swift code',
    timeZone: 'Asia/Dhaka',
    callingCode: COUNTRY_CALLING_CODE.BD,
    isInternational: false,
  },
  INTL: {
    label: 'International',
    signInChannel: 'email',
    currency: 'USD',
    unit: 'yard',
    taxKind: 'zero_rated_export',
    deliversTo: 'port',
    usualTransitDays: null,
    readsPounds: true,
    taxNumber: null,
    hasMsme: false,
    hasUpi: false,
    bankCode: 'swift',
    accountDetail: 'iban',
    bankCodeLabel: 'Swift code',
    timeZone: 'UTC',
    callingCode: null,
    isInternational: true,
  },
};

export function marketOfCallingCode(callingCode: CallingCode): 'IN' | 'BD' {
  return callingCode === COUNTRY_CALLING_CODE.BD ? 'BD' : 'IN';
}
