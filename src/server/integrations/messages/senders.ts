/** Chooses the sender of each channel: a configured one, else the sandbox, which production mode cannot have. */
import type { Config } from '#server/config.ts';
import type { Parts } from '#server/parts.ts';
import { withTimeLimit } from '../time-limit.ts';
import { gatewaySender } from './http-gateway.ts';
import type { OutgoingMessage, Sender, Senders } from './port.ts';
import { sandboxSender } from './sandbox.ts';
import { smtpSender } from './smtp.ts';

const OUTBOX_TIMEOUT_MS = 3000;

export function chooseSenders(
  parts: Pick<Parts, 'config' | 'db' | 'clock' | 'ids'>,
  print: (line: string) => void,
): Senders {
  const { mode, senders } = parts.config;
  const sandbox = mode === 'demo' ? sandboxSender(parts, print) : refusingSender;
  const { smtpUrl, emailFrom, smsApiBase, smsApiKey, whatsappApiBase, whatsappApiKey, outboxUrl } = senders;
  const chosen: Senders = {
    email: smtpUrl ? smtpSender({ smtpUrl, emailFrom }) : sandbox,
    sms: smsApiBase ? gatewaySender({ apiBase: smsApiBase, apiKey: smsApiKey }) : sandbox,
    whatsapp: whatsappApiBase ? gatewaySender({ apiBase: whatsappApiBase, apiKey: whatsappApiKey }) : sandbox,
  };
  if (!outboxUrl) return chosen;
  const copied =
    (sender: Sender): Sender =>
    async (message) => {
      await sender(message);
      await postCopy(outboxUrl, message);
    };
  return { email: copied(chosen.email), sms: copied(chosen.sms), whatsapp: copied(chosen.whatsapp) };
}

export function hasSandboxSender({ mode, senders }: Config): boolean {
  return mode === 'demo' && !(senders.smtpUrl && senders.smsApiBase && senders.whatsappApiBase);
}

const refusingSender: Sender = async () => {
  throw new Error('No sender is configured for this channel.');
};

function postCopy(outboxUrl: string, { channel, to, purpose, text, code }: OutgoingMessage): Promise<void> {
  return withTimeLimit(OUTBOX_TIMEOUT_MS, async (signal) => {
    const answer = await fetch(outboxUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ channel, to, purpose, text, ...(code ? { code } : {}) }),
      signal,
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`OUTBOX_URL answered ${answer.status}.`);
  });
}
