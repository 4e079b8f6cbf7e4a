/** A tax invoice or credit note as it was issued: what its paper prints, and what registers, returns and other programs are told of it. */
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Money } from '#domain/shared/money.ts';

/** Letters of undertaking leave the tax of an export at zero; without one it is charged and claimed back. */
export type SupplyType = 'domestic' | 'export_under_lut' | 'export_with_tax';

export type TaxParty = {
  readonly legalName: string;
  /** Null: not registered, or abroad. */
  readonly gstin: string | null;
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  /** Six digits in India. */
  readonly postcode: string | null;
  /** Of the GST law, two digits; null abroad. */
  readonly stateCode: string | null;
  /** ISO 3166, two letters. */
  readonly country: string;
};

/** Of what is sold by the piece, such as a swatch. */
export type TaxUnit = LengthUnit | 'piece';

export type TaxAmount = {
  readonly kind: 'igst' | 'cgst' | 'sgst';
  readonly basisPoints: number;
  readonly amount: Money;
};

/** One rate of tax a line; freight and the cost of credit share the rate of the cloth they belong to. */
export type TaxDocumentLine = {
  readonly description: string;
  readonly hsn: string;
  readonly isService: boolean;
  /** In thousandths of the unit; null for services. */
  readonly quantity: { readonly thousandths: bigint; readonly unit: TaxUnit } | null;
  /** A unit, before anything is spread over the goods. */
  readonly unitPrice: Money;
  /** What is spread over the goods and taxed with them: a share of the freight, the cost of credit. */
  readonly charges: readonly { readonly label: string; readonly amount: Money }[];
  /** Quantity times unit price, with the charges. */
  readonly taxable: Money;
  readonly taxes: readonly TaxAmount[];
};

export type TaxDocument = {
  readonly kind: 'invoice' | 'credit_note';
  /** At most 16 characters, upper case. */
  readonly number: string;
  readonly issuedOn: CalendarDay;
  readonly supply: SupplyType;
  readonly seller: TaxParty & {
    readonly gstin: string;
    readonly iec: string | null;
    readonly lut: string | null;
    /** Absent on invoices frozen before it was kept, null where nobody has entered it. */
    readonly lutDatedOn?: CalendarDay | null;
  };
  readonly buyer: TaxParty;
  readonly consignee: TaxParty;
  /** Of the GST law, two digits; 96 abroad. */
  readonly placeOfSupply: string;
  /** It stands by itself, without an order: `orderNumber` is the number of the swatch. */
  readonly isSwatch?: true;
  readonly orderNumber: string;
  readonly poNumber: string | null;
  /** With the agreed place: "CFR Hamburg". */
  readonly deliveryTerm: string;
  /** The letters of credit that an export leaves under; absent on invoices frozen before they were kept. */
  readonly letterNumbers?: readonly string[];
  readonly lines: readonly TaxDocumentLine[];
  readonly taxable: Money;
  readonly taxes: readonly TaxAmount[];
  readonly roundOff: Money;
  readonly total: Money;
  /** Of an invoice in another currency: what the rupee value is worked out with (customs-notified, of the invoice's day). */
  readonly rupeeRate: { readonly perUnit: string; readonly notifiedFrom: CalendarDay } | null;
  /** Of a credit note: the one invoice it takes back from. */
  readonly against: { readonly number: string; readonly issuedOn: CalendarDay } | null;
  readonly transport: {
    readonly mode: 'road' | 'rail' | 'air' | 'ship';
    readonly transporter: string;
    readonly transporterGstin: string | null;
    readonly documentNumber: string;
    readonly documentOn: CalendarDay;
    readonly vehicleNumber: string | null;
    readonly distanceKm: number | null;
    /** Where it was made before the invoice; null where it follows from it. */
    readonly ewayBill: string | null;
  } | null;
  /** Of an export, as soon as customs gave it. */
  readonly shippingBill: {
    readonly number: string;
    readonly date: CalendarDay;
    readonly portCode: string;
  } | null;
};

/** In minor units. */
export function taxOfKind({ taxes }: Pick<TaxDocument, 'taxes'>, kind: TaxAmount['kind']): bigint {
  return taxes.reduce((sum, tax) => (tax.kind === kind ? sum + tax.amount.minor : sum), 0n);
}
