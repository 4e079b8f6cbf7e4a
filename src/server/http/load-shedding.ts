/** Says "busy" early and cheaply when the process itself falls behind; sign-in, webhooks and payment checks go on. */
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { sendError } from './error-handler.ts';

const RETRY_AFTER_SECONDS = 1;

export function installLoadShedding(app: FastifyInstance, maxEventLoopDelay: number): void {
  app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: (req, reply) => {
      if (req.routeOptions.config.lane === 'ordinary')
        sendError(reply, 'overloaded', { details: { retryAfterSeconds: RETRY_AFTER_SECONDS } });
    },
  });
}
