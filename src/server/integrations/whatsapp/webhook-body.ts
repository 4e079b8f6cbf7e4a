/** The notice of the Cloud API: only what we use is read, message by message, so that one of a new kind spoils nothing. */
import * as z from 'zod/mini';
import { MESSAGE_STATUSES } from '#domain/chat/message-status.ts';
import type { ChatContent, ChatNotice, ChatSender, IncomingMessage, StatusReport } from './port.ts';

const text = z.string().check(z.minLength(1), z.maxLength(8192));
const key = z.string().check(z.minLength(1), z.maxLength(200));
const userId = z.string().check(z.regex(/^[A-Za-z0-9.]{1,160}$/));
const waId = z.string().check(z.regex(/^\d{8,15}$/));

const media = z.object({ id: key, caption: z.optional(z.string()), filename: z.optional(z.string()) });
const content = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.object({ body: text }) }),
  z.object({ type: z.literal('image'), image: media }),
  z.object({ type: z.literal('document'), document: media }),
  z.object({ type: z.literal('button'), button: z.object({ payload: key }) }),
  z.object({
    type: z.literal('interactive'),
    interactive: z.object({ button_reply: z.object({ id: key }) }),
  }),
]);

const message = z.object({
  id: key,
  from: z.optional(waId),
  from_user_id: z.optional(userId),
  timestamp: z.coerce.number().check(z.positive(), z.maximum(9_999_999_999)),
});

const status = z.object({
  status: z.enum(MESSAGE_STATUSES),
  biz_opaque_callback_data: z.uuid(),
  errors: z.optional(z.array(z.object({ code: z.coerce.number() }))),
});

const contact = z.object({ wa_id: z.optional(waId), user_id: z.optional(userId) });

const value = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  contacts: z.optional(z.array(z.unknown())),
  messages: z.optional(z.array(z.unknown())),
  statuses: z.optional(z.array(z.unknown())),
});
const change = z.object({ field: z.literal('messages'), value });
const notice = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(z.object({ changes: z.array(z.unknown()) })),
});

/** Of another number of the same business, or of another kind: nothing for us. */
export function readNotice(rawBody: Buffer, phoneNumberId: string): ChatNotice {
  const read = notice.safeParse(parseJson(rawBody));
  const found: ChatNotice = { messages: [], statuses: [] };
  for (const each of read.data?.entry.flatMap(({ changes }) => changes) ?? []) {
    const { data } = change.safeParse(each);
    if (data?.value.metadata.phone_number_id !== phoneNumberId) continue;
    const { contacts = [], messages = [], statuses = [] } = data.value;
    found.messages.push(...messages.flatMap((one) => incoming(one, contacts)));
    found.statuses.push(...statuses.flatMap(reportOf));
  }
  return found;
}

function incoming(raw: unknown, contacts: readonly unknown[]): IncomingMessage[] {
  const { data } = message.safeParse(raw);
  if (!data) return [];
  const from = senderOf(data, contacts);
  if (from.number === null && from.userId === null) return [];
  const sentAt = new Date(data.timestamp * 1000);
  return [{ messageId: data.id, from, sentAt, content: contentOf(raw) }];
}

/** What the message leaves out stands with the contact, where there is only one it can be. */
function senderOf(data: z.output<typeof message>, contacts: readonly unknown[]): ChatSender {
  const known = contacts.flatMap((each) => contact.safeParse(each).data ?? []);
  const mine = known.find(
    ({ wa_id, user_id }) =>
      (data.from !== undefined && wa_id === data.from) ||
      (data.from_user_id !== undefined && user_id === data.from_user_id),
  );
  const number = data.from ?? mine?.wa_id;
  return { number: number ? `+${number}` : null, userId: data.from_user_id ?? mine?.user_id ?? null };
}

function contentOf(raw: unknown): ChatContent {
  const { data } = content.safeParse(raw);
  switch (data?.type) {
    case 'text':
      return { kind: 'text', text: data.text.body };
    case 'image':
      return fileOf(data.image);
    case 'document':
      return fileOf(data.document);
    case 'button':
      return { kind: 'button', buttonId: data.button.payload };
    case 'interactive':
      return { kind: 'button', buttonId: data.interactive.button_reply.id };
    default:
      return { kind: 'other' };
  }
}

function fileOf({ id, caption, filename }: z.output<typeof media>): ChatContent {
  return { kind: 'file', mediaId: id, name: filename ?? null, caption: caption?.trim() || null };
}

function reportOf(raw: unknown): StatusReport[] {
  const { data } = status.safeParse(raw);
  if (!data) return [];
  const code = data.errors?.[0]?.code;
  const problem = code === undefined ? null : `WhatsApp error ${code}`;
  return [{ reference: data.biz_opaque_callback_data, status: data.status, problem }];
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return null;
  }
}
