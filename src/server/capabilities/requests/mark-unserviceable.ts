import { queryLink } from '#contract/web-links.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import type { Queries } from '#server/db/database.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { lockRequestForStaff, type RequestRow } from './lock-request.ts';
import { moveRequest } from './move-request.ts';

/** No supplier can serve it; the buyer reads why. */
export async function markUnserviceable(
  services: Services,
  tx: Queries,
  by: DeskActor,
  fabId: string,
  reason: string,
): Promise<RequestRow> {
  const row = await lockRequestForStaff(tx, fabId);
  const moved = await moveRequest(services, tx, row, 'unserviceable', {
    as: 'staff',
    by: deskInHistory(by),
    action: 'unserviceable',
    set: { unserviceable_reason: reason, closed_at: services.clock.now(), information_asked_at: null },
  });
  await sendNotification(services, tx, {
    customerId: row.assigned_to ?? row.customer_id,
    event: 'request_unserviceable',
    occurrence: fabId,
    message: {
      code: 'request_unserviceable',
      params: { number: row.number, quality: row.quality, reason },
    },
    link: queryLink(fabId),
  });
  return moved;
}
