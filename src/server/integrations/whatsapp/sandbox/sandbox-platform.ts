/** Plays Meta in a demo: its secret follows from the server's own, and files lie in a table. */
import type { Services } from '#server/services.ts';
import type { ChatPlatform } from '../port.ts';
import { readNotice } from '../webhook-body.ts';
import { hookSignature, isSameToken, isSignedHook } from '../webhook-signature.ts';
import { mediaContent } from './sandbox-chat.store.ts';

export const SANDBOX_PHONE_NUMBER_ID = 'sandbox';

type SandboxServices = Pick<Services, 'secrets' | 'db'>;

function secretFor({ secrets }: Pick<Services, 'secrets'>, purpose: string): string {
  return secrets.keyedHash('sandbox whatsapp', purpose).toString('hex');
}

export function sandboxPlatform(services: SandboxServices): ChatPlatform {
  return {
    readWebhook: (rawBody, headers) =>
      isSignedHook([secretFor(services, 'webhook')], rawBody, headers)
        ? readNotice(rawBody, SANDBOX_PHONE_NUMBER_ID)
        : null,
    isVerifyToken: (token) => isSameToken(token, sandboxVerifyToken(services)),
    downloadMedia: (mediaId) => mediaContent(services.db, mediaId),
  };
}

export function signSandboxHook(services: Pick<Services, 'secrets'>, body: string): string {
  return hookSignature(secretFor(services, 'webhook'), body);
}

export function sandboxVerifyToken(services: Pick<Services, 'secrets'>): string {
  return secretFor(services, 'verify');
}
