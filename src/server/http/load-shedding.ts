/** Says "busy" early and cheaply when the process itself falls behind; sign-in, webhooks and payment checks go on. */
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { sendError } from './error-handler.ts';

const RETRY_AFTER_SECONDS = 1;
const SAMPLE_MS = 1000;

export function installLoadShedding(app: FastifyInstance, maxEventLoopDelay: number): void {
  app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: SAMPLE_MS,
    pressureHandler: (req, reply, _kind, delayMs) => {
      if (req.routeOptions.config.lane === 'ordinary' && isTooLate(Number(delayMs), maxEventLoopDelay))
        sendError(reply, 'overloaded', { details: { retryAfterSeconds: RETRY_AFTER_SECONDS } });
    },
  });
}

/** An interval that was never looked at comes as an endless delay: all that is known is that it was as long as itself. */
export function isTooLate(delayMs: number, mostMs: number): boolean {
  return (Number.isFinite(delayMs) ? delayMs : SAMPLE_MS) > mostMs;
}
