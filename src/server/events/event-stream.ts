/** The live stream of one customer: hears every process's changes, ends with the sign-in it was opened by. */
import type { FastifyReply } from 'fastify';
import { streamEvents } from '#contract/events.ts';
import type { CustomerActor } from '../http/actor.ts';
import { PlumbingError } from '../http/plumbing-error.ts';
import type { Register } from '../http/register-endpoint.ts';
import type { Parts } from '../parts.ts';
import type { Change } from './change-feed.ts';

const HEARTBEAT_MS = 25_000;
const STREAMS_PER_PROCESS = 2000;
const STREAMS_PER_SESSION = 6;

export function eventRoutes(register: Register, { changes, clock }: Parts): void {
  const open = new Map<string, number>();
  let total = 0;

  register(streamEvents, async (_input, { actor, reply }) => {
    const ofSession = open.get(actor.sessionId) ?? 0;
    if (total >= STREAMS_PER_PROCESS || ofSession >= STREAMS_PER_SESSION) {
      throw new PlumbingError('overloaded', { retryAfterSeconds: 10 });
    }
    total += 1;
    open.set(actor.sessionId, ofSession + 1);
    startStream(reply, actor, changes.subscribe, actor.tokenEndsAt.getTime() - clock.now().getTime(), () => {
      total -= 1;
      const left = (open.get(actor.sessionId) ?? 1) - 1;
      if (left > 0) open.set(actor.sessionId, left);
      else open.delete(actor.sessionId);
    });
    return { keys: [] };
  });
}

function startStream(
  reply: FastifyReply,
  actor: CustomerActor,
  subscribe: Parts['changes']['subscribe'],
  lifetimeMs: number,
  onClose: () => void,
): void {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write('retry: 2000\n\n');

  const unsubscribe = subscribe((change) => deliver(change));
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
  const ending = setTimeout(() => raw.end(), Math.max(0, lifetimeMs));
  raw.once('close', () => {
    unsubscribe();
    clearInterval(heartbeat);
    clearTimeout(ending);
    onClose();
  });

  function deliver(change: Change): void {
    if (change.kind === 'session-ended' && change.sessionId === actor.sessionId) raw.end();
    if (change.kind !== 'change' || change.brandId !== actor.brandId) return;
    raw.write(`event: change\ndata: ${JSON.stringify({ keys: change.keys })}\n\n`);
  }
}
