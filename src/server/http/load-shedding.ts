/** Says "busy" early and cheaply when the process itself falls behind; sign-in, webhooks and payment checks go on. */
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { sendError } from './error-handler.ts';

const RETRY_AFTER_SECONDS = 1;
const SAMPLE_MS = 1000;

export function installLoadShedding(app: FastifyInstance, maxEventLoopDelay: number): void {
  let startedAt = Number.POSITIVE_INFINITY;
  const noteStart = async () => {
    startedAt = performance.now();
  };
  app.addHook('onReady', noteStart);
  app.addHook('onListen', noteStart);
  app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: SAMPLE_MS,
    pressureHandler: (req, reply, _kind, delayMs) => {
      if (req.routeOptions.config.bulkhead !== 'ordinary' || isSampleOfStart(performance.now() - startedAt))
        return;
      if (!isTooLate(Number(delayMs), maxEventLoopDelay)) return;
      req.routeOptions.config.countRefused?.('process_late');
      sendError(reply, 'overloaded', { details: { retryAfterSeconds: RETRY_AFTER_SECONDS } });
    },
  });
}

/** Opening the app blocks it for seconds: a sample that may have begun before its end says nothing of the calls. */
export function isSampleOfStart(sinceStartMs: number): boolean {
  return !(sinceStartMs > 2 * SAMPLE_MS);
}

/** An interval that was never looked at comes as an endless delay: all that is known is that it was as long as itself. */
export function isTooLate(delayMs: number, mostMs: number): boolean {
  return (Number.isFinite(delayMs) ? delayMs : SAMPLE_MS) > mostMs;
}
