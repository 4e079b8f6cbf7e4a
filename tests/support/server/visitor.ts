/** One caller of the API: the typed client and plain requests, both from the caller's own network address. */
import type { FastifyInstance, InjectOptions } from 'fastify';
import { ApiError, type Call, createClient } from '#contract/client.ts';

export type Answered = Awaited<ReturnType<FastifyInstance['inject']>>;

export type Visitor = {
  call: Call;
  inject(request: InjectOptions): Promise<Answered>;
};

let addresses = 0;

/** Limits count by network address, so a test that does not ask for one gets one that nobody else has. */
export function newAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

export function visitorOf(
  app: FastifyInstance,
  { token, address = newAddress() }: { token?: string; address?: string } = {},
): Visitor {
  const inject = ({ headers, ...request }: InjectOptions) =>
    app.inject({
      remoteAddress: address,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...request,
    });
  const call = createClient(async ({ method, path, body, headers }) => {
    const answer = await inject({
      method,
      url: path,
      headers,
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const retryAfter = answer.headers['retry-after'];
    return {
      status: answer.statusCode,
      body: answer.json(),
      ...(retryAfter === undefined ? {} : { retryAfterSeconds: Number(retryAfter) }),
    };
  });
  return { call, inject };
}

/** The refusal a call is expected to end in. */
export async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    (answer) => new Error(`Expected a refusal, got ${JSON.stringify(answer)}`),
    (error: unknown) => error,
  );
  if (outcome instanceof ApiError) return outcome;
  throw outcome;
}
