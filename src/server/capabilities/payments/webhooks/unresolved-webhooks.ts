/** Notices of providers that nobody has made sense of: people look, and have them handled once more or leave them. */
import type { Input, Reply } from '#contract/endpoint.ts';
import type { listUnresolvedWebhooks as contract } from '#contract/staff/health.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { nextOffset } from '#server/db/lists/list-page.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { type EventKey, moveUnresolvedEvent, unresolvedEvents } from './unresolved-events.store.ts';

/** Younger ones are being handled right now: they are not shown, and nobody closes them. */
const YOUNG_MS = 60_000;

function youngFrom(clock: Services['clock']): Date {
  return new Date(clock.now().getTime() - YOUNG_MS);
}

export async function listUnresolvedWebhooks(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  page: Input<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const { rows, total } = await unresolvedEvents(db, youngFrom(clock), page);
  return {
    records: rows.map((row) => ({
      provider: row.provider,
      eventId: row.event_id,
      kind: row.kind,
      state: row.handled_at === null ? ('waiting' as const) : ('unknown' as const),
      providerOrderId: row.provider_order_id,
      providerPaymentId: row.provider_payment_id,
      receivedAt: row.received_at.toISOString(),
    })),
    total,
    nextOffset: nextOffset(page.offset, rows.length, total),
  };
}

export async function handleWebhookAgain(
  services: Services,
  tx: Queries,
  by: DeskActor,
  which: EventKey,
): Promise<{ success: true }> {
  await settleByHand(services, tx, by, { ...which, action: 'handled_again', handledAt: null, outcome: null });
  await services.jobs.enqueue(tx, 'handle-provider-event', which);
  return { success: true };
}

export async function closeWebhook(
  services: Services,
  tx: Queries,
  by: DeskActor,
  which: EventKey,
): Promise<{ success: true }> {
  const handledAt = services.clock.now();
  await settleByHand(services, tx, by, { ...which, action: 'closed', handledAt, outcome: 'closed' });
  return { success: true };
}

type Settlement = EventKey & { action: string; handledAt: Date | null; outcome: string | null };

async function settleByHand(
  services: Services,
  tx: Queries,
  by: DeskActor,
  { action, ...settlement }: Settlement,
): Promise<void> {
  if (!(await moveUnresolvedEvent(tx, youngFrom(services.clock), settlement))) throw new Refusal('not_found');
  const { provider, eventId } = settlement;
  await recordHistory(services, tx, {
    subject: { kind: 'webhook', id: services.ids.next() },
    action,
    actor: deskInHistory(by),
    details: { provider, eventId },
  });
}
