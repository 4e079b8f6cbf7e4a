/** The one place where HTTP turns into typed calls: access, parsing, idempotency and the reply allow-list. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, Input, Reply } from '#contract/endpoint.ts';
import type { Queries } from '../db/database.ts';
import type { Services } from '../services.ts';
import { type ActorFor, type Authenticate, actorFor, shareholderOf } from './actor.ts';
import {
  type Bulkhead,
  type Bulkheads,
  bulkheadOf,
  identifierFor,
  limitFor,
  openBulkheads,
} from './bulkheads.ts';
import { type Caller, callerOf, networkOfRequest } from './caller.ts';
import { assertOpenToStrangers, type ConcurrencyLimit } from './concurrency-limit.ts';
import { type IsShut, openDoors } from './door.ts';
import { onceTransaction } from './idempotency.ts';
import { PlumbingError } from './plumbing-error.ts';
import { assertWithinLimit } from './rate-limit.ts';
import { replyWriter } from './reply-writer.ts';
import type { SerialisedReply } from './serialised-reply.ts';

export type Context<E extends Endpoint> = {
  actor: ActorFor<E['access']>;
  caller: Caller;
  /**
   * The transaction of this call. For an idempotent endpoint the key and the first answer are written in it, so
   * the change and its answer exist together or not at all. A file says something too, and is read by the handler.
   */
  transact(work: (tx: Queries) => Promise<Reply<E>>, inFile?: string): Promise<Reply<E>>;
  reply: FastifyReply;
};

export type Handler<E extends Endpoint> = (
  input: Input<E>,
  context: Context<E>,
) => Promise<Reply<E> | SerialisedReply<Reply<E>>>;
export type Register = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    bulkhead?: Bulkhead;
    isShut?: IsShut;
    /** Counts a call that is turned away before it asks for a place. */
    countRefused?: ConcurrencyLimit['countRefused'];
  }
}

const JSON_TYPE = 'application/json; charset=utf-8';

export function endpointRegistrar(
  app: FastifyInstance,
  services: Services,
  authenticate: Authenticate,
  bulkheads: Bulkheads = openBulkheads(services.config),
): Register {
  const doors = openDoors(bulkheads, services.config);
  return (endpoint, handler) => {
    const limit = limitFor(endpoint, bulkheads);
    const identify = identifierFor(endpoint, bulkheads);
    const write = replyWriter(endpoint, { isChecked: services.config.checksReplies });
    const call = endpointCall({ services, endpoint, handler });
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      // A stream has no end that a HEAD request could wait for.
      exposeHeadRoute: !endpoint.stream,
      ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit } : {}),
      config: {
        endpoint,
        bulkhead: bulkheadOf(endpoint),
        isShut: doors.to(endpoint),
        ...(limit ? { countRefused: limit.countRefused } : {}),
      },
      // The body is there when this begins (a file has places of its own), and whoever needs a sign-in has shown one.
      handler: async (req, reply) => {
        assertContentKind(endpoint, req);
        if (limit) assertOpenToStrangers(limit);
        const address = networkOfRequest(req);
        const identified = (token: string) => identify.run(() => authenticate(token), address);
        const actor = await actorFor(endpoint, req.headers.authorization, identified);
        const shareholder = shareholderOf(actor, address);
        if (actor.kind !== 'anonymous') doors.remember(req.headers.authorization, shareholder);
        const work = () => call(req, reply, actor);
        const inPlace = () => (limit ? limit.run(work, shareholder) : work());
        const answer = await (endpoint.multipart
          ? bulkheads.uploadsByAddress.run(inPlace, address)
          : inPlace());
        if (reply.sent) return reply;
        const text = write(answer);
        return reply.header('cache-control', 'no-store').header('content-type', JSON_TYPE).send(text);
      },
    });
  };
}

type Bound<E extends Endpoint> = { services: Services; endpoint: E; handler: Handler<E> };

function endpointCall<E extends Endpoint>({ services, endpoint, handler }: Bound<E>) {
  return async (req: FastifyRequest, reply: FastifyReply, actor: ActorFor<E['access']>) => {
    const caller = callerOf(req, services);
    if (endpoint.rateLimit) await assertWithinLimit(services, endpoint, caller);
    const input = parseInput(endpoint, req);
    const transact = onceTransaction({
      services,
      endpoint,
      actor,
      caller,
      key: req.headers['idempotency-key'],
      input,
    });
    return handler(input, { actor, caller, transact, reply });
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
