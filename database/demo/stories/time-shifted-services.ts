/** The server's services as a story needs them: its own clock, one transaction, the sandbox, and nothing sent today. */
import type { Database, Queries } from '#server/db/database.ts';
import { idsFrom } from '#server/ids.ts';
import { QUEUE_OF } from '#server/integrations/messages/deliver-message.ts';
import type { OutgoingMessage } from '#server/integrations/messages/port.ts';
import { openPaymentProviders } from '#server/integrations/payments/providers.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { JobData } from '#server/jobs/queues.ts';
import type { Clock, Services } from '#server/services.ts';

const MESSAGE_QUEUES: readonly string[] = Object.values(QUEUE_OF);

export type TimeShiftedServices = { services: Services; codeSent: () => string };

export function openTimeShiftedServices(base: Services, tx: Queries, clock: Clock): TimeShiftedServices {
  const letterBox = openLetterBox(base);
  const services = {
    ...base,
    config: withSandbox(base.config),
    db: within(base.db, tx),
    clock,
    ids: idsFrom(clock),
    jobs: { ...base.jobs, enqueue: letterBox.enqueue },
    // No screen was open that could be notified.
    changes: { ...base.changes, announce: async () => {} },
  };
  return {
    services: { ...services, payments: openPaymentProviders(services) },
    codeSent: letterBox.codeSent,
  };
}

/** Use-cases that open transactions of their own become a part of the story's, so that it is told whole or not at all. */
export function within(db: Database, tx: Queries): Database {
  return { ...db, ...tx, transaction: (work) => work(tx) };
}

/** No story asks a provider on the internet, whoever serves the market today. */
function withSandbox(config: Services['config']): Services['config'] {
  const { access } = config.payments;
  const sandbox = { ...access.sandbox, apiBase: null };
  const providerOf = { IN: 'sandbox', BD: 'sandbox', INTL: 'sandbox' } as const;
  return { ...config, payments: { providerOf, access: { ...access, sandbox } } };
}

/** What followed a change back then is over: messages are only opened for their code, other jobs are done by the story. */
function openLetterBox({ secrets }: Services): { enqueue: Jobs['enqueue']; codeSent: () => string } {
  let last: OutgoingMessage | null = null;
  return {
    async enqueue(_tx, name, data) {
      if (!MESSAGE_QUEUES.includes(name)) return;
      const { sealed } = data as JobData['deliver-sms'];
      last = JSON.parse(secrets.unseal(sealed)) as OutgoingMessage;
    },
    codeSent: () => last?.code ?? '',
  };
}
