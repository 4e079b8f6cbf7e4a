/** The one way to the back end. It reports refusals to the session and never shows or moves anything itself. */
import { withCallTimeout } from '#browser/call-timeout.ts';
import { NetworkError } from '#browser/network-error.ts';
import { readReply } from '#browser/read-reply.ts';
import { type Call, createClient, type Sent } from '#contract/client.ts';
import { fetchOrFail, readAnswer } from '#contract/fetch-response.ts';
import { CLIENT_HEADER, SKIP_AUTH_HANDLING_HEADER } from '#contract/headers.ts';
import type { WebConfig } from '#contract/web-config.ts';
import { dropPrefetched, takePrefetched } from './prefetch.ts';
import { loginState } from './session/login-state.ts';
import { webConfig } from './web-config.ts';

export type RefusedCall = {
  status: 401 | 403;
  /** The call asked to keep its refusal to itself. */
  exempt: boolean;
  /** What the call was sent with, so that a late answer to an ended sign-in can be told apart. */
  token: string | null;
};

export type ApiListeners = {
  beforeSignedCall: () => Promise<void>;
  onRefused: (refused: RefusedCall) => void;
};

let listeners: ApiListeners | null = null;

/** The session listens; without one, calls simply go out. */
export function listenToApi(next: ApiListeners): void {
  listeners = next;
}

/** For calls whose 401 or 403 must not end the sign-in. */
export const EXEMPT = { headers: { [SKIP_AUTH_HANDLING_HEADER]: '1' } };

/** For the renewal, which proves that it comes from our own page and brings the cookie. */
export const RENEWAL = { headers: { ...EXEMPT.headers, [CLIENT_HEADER]: 'web' } };

const unreachable = (cause: unknown) => new NetworkError(cause);

export const call: Call = createClient(async (sent) => readAnswer(await open(sent), unreachable), readReply);

/** The raw response, for the live stream; refusals are reported like those of any call. */
export async function open(sent: Sent): Promise<Response> {
  const { url, token } = await destinationOf(sent);
  const send = () => fetch(url, requestOf(sent, token));
  // What was read before a change of our own is old news.
  if (sent.method !== 'GET') dropPrefetched();
  const early = takePrefetched(sent.path, token);
  const response = await fetchOrFail(early?.catch(send) ?? send(), unreachable);
  reportRefusal(response.status, { token, exempt: SKIP_AUTH_HANDLING_HEADER in sent.headers });
  return response;
}

/** Where a call goes and what signs it; uploads travel another way than fetch, but to the same place. */
export async function destinationOf({
  endpoint,
  path,
}: Pick<Sent, 'endpoint' | 'path'>): Promise<{ url: string; token: string | null }> {
  if (isSignIn(path)) return { url: hostOf(path, await webConfig()) + path, token: null };
  // Without a sign-in a public call does not wait for one.
  if (endpoint.access !== 'public' || loginState.get().token !== null) await listeners?.beforeSignedCall();
  const { token } = loginState.get();
  return { url: hostOf(path, await webConfig()) + path, token };
}

/** All calls but those of the sign-in itself carry the token of whoever is signed in. */
function isSignIn(path: string): boolean {
  return path.startsWith('/apifabric/auth/');
}

export function reportRefusal(status: number, sent: Omit<RefusedCall, 'status'>): void {
  if (status === 401 || status === 403) listeners?.onRefused({ status, ...sent });
}

function hostOf(path: string, { apiHost, authHost, recommendationHost }: WebConfig): string {
  // Sending the code is the one call the specification gives to the auth host.
  const host = path.startsWith('/apifabric/auth/otp/send')
    ? authHost
    : path.startsWith('/live-rate/')
      ? recommendationHost
      : apiHost;
  return host.replace(/\/+$/, '');
}

function requestOf({ endpoint, method, body, headers, signal }: Sent, token: string | null): RequestInit {
  return {
    method,
    headers: {
      accept: endpoint.stream ? 'text/event-stream' : 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    // Only the renewal needs the cookie across hosts; another back end may not allow credentials elsewhere.
    credentials: CLIENT_HEADER in headers ? 'include' : 'same-origin',
    cache: 'no-store',
    ...(endpoint.stream
      ? { signal: signal as AbortSignal }
      : { signal: withCallTimeout(signal as AbortSignal | undefined) }),
  };
}
