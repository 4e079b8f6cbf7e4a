import type { CallInput, Endpoint, Method, Reply } from './endpoint.ts';
import type { ErrorBody, ErrorCode } from './errors.ts';
import { GENERAL_ERROR_MESSAGE } from './general-error-message.ts';

/** The platform's AbortSignal, which the pure world has no name for. */
export type CancelSignal = { readonly aborted: boolean };

export type Sent = {
  endpoint: Endpoint;
  method: Method;
  path: string;
  body: unknown;
  headers: Record<string, string>;
  signal?: CancelSignal;
};
export type Answer = { status: number; body: unknown; retryAfterSeconds?: number };
export type Send = (sent: Sent) => Promise<Answer>;
export type CallOptions = {
  idempotencyKey?: string;
  headers?: Record<string, string>;
  signal?: CancelSignal;
};

export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly body: ErrorBody;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: ErrorBody, retryAfterSeconds: number | null = null) {
    super(body.message);
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type Call = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
) => Promise<Reply<E>>;

/** What the reply's schema allows, and nothing more. */
export function parseReply(endpoint: Endpoint, data: unknown): unknown {
  return endpoint.reply.parse(data);
}

/** One typed call for the web app, the desk and the API tests; how it is sent and read may differ. */
export function createClient(send: Send, readReply = parseReply): Call {
  return async (endpoint, input, options = {}) => {
    const answer = await send({
      endpoint,
      method: endpoint.method,
      path: pathOf(endpoint, input),
      body: (input as { body?: unknown }).body,
      headers: headersOf(options),
      ...(options.signal ? { signal: options.signal } : {}),
    });
    if (answer.status >= 400)
      throw new ApiError(answer.status, errorBodyOf(answer.body), answer.retryAfterSeconds ?? null);
    return readReply(endpoint, (answer.body as { data: unknown }).data) as never;
  };
}

/** Where a call goes on its host: the path with its parameters, and the query. */
export function pathOf<E extends Endpoint>(endpoint: E, input: CallInput<E>): string {
  const given = input as { params?: Record<string, unknown>; query?: Record<string, unknown> };
  return fillPath(endpoint.path, given.params ?? {}) + queryText(given.query ?? {});
}

function headersOf(options: CallOptions): Record<string, string> {
  const key = options.idempotencyKey;
  return { ...options.headers, ...(key ? { 'idempotency-key': key } : {}) };
}

/** Another back end or a proxy may answer without our error shape; the status then speaks alone. */
function errorBodyOf(body: unknown): ErrorBody {
  const error = (body as { error?: Partial<ErrorBody> | string } | null)?.error;
  const ours = typeof error === 'object' ? error : {};
  return { message: GENERAL_ERROR_MESSAGE, code: 'unexpected', ...ours };
}

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function queryText(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  if (pairs.length === 0) return '';
  return `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')}`;
}
