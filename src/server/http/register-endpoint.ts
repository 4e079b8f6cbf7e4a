/** The one place where HTTP turns into typed calls: access, parsing, idempotency and the reply allow-list. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, Input, Reply } from '#contract/endpoint.ts';
import type { Queries } from '../db/database.ts';
import type { Parts } from '../parts.ts';
import { type ActorFor, type Authenticate, actorFor } from './actor.ts';
import { type Caller, callerOf } from './caller.ts';
import { onceTransaction } from './idempotency.ts';
import { type Lane, laneOf } from './load-shedding.ts';
import { PlumbingError } from './plumbing-error.ts';
import { assertWithinLimit } from './rate-limit.ts';
import { turnsFor } from './turns.ts';

export type Context<E extends Endpoint> = {
  actor: ActorFor<E['access']>;
  caller: Caller;
  /**
   * The transaction of this call. For an idempotent endpoint the key and the first answer are written in it, so
   * the change and its answer exist together or not at all.
   */
  transact(work: (tx: Queries) => Promise<Reply<E>>): Promise<Reply<E>>;
  reply: FastifyReply;
};

export type Handler<E extends Endpoint> = (input: Input<E>, context: Context<E>) => Promise<Reply<E>>;
export type Register = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    lane?: Lane;
  }
}

export function endpointRegistrar(app: FastifyInstance, parts: Parts, authenticate: Authenticate): Register {
  const turns = turnsFor(parts.config);
  return (endpoint, handler) => {
    // A file may arrive slowly and a service outside answer late: neither may hold a place meanwhile.
    const needsTurn = laneOf(endpoint) === 'ordinary' && !endpoint.multipart && !endpoint.asksOutside;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      // A stream has no end that a HEAD request could wait for.
      exposeHeadRoute: !endpoint.stream,
      config: { endpoint, lane: laneOf(endpoint) },
      handler: async (req, reply) => {
        assertContentKind(endpoint, req);
        const caller = callerOf(req, parts);
        if (endpoint.rateLimit) await assertWithinLimit(parts, endpoint, caller);
        const actor = await actorFor(endpoint, req.headers.authorization, authenticate);
        const input = parseInput(endpoint, req);
        const transact = onceTransaction({
          parts,
          endpoint,
          actor,
          caller,
          key: req.headers['idempotency-key'],
          input,
        });
        const work = () => handler(input, { actor, caller, transact, reply });
        const answer = needsTurn ? await turns.take(work) : await work();
        if (reply.sent) return reply;
        return reply.header('cache-control', 'no-store').send({ data: endpoint.reply.parse(answer) });
      },
    });
  };
}

/** A multipart body is read only where a file is expected. */
function assertContentKind({ multipart }: Endpoint, req: FastifyRequest): void {
  if (req.isMultipart() !== (multipart ?? false)) throw new PlumbingError('unsupported_media_type');
}

function parseInput<E extends Endpoint>({ params, query, body }: E, req: FastifyRequest): Input<E> {
  return {
    params: params?.parse(req.params),
    query: query?.parse(req.query),
    // No body at all is an empty one; `null` is a body that says something else.
    body: body?.parse(req.body === undefined ? {} : req.body),
  } as Input<E>;
}
