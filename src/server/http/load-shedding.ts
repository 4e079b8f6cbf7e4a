/** Says "busy" early and cheaply, before everybody waits; sign-in, webhooks and payment checks keep their own lane. */
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { sendError } from './error-handler.ts';

export type Lane = 'ordinary' | 'vital' | 'open';

/** In-flight calls beyond these would only queue for a database connection. */
const IN_FLIGHT_LIMIT: Record<Exclude<Lane, 'open'>, number> = { ordinary: 160, vital: 160 };
const MAX_EVENT_LOOP_DELAY_MS = 400;
const RETRY_AFTER_SECONDS = 1;

export function laneOf(endpoint: Endpoint): Lane {
  if (endpoint.stream) return 'open';
  return endpoint.lane ?? 'ordinary';
}

export function installLoadShedding(app: FastifyInstance): void {
  const inFlight = { ordinary: 0, vital: 0 };

  app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    pressureHandler: (req, reply) => {
      if (req.routeOptions.config.lane === 'ordinary')
        sendError(reply, 'overloaded', { details: { retryAfterSeconds: RETRY_AFTER_SECONDS } });
    },
  });

  app.addHook('onRequest', async (req, reply) => {
    const lane = req.routeOptions.config.lane;
    if (lane === undefined || lane === 'open') return;
    if (inFlight[lane] >= IN_FLIGHT_LIMIT[lane]) {
      await sendError(reply, 'overloaded', { details: { retryAfterSeconds: RETRY_AFTER_SECONDS } });
      return;
    }
    inFlight[lane] += 1;
    // The socket's close comes for finished, failed and abandoned answers alike.
    reply.raw.once('close', () => {
      inFlight[lane] -= 1;
    });
  });
}
