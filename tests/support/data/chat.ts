/** People who write to us on WhatsApp, through the door of the sandbox. */
import { handleChatMessage } from '#server/capabilities/chat/handle-message.ts';
import {
  type BuyersWords,
  messageNotice,
  signedHeaders,
} from '#server/integrations/whatsapp/sandbox/play-buyer.ts';
import { keepMedia } from '#server/integrations/whatsapp/sandbox/sandbox-chat.store.ts';
import type { World } from '#tests/support/server/world.ts';

export const LINE = '60x60 92x88 cambric greige 44" 10000 mtr';

export function postChat(
  { inject }: Pick<World, 'inject'>,
  payload: string,
  headers: Record<string, string>,
) {
  return inject({ method: 'POST', url: '/hooks/whatsapp', payload, headers });
}

export function textNotice(world: World, number: string, body: string, isNumberWithheld = false): string {
  return messageNotice(world.services, { number, isNumberWithheld, words: { type: 'text', text: { body } } });
}

/** Posted once, with its signature; the job is done by `handleChats`. */
export async function write(
  world: World,
  number: string,
  words: BuyersWords | string,
  { isNumberWithheld = false } = {},
): Promise<string> {
  const given: BuyersWords = typeof words === 'string' ? { type: 'text', text: { body: words } } : words;
  const body = messageNotice(world.services, { number, isNumberWithheld, words: given });
  const { statusCode } = await postChat(world, body, signedHeaders(world.services, body));
  if (statusCode !== 200) throw new Error(`The door answered ${statusCode}.`);
  return body;
}

export async function aPhoto(world: World, content: Buffer, caption: string | null): Promise<BuyersWords> {
  const mediaId = await keepMedia(world.services, { content, contentType: 'image/png', name: 'cloth.png' });
  return { type: 'image', mediaId, caption, name: 'cloth.png' };
}

/** As the job does it. */
export async function handleChats({ services }: World): Promise<void> {
  const waiting = await services.db.unscoped
    .selectFrom('whatsapp_messages')
    .select('message_id')
    .where('handled_at', 'is', null)
    .orderBy('received_at')
    .orderBy('message_id')
    .execute();
  for (const { message_id: messageId } of waiting) await handleChatMessage(services, { messageId });
}

export async function outcomes({ services }: World): Promise<(string | null)[]> {
  const rows = await services.db.unscoped
    .selectFrom('whatsapp_messages')
    .select('outcome')
    .orderBy('received_at')
    .orderBy('message_id')
    .execute();
  return rows.map(({ outcome }) => outcome);
}
