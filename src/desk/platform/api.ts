/** The one way to the server. It renews the token before it ends and reports a refused sign-in; it shows nothing itself. */
import { withCallTimeout } from '#browser/call-timeout.ts';
import { NetworkError } from '#browser/network-error.ts';
import { readReply } from '#browser/read-reply.ts';
import {
  type Answer,
  ApiError,
  type Call,
  type CallOptions,
  createClient,
  type Sent,
} from '#contract/client.ts';
import type { CallInput, Endpoint, Reply } from '#contract/endpoint.ts';
import { fetchOrFail, readAnswer } from '#contract/fetch-response.ts';
import { CLIENT_HEADER } from '#contract/headers.ts';
import { refreshStaffToken } from '#contract/staff/auth.ts';
import { currentSession, setSession } from './session.ts';

const RENEW_BEFORE_END_MS = 60_000;
const LOCK_NAME = 'selvedge.desk-renewal';

let onSignedOut = (): void => {
  throw new Error('Nobody listens for the end of the sign-in.');
};

export function listenForSignedOut(listener: () => void): void {
  onSignedOut = listener;
}

const unreachable = (cause: unknown) => new NetworkError(cause);

export const call: Call = createClient(
  async (sent) =>
    answered(sent.endpoint, sent.path, {
      headers: {
        ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...sent.headers,
      },
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
      ...(sent.signal ? { signal: sent.signal as AbortSignal } : {}),
    }),
  readReply,
);

/** One file as multipart/form-data. */
export async function upload<E extends Endpoint>(
  endpoint: E,
  input: Omit<CallInput<E>, 'body'>,
  file: File,
  options: Pick<CallOptions, 'idempotencyKey'> = {},
): Promise<Reply<E>> {
  const body = new FormData();
  body.append('file', file);
  const send = createClient(({ path, headers }) => answered(endpoint, path, { body, headers }), readReply);
  return send(endpoint, input as CallInput<E>, options);
}

/** A fresh token by the cookie; null when there is none or it has ended. */
export async function renewToken(): Promise<{ token: string; tokenEndsAt: number } | null> {
  try {
    const { accessToken, expiresInSeconds } = await call(
      refreshStaffToken,
      {},
      { headers: { [CLIENT_HEADER]: 'desk' } },
    );
    return { token: accessToken, tokenEndsAt: Date.now() + expiresInSeconds * 1000 };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  }
}

/** The raw response, for streams. */
export async function open(
  endpoint: Endpoint,
  path: string,
  init: Pick<RequestInit, 'body' | 'headers' | 'signal'>,
): Promise<Response> {
  const isSigned = endpoint.access === 'staff';
  if (isSigned) await renewIfDue();
  const token = isSigned ? (currentSession()?.token ?? null) : null;
  const response = await fetchOrFail(
    fetch(path, {
      ...init,
      method: endpoint.method,
      headers: {
        accept: endpoint.stream ? 'text/event-stream' : 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...init.headers,
      },
      credentials: 'same-origin',
      cache: 'no-store',
    }),
    unreachable,
  );
  // A late answer to an ended sign-in says nothing about the present one.
  if (response.status === 401 && isSigned && token === (currentSession()?.token ?? null)) onSignedOut();
  return response;
}

async function answered(
  endpoint: Sent['endpoint'],
  path: string,
  init: Pick<RequestInit, 'body' | 'headers' | 'signal'>,
): Promise<Answer> {
  const response = await open(endpoint, path, { ...init, signal: withCallTimeout(init.signal ?? undefined) });
  return readAnswer(response, unreachable);
}

async function renewIfDue(): Promise<void> {
  if (!isDue()) return;
  await navigator.locks.request(LOCK_NAME, async () => {
    const session = currentSession();
    if (!session || !isDue()) return;
    const renewed = await renewToken();
    if (renewed && currentSession()?.token === session.token) setSession({ ...session, ...renewed });
  });
}

function isDue(): boolean {
  const session = currentSession();
  return session !== null && session.tokenEndsAt - Date.now() < RENEW_BEFORE_END_MS;
}
