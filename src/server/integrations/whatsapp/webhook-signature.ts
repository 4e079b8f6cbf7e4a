/** Meta signs every notice over its raw bytes: `X-Hub-Signature-256: sha256=<HMAC-SHA256 with the app's secret, in hex>`. */
import type { IncomingHttpHeaders } from 'node:http';
import { headerText, isSameSignature, isSignedWithOneOf, signatureOf } from '../payments/signatures.ts';

export const SIGNATURE_HEADER = 'x-hub-signature-256';
const SCHEME = 'sha256=';

export function hookSignature(secret: string, rawBody: string | Buffer): string {
  return `${SCHEME}${signatureOf(secret, rawBody)}`;
}

/** Several secrets while one replaces another. */
export function isSignedHook(
  secrets: readonly string[],
  rawBody: Buffer,
  headers: IncomingHttpHeaders,
): boolean {
  const given = headerText(headers, SIGNATURE_HEADER);
  if (!given?.startsWith(SCHEME)) return false;
  return isSignedWithOneOf(secrets, given.slice(SCHEME.length), rawBody);
}

export function isSameToken(given: string, expected: string): boolean {
  // Hashed first, so that not even the length of the token can be measured.
  return isSameSignature(signatureOf('verify token', given), signatureOf('verify token', expected));
}
