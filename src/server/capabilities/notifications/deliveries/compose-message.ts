/** One letter of one or several pieces of news: as HTML, and the same as plain text. */
import type { ChatButton } from '#domain/chat/chat-buttons.ts';
import { BRAND_NAME } from '#domain/shared/brand.ts';
import { escapeHtml } from '#server/http/html.ts';
import type { OutgoingMessage } from '#server/integrations/messages/port.ts';
import type { Delivery } from './deliveries.store.ts';

type News = Pick<Delivery, 'notification_id' | 'channel' | 'event' | 'title' | 'body' | 'link'>;
type Envelope = { to: string; publicUrl: string | null; buttons?: readonly ChatButton[] };

export function composeMessage(
  letter: readonly News[],
  { to, publicUrl, buttons = [] }: Envelope,
): OutgoingMessage {
  const [first] = letter;
  if (!first) throw new RangeError('A letter says something.');
  const subject = letter.length === 1 ? first.title : `${letter.length} updates from ${BRAND_NAME}`;
  const address = (link: string) => (publicUrl ? `${publicUrl.replace(/\/+$/, '')}${link}` : null);
  return {
    channel: first.channel,
    to,
    purpose: first.event,
    subject,
    reference: first.notification_id,
    ...(buttons.length > 0 ? { buttons } : {}),
    text: letter.map((news) => plainText(news, address(news.link), letter.length > 1)).join('\n\n'),
    html: page(subject, letter.map((news) => section(news, address(news.link))).join('')),
  };
}

function plainText({ title, body }: News, address: string | null, isOneOfMany: boolean): string {
  return [...(isOneOfMany ? [title] : []), body, ...(address ? [address] : [])].join('\n');
}

function section({ title, body }: News, address: string | null): string {
  const link = address ? `<p><a href="${escapeHtml(address)}">Open in ${escapeHtml(BRAND_NAME)}</a></p>` : '';
  return `<h2>${escapeHtml(title)}</h2><p>${escapeHtml(body)}</p>${link}`;
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body>${body}</body></html>`;
}
