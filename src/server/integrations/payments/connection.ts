/** Calls a provider's HTTP API: three seconds for the whole errand, a breaker around it, no secret in any error. */
import * as z from 'zod/mini';
import type { Clock } from '#server/services.ts';
import { openCircuitBreaker } from '../circuit-breaker.ts';
import { withTimeLimit } from '../time-limit.ts';
import { parseJson } from './json-text.ts';
import { type PaymentProviderName, ProviderRefused, ProviderUnavailable } from './payment-provider.ts';

const TIMEOUT_MS = 3000;
/** A provider that is busy, or still at work on the same key, may be asked again. */
const PASSING_STATUSES: readonly number[] = [408, 409, 425, 429];

export type ProviderRequest = {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
};
export type Ask = (request: ProviderRequest) => Promise<unknown>;
export type Connection = <T>(errand: (ask: Ask) => Promise<T>) => Promise<T>;

export type ConnectionOptions = {
  provider: PaymentProviderName;
  apiBase: string;
  headers: Record<string, string>;
  clock: Clock;
};

export function openConnection({ provider, apiBase, headers, clock }: ConnectionOptions): Connection {
  const base = apiBase.replace(/\/$/, '').replace(/\/v1$/, '');
  const guarded = openCircuitBreaker({
    clock,
    isFailure: (error) => error instanceof ProviderUnavailable,
    whileOpen: () => new ProviderUnavailable(provider, 'left alone after failures'),
  });
  return (errand) =>
    guarded(() =>
      withTimeLimit(TIMEOUT_MS, (signal) =>
        errand(async ({ method, path, headers: own, body = null }) => {
          const request = { method, headers: { ...headers, ...own }, body, signal } as const;
          const answer = await exchange(provider, `${base}${path}`, request);
          return readAnswer(provider, answer.status, answer.text);
        }),
      ),
    );
}

type Answer = { status: number; text: string };

async function exchange(provider: PaymentProviderName, url: string, request: RequestInit): Promise<Answer> {
  const send = async () => {
    const answer = await fetch(url, { ...request, redirect: 'error' });
    return { status: answer.status, text: await answer.text() };
  };
  try {
    return await send().catch((error: unknown) => {
      // A kept connection may have been closed by the other side just then; a read can be asked for twice.
      if (isLate(error) || request.method !== 'GET') throw error;
      return send();
    });
  } catch (error) {
    throw new ProviderUnavailable(provider, isLate(error) ? 'no answer in time' : 'no connection');
  }
}

function isLate(error: unknown): boolean {
  return (error as { name?: unknown }).name === 'TimeoutError';
}

function readAnswer(provider: PaymentProviderName, status: number, text: string): unknown {
  if (status >= 500 || PASSING_STATUSES.includes(status))
    throw new ProviderUnavailable(provider, `status ${status}`);
  const body = parseJson(text);
  if (status >= 400) throw new ProviderRefused(provider, refusalCodeOf(status, body));
  if (status >= 300 || body === undefined) throw new ProviderUnavailable(provider, 'unreadable answer');
  return body;
}

const errorBody = z.object({ error: z.object({ code: z.string().check(z.regex(/^[a-z_]{1,60}$/i)) }) });

function refusalCodeOf(status: number, body: unknown): string {
  const named = errorBody.safeParse(body);
  return named.success ? `${status} ${named.data.error.code}` : String(status);
}

/** An answer without the facts we asked for counts as none. */
export function readFacts<S extends z.ZodMiniType>(
  provider: PaymentProviderName,
  schema: S,
  body: unknown,
): z.output<S> {
  const facts = schema.safeParse(body);
  if (!facts.success) throw new ProviderUnavailable(provider, 'unreadable answer');
  return facts.data;
}

/** Ids that came through a browser become part of an address: only letters, digits and `_` do. */
export function idInPath(provider: PaymentProviderName, id: string): string {
  if (!/^\w{1,255}$/.test(id)) throw new ProviderRefused(provider, 'not an id');
  return id;
}
