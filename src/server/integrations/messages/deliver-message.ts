/** A message is sealed into a job with the change that causes it, and delivered after that change is safe. */
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { isInDoubt } from './in-doubt.ts';
import { NotOnWhatsapp, type OutgoingMessage, type Senders } from './port.ts';

export const QUEUE_OF = { sms: 'deliver-sms', email: 'deliver-email', whatsapp: 'deliver-whatsapp' } as const;

type Sealed = OutgoingMessage & { isDecoy?: true };

export async function enqueueMessage(
  services: Pick<Services, 'jobs' | 'secrets'>,
  tx: Queries,
  message: OutgoingMessage,
): Promise<void> {
  await enqueue(services, tx, message);
}

/** Does the same work for an address nobody has, so that time does not tell who is a member of staff. */
export async function enqueueDecoy(
  services: Pick<Services, 'jobs' | 'secrets'>,
  tx: Queries,
  message: OutgoingMessage,
): Promise<void> {
  await enqueue(services, tx, { ...message, isDecoy: true });
}

export async function deliverQueuedMessages(
  services: Pick<Services, 'jobs' | 'secrets'>,
  senders: Senders,
): Promise<void> {
  const deliver = async ({ sealed }: { sealed: string }) => {
    const { isDecoy, ...message } = JSON.parse(services.secrets.unseal(sealed)) as Sealed;
    if (!isDecoy) await send(senders, message);
  };
  for (const queue of [...Object.values(QUEUE_OF), 'deliver-message'] as const)
    await services.jobs.work(queue, deliver);
}

async function send(senders: Senders, message: OutgoingMessage): Promise<void> {
  try {
    await senders[message.channel](message);
  } catch (error) {
    if (message.smsInstead && error instanceof NotOnWhatsapp) {
      await senders.sms({ ...message, channel: 'sms' });
      return;
    }
    if (!message.atMostOnce || !isInDoubt(error as Error)) throw error;
  }
}

function enqueue(
  { jobs, secrets }: Pick<Services, 'jobs' | 'secrets'>,
  tx: Queries,
  message: Sealed,
): Promise<void> {
  return jobs.enqueue(tx, QUEUE_OF[message.channel], { sealed: secrets.seal(JSON.stringify(message)) });
}
