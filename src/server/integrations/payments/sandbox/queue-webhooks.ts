/** Writes down which webhooks are due when: in time, late, repeated, in the wrong order or never, as chosen. */
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { newSandboxId } from './sandbox-ids.ts';
import { type SandboxEvent, webhookBody } from './webhook-body.ts';

export const WEBHOOK_BEHAVIOURS = ['prompt', 'late', 'repeated', 'out_of_order', 'never'] as const;
export type WebhookBehaviour = (typeof WEBHOOK_BEHAVIOURS)[number];

const LATE_SECONDS = 30;
const GAP_SECONDS = 5;
const REPETITIONS = 3;

/** Which event goes out how many seconds after the payment; every event keeps its own id. */
function deliveriesOf<E>(
  events: readonly E[],
  habit: WebhookBehaviour,
): { event: E; afterSeconds: number }[] {
  const inTurn = (list: readonly E[], seconds: (index: number) => number) =>
    list.map((event, index) => ({ event, afterSeconds: seconds(index) }));
  if (habit === 'never') return [];
  if (habit === 'late') return inTurn(events, () => LATE_SECONDS);
  if (habit === 'out_of_order') return inTurn(events.toReversed(), (index) => index * GAP_SECONDS);
  const rounds = habit === 'repeated' ? REPETITIONS : 1;
  return Array.from({ length: rounds }, (_, round) => inTurn(events, () => round * GAP_SECONDS)).flat();
}

export async function queueWebhooks(
  { ids, jobs, clock }: Pick<Services, 'ids' | 'jobs' | 'clock'>,
  tx: Queries,
  events: readonly SandboxEvent[],
  habit: WebhookBehaviour,
  from: Date,
): Promise<void> {
  const written = events.map((event) => ({
    event_id: newSandboxId('evt', ids),
    body: webhookBody(event, from),
  }));
  const waitSeconds = Math.ceil((from.getTime() - clock.now().getTime()) / 1000);
  const deliveries = deliveriesOf(written, habit);
  for (const { event, afterSeconds } of deliveries) {
    const due_at = new Date(from.getTime() + afterSeconds * 1000);
    await tx.scoped
      .insertInto('sandbox_webhooks')
      .values({ ...event, due_at })
      .execute();
  }
  for (const afterSeconds of new Set(deliveries.map((delivery) => delivery.afterSeconds)))
    await jobs.enqueue(tx, 'deliver-sandbox-webhooks', {}, { afterSeconds: waitSeconds + afterSeconds });
}
