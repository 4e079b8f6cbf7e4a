/** A gateway to the e-invoice registry, played on this machine: numbers, refuses doubles, loses answers and lies as told. */
import { createHash, createSign, generateKeyPairSync } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import * as z from 'zod';
import type { EInvoice } from '#domain/books/e-invoice.ts';
import { E_INVOICE_SCHEMA, WAY_BY_IRN_SCHEMA } from '#domain/books/schemas.fixture.ts';
import { openLocalServer, type Requested } from './local-server.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const REGISTRY_PUBLIC_KEY = publicKey.export({ type: 'spki', format: 'pem' }).toString();

const E_INVOICE = z.fromJSONSchema(E_INVOICE_SCHEMA);
const WAY_BY_IRN = z.fromJSONSchema(WAY_BY_IRN_SCHEMA);
const WRONG_FORM = { code: '5002', words: 'Invalid JSON' };

type Entry = { body: Record<string, unknown>; isCancelled: boolean; ewayBill: string | null };
type Refusal = { code: string; words: string };

export async function openRegistryServer() {
  const entries = new Map<string, Entry>();
  let mood: 'well' | 'down' | 'lost' = 'well';
  let refusal: Refusal | null = null;
  let lie: Record<string, unknown> = {};
  let serial = 0;
  const local = await openLocalServer((requested, reply) => {
    if (mood === 'down') return void reply.writeHead(503).end();
    const answer = answerTo(requested);
    // The work is done and the answer never comes.
    if (mood === 'lost' && !requested.path.includes('/auth')) return void reply.destroy();
    send(reply, answer);
  });

  function answerTo({ path, method, body }: Requested): unknown {
    if (path.includes('/auth')) return good({ AuthToken: 'token', TokenExpiry: '2030-01-01 00:00:00' });
    const said = body.length > 0 ? JSON.parse(body.toString()) : {};
    if (refusal) return bad(refusal);
    if (path.endsWith('/Invoice/Cancel')) return cancel(said.Irn);
    if (path.endsWith('/ewaybill')) return makeWay(said);
    if (path.endsWith('/ewayapi')) return cancelWay(String(said.data.ewbNo));
    if (method === 'GET') return find(new URL(path, 'http://registry').searchParams);
    return register(said);
  }

  function register(invoice: EInvoice): unknown {
    if (!E_INVOICE.safeParse(invoice).success) return bad(WRONG_FORM);
    const key = [invoice.DocDtls.Typ, invoice.DocDtls.No, invoice.DocDtls.Dt].join(' ');
    if (entries.has(key)) return bad({ code: '2150', words: 'Duplicate IRN' });
    serial += 1;
    const irn = irnOf(invoice);
    const body = {
      Irn: irn,
      AckNo: 112_600_000_000_000 + serial,
      AckDt: '2026-11-02 12:00:00',
      SignedQRCode: signedQr(invoice, irn),
      Status: 'ACT',
    };
    entries.set(key, { body, isCancelled: false, ewayBill: null });
    return good({ ...body, ...lie });
  }

  const byIrn = (irn: string) => [...entries.values()].find(({ body }) => body.Irn === irn);

  function find(query: URLSearchParams): unknown {
    const entry = entries.get([query.get('doctype'), query.get('docnum'), query.get('docdate')].join(' '));
    if (!entry) return bad({ code: '2148', words: 'Requested IRN data is not available' });
    const Status = entry.isCancelled ? 'CNL' : 'ACT';
    return good({ ...entry.body, Status, EwbNo: entry.ewayBill, EwbValidTill: null, ...lie });
  }

  function cancel(irn: string): unknown {
    const entry = byIrn(irn);
    if (!entry || entry.isCancelled) return bad({ code: '9999', words: 'Invoice is not active' });
    if (entry.ewayBill) return bad({ code: '4003', words: 'An active e-way bill exists' });
    entry.isCancelled = true;
    return good({ Irn: irn, CancelDate: '2026-11-02 13:00:00' });
  }

  function makeWay(way: { Irn: string }): unknown {
    if (!WAY_BY_IRN.safeParse(way).success) return bad(WRONG_FORM);
    const entry = byIrn(way.Irn);
    if (!entry) return bad({ code: '2148', words: 'Requested IRN data is not available' });
    if (entry.ewayBill) return bad({ code: '4002', words: 'EwayBill is already generated for this IRN' });
    entry.ewayBill = String(391_000_000_000 + serial);
    return good({
      EwbNo: Number(entry.ewayBill),
      EwbDt: '2026-11-02 12:00:10',
      EwbValidTill: '2026-11-04 23:59:00',
    });
  }

  function cancelWay(number: string): unknown {
    const entry = [...entries.values()].find(({ ewayBill }) => ewayBill === number);
    if (entry) entry.ewayBill = null;
    return good({ ewayBillNo: number });
  }

  return {
    ...local,
    entries,
    become(next: typeof mood) {
      mood = next;
    },
    refuseWith(code: string, words: string) {
      refusal = { code, words };
    },
    /** What stands in the next answers instead of the truth. */
    lieWith(said: Record<string, unknown>) {
      lie = said;
    },
    /** How often it was asked to write something down. */
    registeringCalls: () =>
      local.requested.filter(({ method, path }) => method === 'POST' && path.endsWith('/Invoice')).length,
    recover() {
      mood = 'well';
      refusal = null;
      lie = {};
    },
  };
}

/** Every environment variable that leads to it. */
export function registryEnvironment({ url }: { url: string }): Record<string, string> {
  return {
    E_INVOICE_API_BASE: url,
    E_INVOICE_CLIENT_ID: 'client',
    E_INVOICE_CLIENT_SECRET: 'client secret',
    E_INVOICE_USER: 'user',
    E_INVOICE_PASSWORD: 'password',
    E_INVOICE_PUBLIC_KEY: REGISTRY_PUBLIC_KEY.replaceAll('\n', '\\n'),
  };
}

function irnOf({ SellerDtls, DocDtls: { Typ, No } }: EInvoice): string {
  return createHash('sha256').update(`${SellerDtls.Gstin}2026-27${Typ}${No}`).digest('hex');
}

export function signedQr(invoice: EInvoice, irn: string, change: Record<string, unknown> = {}): string {
  const data = {
    SellerGstin: invoice.SellerDtls.Gstin,
    BuyerGstin: invoice.BuyerDtls.Gstin,
    DocNo: invoice.DocDtls.No,
    DocTyp: invoice.DocDtls.Typ,
    DocDt: invoice.DocDtls.Dt,
    TotInvVal: invoice.ValDtls.TotInvVal,
    ItemCnt: 1,
    MainHsnCode: invoice.ItemList[0]?.HsnCd,
    Irn: irn,
    IrnDt: '2026-11-02 12:00:00',
    ...change,
  };
  const payload = JSON.stringify({ data: JSON.stringify(data), iss: 'NIC' });
  const parts = [JSON.stringify({ alg: 'RS256', typ: 'JWT' }), payload];
  const text = parts.map((part) => Buffer.from(part).toString('base64url')).join('.');
  return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey).toString('base64url')}`;
}

const good = (Data: unknown) => ({ Status: 1, Data, ErrorDetails: null, InfoDtls: null });
const bad = ({ code, words }: Refusal) => ({
  Status: 0,
  Data: null,
  ErrorDetails: [{ ErrorCode: code, ErrorMessage: words }],
});

function send(reply: ServerResponse, body: unknown): void {
  reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
