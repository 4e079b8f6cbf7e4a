/** The door for the providers' notices: raw bytes, because their signature covers exactly these. */
import type { FastifyInstance } from 'fastify';
import { callerOf } from '#server/http/caller.ts';
import type { Services } from '#server/services.ts';
import { receiveWebhook } from './webhooks/receive-webhook.ts';

export function installProviderHooks(app: FastifyInstance, services: Services): void {
  app.register(async (door) => {
    // Only inside this door is a body left unread.
    door.removeAllContentTypeParsers();
    door.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_req, body, done) =>
      done(null, body),
    );
    door.post('/hooks/payments/:provider', { config: { bulkhead: 'vital' } }, async (req, reply) => {
      const { provider } = req.params as { provider: string };
      const rawBody = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
      const { addressKey } = callerOf(req, services);
      await receiveWebhook(services, provider, { rawBody, headers: req.headers, addressKey });
      return reply.header('cache-control', 'no-store').send({ data: { success: true } });
    });
  });
}
