/** The demo's WhatsApp: one chat as the buyer sees it, with a line to write in. No script; it looks again while an answer is on its way. */
import { BRAND_NAME } from '#domain/shared/brand.ts';
import { escapeHtml } from '#server/http/html.ts';
import type { ChatLine } from './sandbox-chat.store.ts';

export const CHAT_PATH = '/outbox/chat';
const LOOK_AGAIN_SECONDS = 1;

export type ShownChat = {
  number: string;
  lines: readonly ChatLine[];
  isNumberWithheld: boolean;
  problem?: string | undefined;
};

export function chatPage({ number, lines, isNumberWithheld, problem }: ShownChat): string {
  const isWaiting = lines.at(-1)?.is_incoming === true;
  const again = isWaiting ? `<meta http-equiv="refresh" content="${LOOK_AGAIN_SECONDS}">` : '';
  const bubbles = lines.map((line, index) => bubble(line, { number, isNewest: index === lines.length - 1 }));
  const body = `<header><h1>${escapeHtml(BRAND_NAME)} on WhatsApp</h1>
<p>Demo: you play the buyer. Nothing leaves this machine. <a href="/outbox">Outbox</a></p>
<form method="get" action="${CHAT_PATH}"><label for="number">Buyer</label>
<input id="number" name="number" type="tel" value="${escapeHtml(number)}" autocomplete="off"><button>Switch</button></form></header>
<div class="scroll" tabindex="0" role="region" aria-label="Chat"><ol aria-label="Messages" class="lines">${bubbles.join('') || '<li class="none">No messages yet.</li>'}</ol></div>
${writingForm(number, { isNumberWithheld, problem })}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${again}<title>WhatsApp demo chat</title><link rel="stylesheet" href="${CHAT_PATH}/page.css"></head><body><main>${body}</main></body></html>`;
}

function writingForm(
  number: string,
  { isNumberWithheld, problem }: Omit<ShownChat, 'number' | 'lines'>,
): string {
  return `<form class="write" method="post" action="${CHAT_PATH}" enctype="multipart/form-data">
<input type="hidden" name="number" value="${escapeHtml(number)}">
${problem ? `<p role="alert" class="problem">${escapeHtml(problem)}</p>` : ''}
<label for="text">Message</label>
<textarea id="text" name="text" rows="2" maxlength="4000" placeholder="60x60 92x88 cambric greige 44&quot; 10000 mtr"></textarea>
<label class="file">Photo or PDF <input type="file" name="file" accept="image/*,application/pdf"></label>
<div class="row"><label class="check"><input type="checkbox" name="isNumberWithheld"${isNumberWithheld ? ' checked' : ''}> Withhold the number</label>
<button class="send">Send</button></div></form>`;
}

type Around = { number: string; isNewest: boolean };

function bubble(line: ChatLine, around: Around): string {
  const time = line.sent_at.toISOString().slice(11, 16);
  const text = line.body ? `<p>${linked(line.body)}</p>` : '';
  const file = line.media_id ? '<p class="attached">File attached</p>' : '';
  const side = line.is_incoming ? 'mine' : 'theirs';
  return `<li class="${side}">${file}${text}<small>${footOf(line, time)}</small>${buttonsOf(line, around)}</li>`;
}

function footOf({ is_incoming, form, status }: ChatLine, time: string): string {
  if (is_incoming) return `${time} UTC`;
  const words = [
    `${time} UTC`,
    ...(form === 'template' ? ['Template'] : []),
    ...(status ? [STATUS[status]] : []),
  ];
  return words.join(' · ');
}

const STATUS = { sent: 'Sent', delivered: 'Delivered', read: 'Read', failed: 'Failed' } as const;

function buttonsOf({ buttons, message_id }: ChatLine, { number }: Around): string {
  if (!buttons) return '';
  const presses = buttons.map(
    ({ id, label }) =>
      `<form method="post" action="${CHAT_PATH}" enctype="multipart/form-data"><input type="hidden" name="number" value="${escapeHtml(number)}"><input type="hidden" name="label" value="${escapeHtml(label)}"><button name="buttonId" value="${escapeHtml(id)}">${escapeHtml(label)}</button></form>`,
  );
  return `<div class="choices" data-message="${escapeHtml(message_id)}">${presses.join('')}</div>`;
}

/** Addresses become links, everything else stays text. */
function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}
