/** A message is sealed into a job with the change that causes it, and delivered after that change is safe. */
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import type { OutgoingMessage, Senders } from './port.ts';

export const QUEUE_OF = { sms: 'deliver-sms', email: 'deliver-email', whatsapp: 'deliver-whatsapp' } as const;

type Sealed = OutgoingMessage & { isDecoy?: true };

export async function enqueueMessage(
  parts: Pick<Parts, 'jobs' | 'secrets'>,
  tx: Queries,
  message: OutgoingMessage,
): Promise<void> {
  await enqueue(parts, tx, message);
}

/** Does the same work for an address nobody has, so that time does not tell who is a member of staff. */
export async function enqueueDecoy(
  parts: Pick<Parts, 'jobs' | 'secrets'>,
  tx: Queries,
  message: OutgoingMessage,
): Promise<void> {
  await enqueue(parts, tx, { ...message, isDecoy: true });
}

export async function deliverQueuedMessages(
  parts: Pick<Parts, 'jobs' | 'secrets'>,
  senders: Senders,
): Promise<void> {
  const deliver = async ({ sealed }: { sealed: string }) => {
    const { isDecoy, ...message } = JSON.parse(parts.secrets.unseal(sealed)) as Sealed;
    if (!isDecoy) await senders[message.channel](message);
  };
  for (const queue of [...Object.values(QUEUE_OF), 'deliver-message'] as const)
    await parts.jobs.work(queue, deliver);
}

function enqueue(
  { jobs, secrets }: Pick<Parts, 'jobs' | 'secrets'>,
  tx: Queries,
  message: Sealed,
): Promise<void> {
  return jobs.enqueue(tx, QUEUE_OF[message.channel], { sealed: secrets.seal(JSON.stringify(message)) });
}
