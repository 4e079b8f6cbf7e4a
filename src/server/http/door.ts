/**
 * Says "busy" before anything of a call is read, by how long it would wait, and so cheaply that turning many away
 * takes next to nothing from those who are in. Sign-in and payments come in by doors of their own.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { type ErrorBody, HTTP_STATUS_OF } from '#contract/errors.ts';
import { ERROR_MESSAGE } from '#words/en/errors.ts';
import { type Bulkheads, bulkheadOf, identifierFor, limitFor } from './bulkheads.ts';
import { networkOfRequest } from './caller.ts';
import type { ConcurrencyLimit, RefusedReason } from './concurrency-limit.ts';
import { type KnownShareholders, knownShareholders } from './known-shareholders.ts';
import { type LoopTurn, loopTurn, turnLimits } from './loop-turn.ts';

export type IsShut = (req: FastifyRequest) => boolean;

export type Doors = Pick<KnownShareholders, 'remember'> & {
  /** Of an ordinary endpoint; all others are never shut. */
  to(endpoint: Endpoint): IsShut;
};

export function openDoors(
  bulkheads: Bulkheads,
  { maxEventLoopDelayMs }: { maxEventLoopDelayMs: number },
): Doors {
  const known = knownShareholders();
  const turn = loopTurn(turnLimits(maxEventLoopDelayMs));
  return {
    remember: known.remember,
    to(endpoint) {
      const work = limitFor(endpoint, bulkheads);
      if (bulkheadOf(endpoint) !== 'ordinary' || !work) return () => false;
      return doorTo({ turn, identify: identifierFor(endpoint, bulkheads), work, known });
    },
  };
}

type DoorParts = {
  turn: LoopTurn;
  identify: ConcurrencyLimit;
  work: ConcurrencyLimit;
  known: KnownShareholders;
};

export function doorTo({ turn, identify, work, known }: DoorParts): IsShut {
  return (req) => {
    if (!turn.takesIn()) return counted(work, 'process_late');
    if (!work.isOpenTo(null)) return counted(work, 'line_long');
    const { authorization } = req.headers;
    if (authorization === undefined) return false;
    if (!identify.isOpenTo(networkOfRequest(req))) return counted(identify, 'line_long');
    const shareholder = known.of(authorization);
    if (shareholder === undefined || work.isOpenTo(shareholder)) return false;
    return counted(work, 'line_long');
  };
}

function counted(limit: ConcurrencyLimit, reason: RefusedReason): true {
  limit.countRefused(reason);
  return true;
}

const RETRY_AFTER_SECONDS = 1;
const BUSY: ErrorBody = {
  code: 'overloaded',
  message: ERROR_MESSAGE.overloaded,
  details: { retryAfterSeconds: RETRY_AFTER_SECONDS },
};

/** To be installed before whatever costs time; `headers` are those of every answer. */
export function installDoor(app: FastifyInstance, headers: Record<string, string>): void {
  // Text goes out in one piece with the head.
  const body = JSON.stringify({ error: BUSY });
  const head = {
    ...headers,
    'retry-after': RETRY_AFTER_SECONDS,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  };
  app.addHook('onRequest', (req, reply, done) => {
    if (req.routeOptions.config.isShut?.(req)) turnAway(req, reply, head, body);
    else done();
  });
}

/** Past everything that prepares an answer. */
function turnAway(
  { id }: FastifyRequest,
  reply: FastifyReply,
  head: Record<string, string | number>,
  body: string,
): void {
  reply.hijack();
  reply.raw.writeHead(HTTP_STATUS_OF.overloaded, { ...head, 'x-request-id': id }).end(body);
}
