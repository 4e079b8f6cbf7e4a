/** What a proforma invoice says, before it is written out: the order as it was frozen, its seller and its bank. */
import type { Rate } from '#domain/quotes/rate.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Length } from '#domain/shared/length.ts';
import type { Market } from '#domain/shared/market.ts';
import type { Money } from '#domain/shared/money.ts';

export type PlaceFacts = {
  readonly company: string;
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly region: string | null;
  readonly stateCode: string | null;
  readonly postcode: string | null;
  readonly country: string;
};

export type SellerFacts = {
  readonly legalName: string;
  readonly gstin: string;
  readonly stateCode: string;
  readonly address: string;
  readonly lut: string | null;
  readonly iec: string | null;
};

export type BankFacts = {
  readonly name: string;
  readonly branch: string | null;
  readonly holder: string;
  readonly account: string;
  readonly code: string;
};

export type OrderedGoods = {
  readonly quality: string;
  readonly composition: string | null;
  readonly widthInches: number | null;
  readonly gsm: number | null;
  readonly finish: string | null;
  readonly hsn: string;
  readonly lines: readonly { readonly colour: string | null; readonly quantity: Length }[];
  readonly quantity: Length;
  readonly rate: Rate;
  readonly tolerancePercent: number;
};

export type OrderAmounts = {
  readonly fabricCost: Money;
  /** What paying later adds; a part of the fabric cost. */
  readonly creditCost: Money;
  readonly logisticCost: Money;
  readonly taxLines: readonly {
    readonly label: string;
    readonly basisPoints: number;
    readonly amount: Money;
  }[];
  readonly roundOff: Money;
  readonly total: Money;
};

export type HoldFacts = {
  readonly lastDay: CalendarDay;
  /** "14:05" in the buyer's zone; null where the whole day counts. */
  readonly time: string | null;
  readonly zone: string;
};

export type ProformaFacts = {
  readonly market: Market;
  readonly orderNumber: string;
  readonly poNumber: string | null;
  readonly goods: OrderedGoods;
  readonly amounts: OrderAmounts;
  readonly seller: SellerFacts;
  readonly billTo: PlaceFacts;
  readonly shipTo: PlaceFacts;
  /** GSTIN in India, BIN in Bangladesh. */
  readonly buyerTaxNumber: string | null;
  readonly placeOfSupply: string;
  readonly deliveryTermLabel: string;
  readonly deliveryPlace: string | null;
  /** As banks name it: "CFR Hamburg". */
  readonly incoterm: string;
  /** The last day on which the goods are to leave. */
  readonly latestShipment: CalendarDay;
  readonly leadDays: number;
  /** As long as it is not paid: until when price and stock are kept; null once the order is confirmed. */
  readonly hold: HoldFacts | null;
  readonly creditDays: number;
  readonly instalments: readonly {
    readonly label: string;
    readonly amount: Money;
    readonly dueText: string;
  }[];
  readonly bank: BankFacts | null;
  /** What a UPI app reads; null where UPI cannot carry the first payment. */
  readonly upiUrl: string | null;
  readonly upiAmount: Money | null;
  readonly exchangeRate: string | null;
  readonly policyVersion: string | null;
};

/** What the register gives a document when it is issued. */
export type Issue = {
  readonly number: string;
  readonly version: number;
  readonly issuedOn: CalendarDay;
  /** The number of the version before, which is void since. */
  readonly replaces: string | null;
};
