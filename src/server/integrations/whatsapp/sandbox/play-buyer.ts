/** A buyer of the demo writes to us: the notice is made and signed as Meta does it, and goes through the same door. */
import { createHash } from 'node:crypto';
import type { MessageStatus } from '#domain/chat/message-status.ts';
import type { Services } from '#server/services.ts';
import { SIGNATURE_HEADER } from '../webhook-signature.ts';
import { SANDBOX_PHONE_NUMBER_ID, signSandboxHook } from './sandbox-platform.ts';

export type BuyersWords =
  | { type: 'text'; text: { body: string } }
  | { type: 'image' | 'document'; mediaId: string; caption: string | null; name: string }
  | { type: 'interactive'; buttonId: string; label: string };

export type PlayedMessage = { number: string; isNumberWithheld: boolean; words: BuyersWords };

/** The same for the same number, as the platform's own ids are. */
export function platformIdOf(number: string): string {
  return `IN.${BigInt(`0x${createHash('sha256').update(number).digest('hex').slice(0, 15)}`)}`;
}

export function messageNotice(
  { ids, clock }: Pick<Services, 'ids' | 'clock'>,
  { number, isNumberWithheld, words }: PlayedMessage,
): string {
  const userId = platformIdOf(number);
  const from = isNumberWithheld ? {} : { from: number.slice(1) };
  const message = {
    id: `wamid.sandbox.${ids.next()}`,
    ...from,
    from_user_id: userId,
    timestamp: String(Math.floor(clock.now().getTime() / 1000)),
    ...contentOf(words),
  };
  const contact = { ...(isNumberWithheld ? {} : { wa_id: number.slice(1) }), user_id: userId };
  return notice({ contacts: [contact], messages: [message] });
}

export function statusNotice(references: readonly string[], status: MessageStatus): string {
  return notice({
    statuses: references.map((reference) => ({
      id: `wamid.sandbox.${reference}`,
      status,
      biz_opaque_callback_data: reference,
    })),
  });
}

export function signedHeaders(services: Pick<Services, 'secrets'>, body: string): Record<string, string> {
  return { 'content-type': 'application/json', [SIGNATURE_HEADER]: signSandboxHook(services, body) };
}

function contentOf(words: BuyersWords): object {
  if (words.type === 'text') return words;
  if (words.type === 'interactive') {
    const reply = { id: words.buttonId, title: words.label };
    return { type: 'interactive', interactive: { type: 'button_reply', button_reply: reply } };
  }
  const media = { id: words.mediaId, ...(words.caption ? { caption: words.caption } : {}) };
  return { type: words.type, [words.type]: { ...media, filename: words.name } };
}

function notice(content: object): string {
  const metadata = { phone_number_id: SANDBOX_PHONE_NUMBER_ID };
  const value = { messaging_product: 'whatsapp', metadata, ...content };
  const change = { field: 'messages', value };
  return JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: 'sandbox', changes: [change] }],
  });
}
