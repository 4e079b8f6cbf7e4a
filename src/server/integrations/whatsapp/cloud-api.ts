/** Meta's Cloud API by HTTP: messages out, media in. The token goes to the configured host and to Meta's media hosts alone. */
import { UPLOAD_LIMIT_BYTES } from '#domain/shared/upload-limit.ts';
import { NotOnWhatsapp } from '../messages/port.ts';
import { withTimeLimit } from '../time-limit.ts';
import type { PostMessage } from './chat-sender.ts';
import type { ChatPlatform } from './port.ts';
import { readNotice } from './webhook-body.ts';
import { isSameToken, isSignedHook } from './webhook-signature.ts';
import type { WhatsappConfig } from './whatsapp-config.ts';

const SEND_TIMEOUT_MS = 5000;
const MEDIA_TIMEOUT_MS = 20_000;
/** The number has no WhatsApp, or cannot get messages of businesses. */
const UNDELIVERABLE = 131_026;
const MEDIA_HOSTS = /(^|\.)(fbsbx\.com|facebook\.com|fbcdn\.net|whatsapp\.net)$/;

export function cloudPost({ apiBase, token, phoneNumberId }: WhatsappConfig): PostMessage {
  return (body) =>
    withTimeLimit(SEND_TIMEOUT_MS, async (signal) => {
      const answer = await fetch(addressOf(apiBase, `${phoneNumberId}/messages`), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
        signal,
        redirect: 'error',
      });
      if (answer.ok) return void (await answer.body?.cancel());
      if ((await errorCodeOf(answer)) === UNDELIVERABLE) throw new NotOnWhatsapp();
      throw new Error(`WhatsApp answered ${answer.status}.`);
    });
}

export function cloudPlatform(config: WhatsappConfig): ChatPlatform {
  return {
    readWebhook: (rawBody, headers) =>
      isSignedHook(config.appSecrets, rawBody, headers) ? readNotice(rawBody, config.phoneNumberId) : null,
    isVerifyToken: (token) => isSameToken(token, config.verifyToken),
    downloadMedia: (mediaId) => downloadMedia(config, mediaId),
  };
}

/** First its address, which lasts for minutes, then the file itself. */
function downloadMedia({ apiBase, token }: WhatsappConfig, mediaId: string): Promise<Buffer | null> {
  return withTimeLimit(MEDIA_TIMEOUT_MS, async (signal) => {
    const options = { headers: { authorization: `Bearer ${token}` }, signal, redirect: 'error' } as const;
    const found = await fetch(addressOf(apiBase, encodeURIComponent(mediaId)), options);
    if (found.status === 404) return null;
    if (!found.ok) throw new Error(`WhatsApp answered ${found.status} for a file.`);
    const { url, file_size: size } = (await found.json()) as { url?: string; file_size?: number | string };
    if (!url || !isMediaAddress(url, apiBase) || Number(size ?? 0) > UPLOAD_LIMIT_BYTES) return null;
    const file = await fetch(url, options);
    if (!file.ok || !file.body) throw new Error(`WhatsApp answered ${file.status} for a file.`);
    return readUpTo(file.body, UPLOAD_LIMIT_BYTES);
  });
}

/** An address in an answer never leads the token to another host. */
function isMediaAddress(url: string, apiBase: string): boolean {
  const { protocol, hostname, origin } = URL.parse(url) ?? {};
  if (origin !== undefined && origin === new URL(apiBase).origin) return true;
  return protocol === 'https:' && MEDIA_HOSTS.test(hostname ?? '');
}

async function readUpTo(body: ReadableStream<Uint8Array>, limit: number): Promise<Buffer | null> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body) {
    length += piece.length;
    if (length > limit) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

async function errorCodeOf(answer: Response): Promise<unknown> {
  const body = (await answer.json().catch(() => null)) as { error?: { code?: unknown } } | null;
  return body?.error?.code;
}

function addressOf(apiBase: string, path: string): URL {
  return new URL(path, apiBase.endsWith('/') ? apiBase : `${apiBase}/`);
}
