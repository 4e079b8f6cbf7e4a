/** The registry behind a gateway's HTTP interface, in the form that the National Informatics Centre published. */
import * as z from 'zod/mini';
import { slashedDay } from '#domain/books/book-text.ts';
import { EWAY_CANCEL_CODE, INVOICE_CANCEL_CODE } from '#domain/books/registration/cancel-registration.ts';
import type { Clock } from '#server/services.ts';
import { openGateway } from './gateway-connection.ts';
import {
  type EwayBill,
  type RegisteredInvoice,
  RegistryRefused,
  RegistryUnavailable,
  type TaxRegistry,
} from './port.ts';
import type { TaxRegistryConfig } from './registry-config.ts';
import { isSignedBy } from './signed-qr.ts';

const DUPLICATE: ReadonlySet<string> = new Set(['2150', '2295']);
const UNKNOWN_DOCUMENT: ReadonlySet<string> = new Set(['2148', '2154']);
const ALREADY_CANCELLED = '9999';

export function gatewayTaxRegistry(config: TaxRegistryConfig, clock: Clock): TaxRegistry {
  const ask = openGateway(config, clock);
  const registered = (body: unknown) => registeredIn(body, config.publicKey);
  return {
    async registerInvoice(gstin, invoice) {
      const request = { method: 'POST', path: '/eicore/v1.03/Invoice', body: invoice } as const;
      return unlessRefusedAs(DUPLICATE, async () => registered(await ask(gstin, request)));
    },
    async getByDocument({ gstin, type, number, issuedOn }) {
      const query = new URLSearchParams({ doctype: type, docnum: number, docdate: slashedDay(issuedOn) });
      const request = { method: 'GET', path: `/eicore/v1.03/Invoice/irnbydocdetails?${query}` } as const;
      return unlessRefusedAs(UNKNOWN_DOCUMENT, async () => registered(await ask(gstin, request)));
    },
    async cancelInvoice({ gstin, irn, reason, note }) {
      const body = { Irn: irn, CnlRsn: INVOICE_CANCEL_CODE[reason], CnlRem: note };
      await unlessRefusedAs(new Set([ALREADY_CANCELLED]), () =>
        ask(gstin, { method: 'POST', path: '/eicore/v1.03/Invoice/Cancel', body }),
      );
    },
    async makeEwayBill(gstin, way) {
      return ewayBillIn(await ask(gstin, { method: 'POST', path: '/eiewb/v1.03/ewaybill', body: way }));
    },
    async cancelEwayBill({ gstin, ewayBill, reason, note }) {
      const data = { ewbNo: Number(ewayBill), cancelRsnCode: EWAY_CANCEL_CODE[reason], cancelRmrk: note };
      const request = { method: 'POST', path: '/ewaybillapi/v1.03/ewayapi' } as const;
      await ask(gstin, { ...request, body: { action: 'CANEWB', data } });
    },
  };
}

async function unlessRefusedAs<T>(codes: ReadonlySet<string>, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RegistryRefused && codes.has(error.code)) return null;
    throw error;
  }
}

const digits = z.union([z.number(), z.string().check(z.regex(/^[0-9]{1,20}$/))]);
const ewayNumber = z.union([z.number(), z.string().check(z.regex(/^[0-9]{12}$/))]);
const instantText = z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/));
const absent = z.union([z.null(), z.literal('')]);

const invoiceAnswer = z.object({
  Irn: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  AckNo: digits,
  AckDt: instantText,
  SignedQRCode: z.string(),
  Status: z.enum(['ACT', 'CNL']),
  EwbNo: z.optional(z.union([ewayNumber, absent])),
  EwbValidTill: z.optional(z.union([instantText, absent])),
});

/** An answer without the facts we asked for counts as none. */
function registeredIn(body: unknown, publicKey: string | null): RegisteredInvoice {
  const answer = invoiceAnswer.safeParse(body);
  if (!answer.success) throw new RegistryUnavailable('unreadable answer');
  const { Irn, AckNo, AckDt, SignedQRCode, Status, EwbNo, EwbValidTill } = answer.data;
  if (publicKey !== null && !isSignedBy(SignedQRCode, publicKey))
    throw new RegistryUnavailable('the code is not signed by the registry');
  return {
    irn: Irn,
    ackNumber: String(AckNo),
    ackAt: indianInstant(AckDt),
    signedQr: SignedQRCode,
    isActive: Status === 'ACT',
    ewayBill: EwbNo
      ? { number: String(EwbNo), validUntil: EwbValidTill ? indianInstant(EwbValidTill) : null }
      : null,
  };
}

const wayAnswer = z.object({ EwbNo: ewayNumber, EwbValidTill: z.optional(z.union([instantText, absent])) });

function ewayBillIn(body: unknown): EwayBill {
  const answer = wayAnswer.safeParse(body);
  if (!answer.success || !/^[0-9]{12}$/.test(String(answer.data.EwbNo)))
    throw new RegistryUnavailable('unreadable answer');
  const { EwbNo, EwbValidTill } = answer.data;
  return { number: String(EwbNo), validUntil: EwbValidTill ? indianInstant(EwbValidTill) : null };
}

/** The registry writes the time of India without saying so. */
function indianInstant(text: string): Date {
  const at = new Date(`${text.replace(' ', 'T')}+05:30`);
  if (Number.isNaN(at.getTime())) throw new RegistryUnavailable('unreadable answer');
  return at;
}
