/** The government's registry of invoices and e-way bills as it looks from inside. */
import type { EInvoice } from '#domain/books/e-invoice.ts';
import type { E_INVOICE_TYPE } from '#domain/books/irn.ts';
import type { CancelReason } from '#domain/books/registration/cancel-registration.ts';
import type { WayByIrn } from '#domain/books/registration/way-by-irn.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';

export type EwayBill = { number: string; validUntil: Date | null };

export type RegisteredInvoice = {
  irn: string;
  ackNumber: string;
  ackAt: Date;
  /** The whole signed text that is printed as a code. */
  signedQr: string;
  /** False: it was cancelled. */
  isActive: boolean;
  ewayBill: EwayBill | null;
};

/** A registry knows a paper by who wrote it, its kind, number and day. */
export type NamedDocument = {
  gstin: string;
  type: (typeof E_INVOICE_TYPE)[keyof typeof E_INVOICE_TYPE];
  number: string;
  issuedOn: CalendarDay;
};

type Cancelling = { gstin: string; reason: CancelReason; note: string };

/**
 * All throw `RegistryUnavailable` (try again later: it may or may not have taken what was sent) or `RegistryRefused`
 * (it has not, and trying the same again changes nothing).
 */
export type TaxRegistry = {
  /** Null: the same paper is there already, and `getByDocument` tells what became of it. */
  registerInvoice(gstin: string, invoice: EInvoice): Promise<RegisteredInvoice | null>;
  /** Null: the registry does not know it. */
  getByDocument(document: NamedDocument): Promise<RegisteredInvoice | null>;
  /** One that is cancelled already is cancelled. */
  cancelInvoice(cancelling: Cancelling & { irn: string }): Promise<void>;
  makeEwayBill(gstin: string, way: WayByIrn): Promise<EwayBill>;
  cancelEwayBill(cancelling: Cancelling & { ewayBill: string }): Promise<void>;
};

/** Only fixed words: what a socket says may quote an address or a password. */
export class RegistryUnavailable extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`The invoice registry is not available (${reason}).`);
    this.name = 'RegistryUnavailable';
    this.reason = reason;
  }
}

export class RegistryRefused extends Error {
  readonly code: string;
  /** As the registry says it, for the desk. */
  readonly words: string;

  constructor(code: string, words: string) {
    super(`The invoice registry refused (${code}).`);
    this.name = 'RegistryRefused';
    this.code = code;
    this.words = words;
  }
}

/** In production without a gateway: invoices wait, and nothing is taken for registered. */
export const absentTaxRegistry: TaxRegistry = {
  registerInvoice: unavailable,
  getByDocument: unavailable,
  cancelInvoice: unavailable,
  makeEwayBill: unavailable,
  cancelEwayBill: unavailable,
};

async function unavailable(): Promise<never> {
  throw new RegistryUnavailable('no gateway is configured');
}
