/** The signed code of a registered invoice: a JWT whose payload says again what was registered. */
import { createVerify } from 'node:crypto';
import * as z from 'zod/mini';
import { parseJson } from '../payments/json-text.ts';

const qrData = z.object({
  SellerGstin: z.string(),
  BuyerGstin: z.string(),
  DocNo: z.string(),
  DocTyp: z.string(),
  DocDt: z.string(),
  TotInvVal: z.number(),
  Irn: z.string(),
});
export type QrData = z.output<typeof qrData>;

const PART = /^[\w-]+$/;
const LONGEST = 2000;

/** Null: not signed as the registry signs, or without what its code must say. */
export function readSignedQr(text: string): QrData | null {
  const parts = text.split('.');
  const [head = '', body = '', signature = ''] = parts;
  const isShaped = text.length <= LONGEST && parts.length === 3 && parts.every((part) => PART.test(part));
  if (!isShaped || signature.length < 40) return null;
  const header = z.object({ alg: z.literal('RS256') }).safeParse(jsonIn(head));
  const payload = z.object({ data: z.string() }).safeParse(jsonIn(body));
  if (!header.success || !payload.success) return null;
  const said = qrData.safeParse(parseJson(payload.data.data));
  return said.success ? said.data : null;
}

export function isSignedBy(text: string, publicKey: string): boolean {
  const end = text.lastIndexOf('.');
  try {
    return createVerify('RSA-SHA256')
      .update(text.slice(0, end))
      .verify(publicKey, Buffer.from(text.slice(end + 1), 'base64url'));
  } catch {
    return false;
  }
}

function jsonIn(part: string): unknown {
  return parseJson(Buffer.from(part, 'base64url').toString('utf8'));
}
