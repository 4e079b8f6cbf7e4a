/** Chooses the sender of each channel: a configured one, else the sandbox, which production mode cannot have. */
import type { Config } from '#server/config.ts';
import type { Services } from '#server/services.ts';
import { withTimeLimit } from '../time-limit.ts';
import { chatSender } from '../whatsapp/chat-sender.ts';
import { cloudPost } from '../whatsapp/cloud-api.ts';
import { gatewaySender } from './http-gateway.ts';
import type { OutgoingMessage, Sender, Senders } from './port.ts';
import { sandboxChatSender, sandboxSender } from './sandbox.ts';
import { smtpSender } from './smtp.ts';

const OUTBOX_TIMEOUT_MS = 3000;

export function chooseSenders(
  services: Pick<Services, 'config' | 'db' | 'clock' | 'ids'>,
  print: (line: string) => void,
): Senders {
  const { mode, senders } = services.config;
  const sandbox = mode === 'demo' ? sandboxSender(services, print) : refusingSender;
  const { smtpUrl, emailFrom, smsApiBase, smsApiKey, outboxUrl } = senders;
  const chosen: Senders = {
    email: smtpUrl ? smtpSender({ smtpUrl, emailFrom }) : sandbox,
    sms: smsApiBase ? gatewaySender({ apiBase: smsApiBase, apiKey: smsApiKey }) : sandbox,
    whatsapp: whatsappSender(services, print),
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

function whatsappSender(
  services: Pick<Services, 'config' | 'db' | 'clock' | 'ids'>,
  print: (line: string) => void,
): Sender {
  const { mode, whatsapp, senders } = services.config;
  const { whatsappApiBase: apiBase, whatsappApiKey: apiKey } = senders;
  if (whatsapp) return chatSender(services, cloudPost(whatsapp));
  if (apiBase) return gatewaySender({ apiBase, apiKey });
  return mode === 'demo' ? sandboxChatSender(services, print) : refusingSender;
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
