/** Calls a gateway to the registry: ten seconds an errand, a breaker around it, one sign-in for hours, no secret in any error. */
import * as z from 'zod/mini';
import type { Clock } from '#server/services.ts';
import { openCircuitBreaker } from '../circuit-breaker.ts';
import { parseJson } from '../payments/json-text.ts';
import { withTimeLimit } from '../time-limit.ts';
import { RegistryRefused, RegistryUnavailable } from './port.ts';
import type { TaxRegistryConfig } from './registry-config.ts';

const TIMEOUT_MS = 10_000;
const TOKEN_MS = 5 * 3_600_000;
const LONGEST_WORDS = 300;
/** Our sign-in has ended: it is renewed once. */
const TOKEN_ENDED: ReadonlySet<string> = new Set(['1005', 'GSP102', '401']);

type Request = { method: 'GET' | 'POST'; path: string; body?: unknown };
export type AskGateway = (gstin: string, request: Request) => Promise<unknown>;

export function openGateway(config: TaxRegistryConfig, clock: Clock): AskGateway {
  const base = config.apiBase.replace(/\/$/, '');
  const client = { client_id: config.clientId, client_secret: config.clientSecret };
  const tokens = new Map<string, { token: string; until: number }>();
  const guarded = openCircuitBreaker({
    clock,
    isFailure: (error) => error instanceof RegistryUnavailable,
    whileOpen: () => new RegistryUnavailable('left alone after failures'),
  });

  async function tokenFor(gstin: string, signal: AbortSignal): Promise<string> {
    const known = tokens.get(gstin);
    if (known && clock.now().getTime() < known.until) return known.token;
    const body = JSON.stringify({ UserName: config.user, Password: config.password, Gstin: gstin });
    const headers = { ...client, gstin, 'content-type': 'application/json' };
    const answer = await exchange(`${base}/eivital/v1.04/auth`, { method: 'POST', headers, body, signal });
    const said = tokenAnswer.safeParse(signedInAnswer(answer));
    if (!said.success) throw new RegistryUnavailable('the gateway refused the sign-in');
    tokens.set(gstin, { token: said.data.AuthToken, until: clock.now().getTime() + TOKEN_MS });
    return said.data.AuthToken;
  }

  async function askOnce(gstin: string, { method, path, body }: Request, signal: AbortSignal) {
    const authtoken = await tokenFor(gstin, signal);
    const headers = {
      ...client,
      gstin,
      user_name: config.user,
      authtoken,
      'content-type': 'application/json',
    };
    const content = body === undefined ? null : JSON.stringify(body);
    return readAnswer(await exchange(`${base}${path}`, { method, headers, body: content, signal }));
  }

  return (gstin, request) =>
    guarded(() =>
      withTimeLimit(TIMEOUT_MS, async (signal) => {
        try {
          return await askOnce(gstin, request, signal);
        } catch (error) {
          if (!(error instanceof RegistryRefused) || !TOKEN_ENDED.has(error.code)) throw error;
          tokens.delete(gstin);
          return askOnce(gstin, request, signal).catch((again: unknown) => {
            const isSignIn = again instanceof RegistryRefused && TOKEN_ENDED.has(again.code);
            throw isSignIn ? new RegistryUnavailable('the gateway refused the sign-in') : again;
          });
        }
      }),
    );
}

const tokenAnswer = z.object({ AuthToken: z.string().check(z.minLength(1), z.maxLength(4000)) });

function signedInAnswer(answer: Answer): unknown {
  try {
    return readAnswer(answer);
  } catch (error) {
    if (error instanceof RegistryRefused) return null;
    throw error;
  }
}

type Answer = { status: number; text: string };

async function exchange(url: string, request: RequestInit): Promise<Answer> {
  try {
    const answer = await fetch(url, { ...request, redirect: 'error' });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    const isLate = (error as { name?: unknown }).name === 'TimeoutError';
    throw new RegistryUnavailable(isLate ? 'no answer in time' : 'no connection');
  }
}

const code = z.union([z.string(), z.number()]);
const refusal = z.object({
  ErrorDetails: z.array(z.object({ ErrorCode: code, ErrorMessage: z.string() })).check(z.minLength(1)),
});
const success = z.object({ Status: z.union([z.literal(1), z.literal('1')]), Data: z.unknown() });

/** The registry's own refusals come with status 200 as often as with 400. */
function readAnswer({ status, text }: Answer): unknown {
  if (status >= 500 || [408, 425, 429].includes(status)) throw new RegistryUnavailable(`status ${status}`);
  const body = parseJson(text);
  const refused = refusal.safeParse(body);
  if (refused.success) throw refusedBy(refused.data.ErrorDetails);
  if (status === 401) throw new RegistryRefused('401', '');
  const said = success.safeParse(body);
  if (status >= 300 || !said.success) throw new RegistryUnavailable('unreadable answer');
  return typeof said.data.Data === 'string' ? parseJson(said.data.Data) : said.data.Data;
}

type Detail = z.output<typeof refusal>['ErrorDetails'][number];

function refusedBy(details: readonly Detail[]): RegistryRefused {
  const words = details
    .map(({ ErrorCode, ErrorMessage }) => `${ErrorMessage.trim()} (${ErrorCode})`)
    .join(' ');
  return new RegistryRefused(String(details[0]?.ErrorCode), plainWords(words));
}

/** Short, and without signs that a screen or the database cannot hold. */
function plainWords(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, LONGEST_WORDS)
    .toWellFormed()
    .trim();
}
