/** What was given up or is in doubt: staff see it, and decide whether it goes out once more. */

import type { Input, Reply } from '#contract/endpoint.ts';
import type {
  sendAgain as againContract,
  listUndelivered as contract,
} from '#contract/staff/notifications.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { moveUndelivered, type UndeliveredMove, undeliveredPage } from './deliveries.store.ts';

export async function listUndelivered(
  db: Queries,
  page: Input<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const { rows, total } = await undeliveredPage(db, page);
  const next = page.offset + rows.length;
  return {
    records: rows.map(({ notification_id, due_at, ...row }) => ({
      ...row,
      notificationId: notification_id,
      dueAt: due_at.toISOString(),
    })),
    total,
    nextOffset: rows.length > 0 && next < total ? next : null,
  };
}

type Which = Input<typeof againContract>['params'];

export async function sendAgain(
  services: Services,
  tx: Queries,
  by: StaffActor,
  which: Which,
): Promise<{ success: true }> {
  const again = { state: 'waiting', due_at: services.clock.now(), attempts: 0 } as const;
  await settleByHand(services, tx, by, { ...which, set: again, action: 'sent_again' });
  await services.jobs.enqueue(tx, 'deliver-notifications', {});
  return { success: true };
}

export async function closeUndelivered(
  services: Services,
  tx: Queries,
  by: StaffActor,
  which: Which,
): Promise<{ success: true }> {
  await settleByHand(services, tx, by, { ...which, set: { state: 'closed' }, action: 'closed' });
  return { success: true };
}

async function settleByHand(
  services: Services,
  tx: Queries,
  { staffId, sessionId }: StaffActor,
  { action, ...revival }: UndeliveredMove & { action: string },
): Promise<void> {
  const brandId = await moveUndelivered(tx, revival);
  if (brandId === undefined) throw new Refusal('not_found');
  await recordHistory(services, tx, {
    brandId,
    subject: { kind: 'notification', id: revival.notificationId },
    action,
    actor: { kind: 'staff', id: staffId, sessionId },
    details: { channel: revival.channel },
  });
}
