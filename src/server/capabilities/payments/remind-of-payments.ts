/** Two days before a part of an order is due, and on the day itself, its buyer is reminded; each once. */
import { paymentLink } from '#contract/web-links.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { money } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { sendNotification } from '../notifications/send-notification.ts';
import { type DuePart, dueParts } from './payment-reminders.store.ts';

const DAYS_BEFORE = [2, 0] as const;
const AT_ONCE = 500;

export async function remindOfPayments(parts: Parts): Promise<void> {
  const today = accountingDay(parts.clock.now());
  for (const days of DAYS_BEFORE) {
    let after: string | null = null;
    do {
      const rows: DuePart[] = await dueParts(parts.db, { day: addDays(today, days), after, limit: AT_ONCE });
      for (const row of rows) await parts.db.transaction((tx) => remind(parts, tx, row));
      after = rows.length === AT_ONCE ? (rows.at(-1)?.instalment_id ?? null) : null;
    } while (after !== null);
  }
}

async function remind(parts: Parts, tx: Queries, row: DuePart): Promise<void> {
  const { instalment_id, order_id: orderId, fab_id: fabId, number, due_on, open_minor, currency } = row;
  const amount = formatMoney(money(open_minor, currency));
  const day = formatDay(due_on, DETAIL_DATE_FORMAT);
  await sendNotification(parts, tx, {
    customerId: row.customer_id,
    event: 'payment_due',
    // Another day is another reminder.
    occurrence: `${instalment_id}:${due_on}:${accountingDay(parts.clock.now())}`,
    subject: `${amount} for order ${number} is due on ${day}`,
    text: `${amount} for order ${number} is due on ${day}. You can pay in the app.`,
    link: paymentLink({ fabId, orderId }),
  });
}

export async function schedulePaymentReminders(parts: Parts): Promise<void> {
  await parts.jobs.work('remind-of-payments', () => remindOfPayments(parts));
  await parts.jobs.schedule('remind-of-payments', '5 4 * * *', {});
}
