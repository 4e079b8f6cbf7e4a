/** What `fetch` brings home, as the client reads it: the same in the customer's app and at the desk. */
import type { Answer } from './client.ts';

type FetchedResponse = {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  json(): Promise<unknown>;
};
/** Makes the error of a call that did not reach the server, or whose answer did not reach us. */
type Unreachable = (cause: unknown) => Error;

export async function fetchOrFail<Response>(
  fetching: Promise<Response>,
  unreachable: Unreachable,
): Promise<Response> {
  try {
    return await fetching;
  } catch (cause) {
    // Whoever gave up knows it.
    if (cause instanceof Error && cause.name === 'AbortError') throw cause;
    throw unreachable(cause);
  }
}

export async function readAnswer(response: FetchedResponse, unreachable: Unreachable): Promise<Answer> {
  const retryAfterSeconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return {
    status: response.status,
    body: await bodyOf(response, unreachable),
    ...(Number.isNaN(retryAfterSeconds) ? {} : { retryAfterSeconds }),
  };
}

/** A proxy's error page is no JSON; the status then speaks alone. */
async function bodyOf(response: FetchedResponse, unreachable: Unreachable): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    if (response.ok) throw unreachable(cause);
    return null;
  }
}
