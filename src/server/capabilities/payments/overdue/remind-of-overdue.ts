/** A dunning note: written by a person, sent the ways the buyer chose, and stored beside the payment. */

import { paymentLink } from '#contract/web-links.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { overdueView } from './list-overdue.ts';
import { insertReminder, lockInstalment, type OverdueRow, overduePage } from './overdue.store.ts';

const DAY_MS = 86_400_000;

type Reminder = { instalmentId: string; note: string };

export async function remindOfOverdue(
  services: Services,
  tx: Queries,
  by: StaffActor,
  { instalmentId, note }: Reminder,
) {
  await lockInstalment(tx, instalmentId);
  const row = await overdueOf(services, tx, instalmentId);
  assertNotJustReminded(row, services.clock.now());
  const reminderId = services.ids.next();
  await insertReminder(tx, {
    reminder_id: reminderId,
    brand_id: row.brand_id,
    instalment_id: instalmentId,
    staff_id: by.staffId,
    note,
    sent_at: services.clock.now(),
  });
  await notifyBuyer(services, tx, row, { reminderId, note });
  await recordHistory(services, tx, {
    brandId: row.brand_id,
    subject: { kind: 'order', id: row.order_id },
    action: 'payment_reminder_sent',
    actor: { kind: 'staff', id: by.staffId, sessionId: by.sessionId },
    details: { note },
  });
  await services.changes.announce(tx, { kind: 'change', brandId: row.brand_id, keys: ['payments'] });
  return overdueView(await overdueOf(services, tx, instalmentId), services.clock.now());
}

async function overdueOf({ clock }: Services, tx: Queries, instalmentId: string): Promise<OverdueRow> {
  const { rows } = await overduePage(tx, { now: clock.now(), instalmentId, offset: 0, limit: 1 });
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** Two letters on one day make nobody pay sooner. */
function assertNotJustReminded({ reminders }: OverdueRow, now: Date): void {
  const [last] = reminders;
  if (!last || now.getTime() - Date.parse(last.sent_at) >= DAY_MS) return;
  throw new Refusal('illegal_transition', {
    message: `${last.by} sent a reminder in the last 24 hours. You can send the next one 24 hours later.`,
  });
}

async function notifyBuyer(
  services: Services,
  tx: Queries,
  row: OverdueRow,
  { reminderId, note }: { reminderId: string; note: string },
): Promise<void> {
  const amount = formatMoney(money(row.open_minor, row.currency));
  const since = formatDay(row.due_on, DETAIL_DATE_FORMAT);
  await sendNotification(services, tx, {
    customerId: row.customer_id,
    event: 'payment_due',
    occurrence: `reminder:${reminderId}`,
    subject: `${amount} for order ${row.number} is overdue`,
    text: `${amount} for order ${row.number} was due on ${since}. ${note}`,
    link: paymentLink({ fabId: row.fab_id, orderId: row.order_id }),
  });
}
