/** The demo's letter box: what the sandbox "sent", newest first. Only for the machine the server runs on. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendError } from '#server/http/error-handler.ts';
import { escapeHtml, plainPage } from '#server/http/html.ts';
import type { Parts } from '#server/parts.ts';
import { recentSandboxMessages, type SandboxMessage } from './sandbox.ts';

const SHOWN_MESSAGES = 50;
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
/** A proxy or tunnel on this machine speaks for somebody far away, and says so. */
const PASSED_ON = ['x-forwarded-for', 'forwarded', 'via'] as const;

export function installOutboxPage(app: FastifyInstance, { db }: Pick<Parts, 'db'>): void {
  app.get('/outbox', async (req, reply) => {
    if (!isFromThisMachine(req)) return sendError(reply, 'route_not_found');
    const messages = await recentSandboxMessages(db, SHOWN_MESSAGES);
    const page = plainPage('Demo outbox', body(messages), '<meta http-equiv="refresh" content="3">');
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });
}

function isFromThisMachine(req: FastifyRequest): boolean {
  const isPassedOn = PASSED_ON.some((header) => req.headers[header] !== undefined);
  return !isPassedOn && LOOPBACK.test(req.socket.remoteAddress ?? '') && LOOPBACK.test(req.ip);
}

function body(messages: SandboxMessage[]): string {
  const intro = '<p>Messages of this demo. Nothing was really sent. This page refreshes by itself.</p>';
  if (messages.length === 0) return `${intro}<p>No message yet: ask for a sign-in code.</p>`;
  const rows = messages.map(
    ({ sent_at, channel, recipient, code, body: text }) =>
      `<tr><td>${sent_at.toISOString().slice(11, 19)} UTC</td><td>${escapeHtml(channel)}</td><td>${escapeHtml(recipient)}</td><td>${code ? `<strong class="code">${escapeHtml(code)}</strong><br>` : ''}${escapeHtml(text)}</td></tr>`,
  );
  return `${intro}<table><thead><tr><th>When</th><th>By</th><th>To</th><th>Message</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
