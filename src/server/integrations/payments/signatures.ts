/** Proofs of origin: HMAC-SHA256 in lower-case hex, compared in constant time. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export function signatureOf(secret: string, ...content: (string | Buffer)[]): string {
  const hmac = createHmac('sha256', secret);
  for (const piece of content) hmac.update(piece);
  return hmac.digest('hex');
}

/** Compared as text, so that not even a capital letter may differ. */
export function isSameSignature(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Several secrets while one replaces another. */
export function isSignedWithOneOf(
  secrets: readonly string[],
  signature: string,
  ...content: (string | Buffer)[]
): boolean {
  return secrets.map((secret) => isSameSignature(signature, signatureOf(secret, ...content))).includes(true);
}

export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

export function headerText(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
}
