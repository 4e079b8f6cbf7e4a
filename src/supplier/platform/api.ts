/** The one way to the server: a link's key or this device becomes a token, which lives as long as the page. */
import { withCallTimeout } from '#browser/call-timeout.ts';
import { readReply } from '#browser/read-reply.ts';
import { ApiError, createClient } from '#contract/client.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { fetchOrFail, readAnswer } from '#contract/fetch-response.ts';
import { keyedSender } from '#contract/idempotency-key.ts';
import { openLink, uploadMillPhoto } from '#contract/supplier/enquiry.ts';
import { openEnquiry, resumeMill } from '#contract/supplier/mill.ts';
import type { uploadMillFile } from '#contract/supplier/production.ts';
import { platformTexts as texts } from './platform.texts.ts';

/** Of one enquiry, and of a person's own list. */
const tokens: { supplier: string | null; mill: string | null } = { supplier: null, mill: null };
let reopenEnquiry: (() => Promise<void>) | null = null;

class NetworkError extends Error {}
/** This device is not signed in to a list, or no longer. */
export class NotSignedIn extends Error {}
const unreachable = () => new NetworkError(texts.offline);

function tokenFor({ access }: Endpoint): string | null {
  return access === 'supplier' || access === 'mill' ? tokens[access] : null;
}

async function sent(endpoint: Endpoint, path: string, init: Pick<RequestInit, 'body' | 'headers'>) {
  const token = tokenFor(endpoint);
  const response = await fetchOrFail(
    fetch(path, {
      ...init,
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...init.headers,
      },
      credentials: 'same-origin',
      cache: 'no-store',
      signal: withCallTimeout(),
    }),
    unreachable,
  );
  return readAnswer(response, unreachable);
}

/** A page that lay open for hours opens itself once more; a link that has ended says so. */
async function sentWithToken(endpoint: Endpoint, path: string, init: Pick<RequestInit, 'body' | 'headers'>) {
  const answer = await sent(endpoint, path, init);
  const reopen = endpoint.access === 'mill' ? resume : reopenEnquiry;
  if (answer.status !== 401 || tokenFor(endpoint) === null || reopen === null) return answer;
  await reopen();
  return sent(endpoint, path, init);
}

export const call = createClient(({ endpoint, path, body, headers }) => {
  const init = {
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  return sentWithToken(endpoint, path, init);
}, readReply);

export async function openWithKey(key: string): Promise<void> {
  tokens.supplier = null;
  reopenEnquiry = () => openWithKey(key);
  tokens.supplier = (await call(openLink, { body: { key } })).accessToken;
}

/** From the own list, without the link. */
export async function openListed(fabId: string): Promise<void> {
  tokens.supplier = null;
  reopenEnquiry = () => openListed(fabId);
  tokens.supplier = (await call(openEnquiry, { params: { fabId }, body: {} })).accessToken;
}

/** By the cookie of a device on which a code was entered. */
export async function resume(): Promise<void> {
  tokens.mill = null;
  const { session } = await call(resumeMill, { body: {} });
  if (!session) throw new NotSignedIn();
  tokens.mill = session.accessToken;
}

export function signedIn(accessToken: string): void {
  tokens.mill = accessToken;
}

export async function resumeOnce(): Promise<void> {
  if (tokens.mill === null) await resume();
}

/** The same input is the same intent until the server has decided. */
export const sendOnce = keyedSender(() => crypto.randomUUID());

export function uploadPhoto(photo: File): Promise<string> {
  return uploadTo(uploadMillPhoto, {}, photo);
}

type Upload = typeof uploadMillPhoto | typeof uploadMillFile;

export async function uploadTo(
  endpoint: Upload,
  params: Readonly<Record<string, string>>,
  file: File,
): Promise<string> {
  const body = new FormData();
  body.append('file', file);
  const send = createClient(({ path }) => sentWithToken(endpoint, path, { body }), readReply);
  return (await send(endpoint as typeof uploadMillFile, { params } as never)).fileId;
}

export function problemText(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return error instanceof NetworkError ? texts.offline : texts.failed;
}

export function fieldProblems(error: unknown): Readonly<Record<string, string>> {
  return (error instanceof ApiError && error.body.fields) || {};
}

export function isOffline(error: unknown): boolean {
  return error instanceof NetworkError;
}

export function isRefusedWith(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code;
}
