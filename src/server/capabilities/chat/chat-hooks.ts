/** The door of the chat platform: a challenge when it is set up, then notices as raw bytes, which their signature covers. */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { Refusal } from '#domain/shared/refusal.ts';
import { callerOf } from '#server/http/caller.ts';
import { assertFewForgeries } from '#server/http/forged-webhooks.ts';
import { PlumbingError } from '#server/http/plumbing-error.ts';
import type { Services } from '#server/services.ts';
import { receiveNotice } from './receive-notice.ts';

export const CHAT_HOOK_PATH = '/hooks/whatsapp';
/** The platform gathers what happened while we were away into notices of up to three megabytes. */
const LARGEST_NOTICE = 3 * 1024 * 1024;

const challenge = z.object({
  'hub.mode': z.literal('subscribe'),
  'hub.verify_token': z.string().check(z.maxLength(500)),
  'hub.challenge': z.string().check(z.regex(/^[A-Za-z0-9_-]{1,200}$/)),
});

export function installChatHooks(app: FastifyInstance, services: Services): void {
  app.register(async (door) => {
    // Only inside this door is a body left unread.
    door.removeAllContentTypeParsers();
    door.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: LARGEST_NOTICE },
      (_req, body, done) => done(null, body),
    );
    const config = { bulkhead: 'vital' } as const;
    door.get(CHAT_HOOK_PATH, { config }, async (req, reply) => {
      if (!services.chat) throw new Refusal('not_found');
      const { data } = challenge.safeParse(req.query);
      if (!data || !services.chat.isVerifyToken(data['hub.verify_token'])) {
        await assertFewForgeries(services, callerOf(req, services).addressKey);
        throw new PlumbingError('unauthenticated');
      }
      return reply.type('text/plain').header('cache-control', 'no-store').send(data['hub.challenge']);
    });
    door.post(CHAT_HOOK_PATH, { config, bodyLimit: LARGEST_NOTICE }, async (req, reply) => {
      const rawBody = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
      const { addressKey } = callerOf(req, services);
      await receiveNotice(services, { rawBody, headers: req.headers, addressKey });
      return reply.header('cache-control', 'no-store').send({ data: { success: true } });
    });
  });
}
