/** The demo's letter box: what the sandbox "sent", newest first. Only for the machine the server runs on. */
import type { FastifyInstance } from 'fastify';
import { sendError } from '#server/http/error-handler.ts';
import { escapeHtml, plainPage } from '#server/http/html.ts';
import type { Services } from '#server/services.ts';
import { recentSandboxMessages, type SandboxMessage } from './sandbox.ts';
import { isFromThisMachine } from './this-machine.ts';

const SHOWN_MESSAGES = 50;

export function installOutboxPage(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  app.get('/outbox', async (req, reply) => {
    if (!isFromThisMachine(req)) return sendError(reply, 'route_not_found');
    const messages = await recentSandboxMessages(db, SHOWN_MESSAGES);
    const page = plainPage('Demo outbox', body(messages), '<meta http-equiv="refresh" content="3">');
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });
}

function body(messages: SandboxMessage[]): string {
  const intro =
    '<p>Messages of this demo. Nothing was really sent. This page refreshes by itself. <a href="/outbox/chat">Open the WhatsApp chat</a></p>';
  if (messages.length === 0) return `${intro}<p>No message yet: ask for a sign-in code.</p>`;
  const rows = messages.map(
    ({ sent_at, channel, recipient, code, body: text }) =>
      `<tr><td>${sent_at.toISOString().slice(11, 19)} UTC</td><td>${escapeHtml(channel)}</td><td>${escapeHtml(recipient)}</td><td>${code ? `<strong class="code">${escapeHtml(code)}</strong><br>` : ''}${escapeHtml(text)}</td></tr>`,
  );
  return `${intro}<table><thead><tr><th>When</th><th>By</th><th>To</th><th>Message</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
