/** Plays a buyer on WhatsApp: what is written here goes signed through the door that Meta would use. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UPLOAD_LIMIT_BYTES } from '#domain/shared/upload-limit.ts';
import { sendError } from '#server/http/error-handler.ts';
import { PlumbingError } from '#server/http/plumbing-error.ts';
import { isFromOwnPage, isFromThisMachine } from '#server/integrations/messages/this-machine.ts';
import type { Services } from '#server/services.ts';
import { CHAT_PATH, chatPage } from './chat-page.ts';
import { CHAT_CSS } from './chat-page-css.ts';
import { type BuyersWords, messageNotice, platformIdOf, signedHeaders, statusNotice } from './play-buyer.ts';
import {
  type BuyersFile,
  type ChatLine,
  chatLines,
  keepBuyersLine,
  keepMedia,
} from './sandbox-chat.store.ts';

const HOOK_PATH = '/hooks/whatsapp';
const FIRST_BUYER = '+919000000001';
const SHOWN_LINES = 60;
const FORM_LIMITS = {
  limits: { files: 1, fileSize: UPLOAD_LIMIT_BYTES, fields: 6, fieldSize: 20_000, parts: 7 },
};
const NO_WORDS = 'Write a message or choose a file.';

type ChatServices = Pick<Services, 'db' | 'ids' | 'clock' | 'secrets'>;

export function installSandboxChat(app: FastifyInstance, services: ChatServices): void {
  app.get(`${CHAT_PATH}/page.css`, async (_req, reply) => reply.type('text/css').send(CHAT_CSS));

  app.get(CHAT_PATH, async (req, reply) => {
    if (!isFromThisMachine(req)) return sendError(reply, 'route_not_found');
    const { number: typed, withheld } = req.query as { number?: string; withheld?: string };
    const number = readNumber(typed) ?? FIRST_BUYER;
    return showChat(app, services, reply, { number, isNumberWithheld: withheld === 'yes' });
  });

  app.post(CHAT_PATH, async (req, reply) => {
    if (!isFromThisMachine(req) || !isFromOwnPage(req)) return sendError(reply, 'route_not_found');
    const form = await readForm(req);
    const number = readNumber(form.fields.number) ?? FIRST_BUYER;
    const isNumberWithheld = form.fields.isNumberWithheld === 'on';
    const words = await wordsOf(services, form);
    if (!words) return showChat(app, services, reply, { number, isNumberWithheld, problem: NO_WORDS });
    await keepBuyersLine(services, { from: number, ...shownWords(words) });
    await post(app, services, messageNotice(services, { number, isNumberWithheld, words }));
    const search = new URLSearchParams({ number, ...(isNumberWithheld ? { withheld: 'yes' } : {}) });
    return reply.header('cache-control', 'no-store').redirect(`${CHAT_PATH}?${search}`, 303);
  });
}

type Shown = { number: string; isNumberWithheld: boolean; problem?: string };

/** Whoever looks at the chat has read what stands in it. */
async function showChat(
  app: FastifyInstance,
  services: ChatServices,
  reply: FastifyReply,
  shown: Shown,
): Promise<FastifyReply> {
  const names = [shown.number, platformIdOf(shown.number)];
  const read = () => chatLines(services.db, names, SHOWN_LINES);
  const unread = (await read()).flatMap(unreadReference);
  if (unread.length > 0) await post(app, services, statusNotice(unread, 'read'));
  const page = chatPage({ ...shown, lines: await read() });
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
}

function unreadReference({ is_incoming, reference, status }: ChatLine): string[] {
  return is_incoming || reference === null || status === 'read' || status === 'failed' ? [] : [reference];
}

async function post(app: FastifyInstance, services: ChatServices, payload: string): Promise<void> {
  const headers = signedHeaders(services, payload);
  const { statusCode } = await app.inject({ method: 'POST', url: HOOK_PATH, payload, headers });
  if (statusCode !== 200) throw new Error(`The chat's own door answered ${statusCode}.`);
}

function readNumber(typed: string | undefined): string | null {
  const digits = (typed ?? '').replace(/[\s()-]/g, '').replace(/^\+?/, '');
  return /^\d{8,15}$/.test(digits) ? `+${digits}` : null;
}

type ChatForm = { fields: Record<string, string>; file: BuyersFile | null };

async function readForm(req: FastifyRequest): Promise<ChatForm> {
  if (!req.isMultipart()) throw new PlumbingError('unsupported_media_type');
  const form: ChatForm = { fields: Object.create(null), file: null };
  try {
    for await (const part of req.parts(FORM_LIMITS)) {
      if (part.type === 'field') form.fields[part.fieldname] = String(part.value);
      else form.file = fileOf(await part.toBuffer(), part);
    }
  } catch {
    throw new PlumbingError('invalid_input', { fields: { form: 'This form cannot be read.' } });
  }
  return form;
}

/** A form without a chosen file still has an empty one. */
function fileOf(
  content: Buffer,
  { filename, mimetype }: { filename: string; mimetype: string },
): BuyersFile | null {
  return content.length === 0 ? null : { content, contentType: mimetype, name: filename };
}

async function wordsOf(services: ChatServices, { fields, file }: ChatForm): Promise<BuyersWords | null> {
  const { buttonId, label = '' } = fields;
  if (buttonId) return { type: 'interactive', buttonId, label };
  const text = fields.text?.trim() ?? '';
  if (file) {
    const type = file.contentType.startsWith('image/') ? 'image' : 'document';
    return { type, mediaId: await keepMedia(services, file), caption: text || null, name: file.name };
  }
  return text === '' ? null : { type: 'text', text: { body: text } };
}

function shownWords(words: BuyersWords): { text: string; mediaId: string | null } {
  if (words.type === 'text') return { text: words.text.body, mediaId: null };
  if (words.type === 'interactive') return { text: words.label, mediaId: null };
  return { text: words.caption ?? '', mediaId: words.mediaId };
}
