/** Two days before a part of an order is due, and on the day itself, its buyer is reminded; each once. */
import { paymentLink } from '#contract/web-links.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { money } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { sendNotification } from '../notifications/send-notification.ts';
import { type DueInstalment, dueInstalments } from './payment-reminders.store.ts';

const DAYS_BEFORE = [2, 0] as const;
const BATCH_SIZE = 500;

export async function remindOfPayments(services: Services): Promise<void> {
  const today = accountingDay(services.clock.now());
  for (const days of DAYS_BEFORE) {
    let after: string | null = null;
    do {
      const rows: DueInstalment[] = await dueInstalments(services.db, {
        day: addDays(today, days),
        after,
        limit: BATCH_SIZE,
      });
      for (const row of rows) await services.db.transaction((tx) => remind(services, tx, row));
      after = rows.length === BATCH_SIZE ? (rows.at(-1)?.instalment_id ?? null) : null;
    } while (after !== null);
  }
}

async function remind(services: Services, tx: Queries, row: DueInstalment): Promise<void> {
  const { instalment_id, order_id: orderId, fab_id: fabId, number, due_on, open_minor, currency } = row;
  const amount = formatMoney(money(open_minor, currency));
  const day = formatDay(due_on, DETAIL_DATE_FORMAT);
  await sendNotification(services, tx, {
    customerId: row.customer_id,
    event: 'payment_due',
    // Another day is another reminder.
    occurrence: `${instalment_id}:${due_on}:${accountingDay(services.clock.now())}`,
    subject: `${amount} for order ${number} is due on ${day}`,
    text: `${amount} for order ${number} is due on ${day}. You can pay in the app.`,
    link: paymentLink({ fabId, orderId }),
  });
}

export async function schedulePaymentReminders(services: Services): Promise<void> {
  await services.jobs.work('remind-of-payments', () => remindOfPayments(services));
  await services.jobs.schedule('remind-of-payments', '5 4 * * *', {});
}
