/** The live stream of one customer, or of the desk: hears every process's changes, ends with the sign-in it was opened by. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import {
  type DeskKey,
  type LiveKey,
  type StreamOpening,
  streamDeskEvents,
  streamEvents,
} from '#contract/events.ts';
import type { CustomerActor, StaffActor } from '../http/actor.ts';
import { PlumbingError } from '../http/plumbing-error.ts';
import type { Context, Register } from '../http/register-endpoint.ts';
import type { Services } from '../services.ts';
import { broadcastJitter, jitterMs } from './broadcast-jitter.ts';
import type { Change } from './change-feed.ts';
import { rememberChanges } from './recent-changes.ts';

const HEARTBEAT_MS = 25_000;
const STREAMS_PER_PROCESS = 2000;
const STREAMS_PER_SESSION = 6;
/** All sign-ins of one person together, or twenty of them would hold 120. */
const STREAMS_PER_PERSON = 24;
/** A reader this far behind is gone or stuck; it reads everything again when it comes back. */
const SLOW_READER_BYTES = 64 * 1024;

type Listener = CustomerActor | StaffActor;
type Stream = { sessionId: string; personId: string; drop(): void };

export function eventRoutes(
  register: Register,
  app: FastifyInstance,
  { changes, clock }: Services,
  metrics: Registry,
): void {
  const open = new Set<Stream>();
  const recent = rememberChanges(() => performance.now());
  const forget = changes.subscribe(recent.remember);
  new Gauge({
    name: 'live_streams_open',
    help: 'Live streams of screens that are open now',
    registers: [metrics],
    collect() {
      this.set(open.size);
    },
  });

  // Streams never end by themselves: without this a stopping process would wait for them in vain.
  app.addHook('preClose', async () => {
    forget();
    for (const stream of open) stream.drop();
  });

  const openFor = async (actor: Listener, { reply }: Pick<Context<typeof streamEvents>, 'reply'>) => {
    if (hasTooMany(open, actor)) throw new PlumbingError('overloaded', { retryAfterSeconds: 10 });
    const lifetimeMs = actor.tokenEndsAt.getTime() - clock.now().getTime();
    const { sessionId } = actor;
    const stream: Stream = { sessionId, personId: personOf(actor), drop: () => reply.raw.destroy() };
    open.add(stream);
    startStream(reply, actor, changes.subscribe, {
      opening: recent.openingFor((change) => isFor(change, actor)),
      lifetimeMs,
      jitterMs: () => jitterMs(open.size, Math.random()),
      onEnd: () => open.delete(stream),
    });
    return { keys: [] };
  };
  register(streamEvents, (_input, context) => openFor(context.actor, context));
  register(streamDeskEvents, (_input, context) => openFor(context.actor, context));
}

function personOf(actor: Listener): string {
  return actor.kind === 'customer' ? actor.customerId : actor.staffId;
}

/** Staff hear of every company; a customer of her own, and of what is there for all. */
function isFor(change: Change, actor: Listener): change is Change & { keys: (LiveKey | DeskKey)[] } {
  if (change.kind === 'change-for-all') return true;
  if (change.kind === 'change-for-desk') return actor.kind === 'staff';
  return change.kind === 'change' && (actor.kind === 'staff' || change.brandId === actor.brandId);
}

/** Counted in each process: what is bounded are its own sockets. */
function hasTooMany(open: ReadonlySet<Stream>, actor: Listener): boolean {
  const { sessionId } = actor;
  const ofPerson = [...open].filter((stream) => stream.personId === personOf(actor));
  const ofSession = ofPerson.filter((stream) => stream.sessionId === sessionId);
  return (
    open.size >= STREAMS_PER_PROCESS ||
    ofPerson.length >= STREAMS_PER_PERSON ||
    ofSession.length >= STREAMS_PER_SESSION
  );
}

type StreamOptions = {
  opening: StreamOpening;
  lifetimeMs: number;
  jitterMs: () => number;
  onEnd: () => void;
};

function startStream(
  reply: FastifyReply,
  actor: Listener,
  subscribe: Services['changes']['subscribe'],
  { opening, lifetimeMs, jitterMs: delayMs, onEnd }: StreamOptions,
): void {
  reply.hijack();
  const { raw } = reply;
  // Someone who hung up meanwhile never closes again.
  if (raw.destroyed) {
    onEnd();
    return;
  }
  openStream(reply, opening);

  const send = (keys: readonly (LiveKey | DeskKey)[]) =>
    write(`event: change\ndata: ${JSON.stringify({ keys })}\n\n`);
  const forAll = broadcastJitter<LiveKey | DeskKey>(delayMs, send);
  const unsubscribe = subscribe((change) => deliver(change));
  const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
  const ending = setTimeout(() => end(), Math.max(0, lifetimeMs));
  raw.once('close', end);

  /** Nothing may be written after the end, however long the last bytes take to leave. */
  function end(): void {
    raw.off('close', end);
    unsubscribe();
    forAll.drop();
    clearInterval(heartbeat);
    clearTimeout(ending);
    if (!raw.destroyed) raw.end();
    onEnd();
  }

  function write(text: string): void {
    if (raw.writableLength > SLOW_READER_BYTES) raw.destroy();
    else raw.write(text);
  }

  function deliver(change: Change): void {
    const isOver = change.kind === 'session-ended' && change.sessionId === actor.sessionId;
    // Whoever comes back reads everything again, so nothing that was missed stays unseen.
    if (isOver || change.kind === 'missed-some') end();
    if (!isFor(change, actor)) return;
    if (change.kind === 'change-for-all') forAll.add(change.keys);
    else send(change.keys);
  }
}

function openStream(reply: FastifyReply, opening: StreamOpening): void {
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  raw.write(`retry: 2000\n\nevent: opened\ndata: ${JSON.stringify(opening)}\n\n`);
}
