/** What is written beside every move of a payout, and what its buyer is told. */
import { formatMoney } from '#domain/shared/format-money.ts';
import { money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { announcePayments } from '../pay/move-payment.ts';
import { lockPayouts, type PayoutRow } from './payouts.store.ts';

export type PayoutStaff = Extract<DeskActor, { kind: 'staff' }>;
type PayoutAction =
  | 'approved'
  | 'released'
  | 'in-bank-file'
  | 'account-changed'
  | 'returned-by-bank'
  | 'sent'
  | 'refused';

export async function lockPayout(tx: Queries, payoutId: string): Promise<PayoutRow> {
  const [payout] = await lockPayouts(tx, [payoutId]);
  if (!payout) throw new Refusal('not_found');
  return payout;
}

export async function recordPayout(
  services: Services,
  tx: Queries,
  { brand_id, payout_id, amount_minor, currency }: PayoutRow,
  { action, by, details = {} }: { action: PayoutAction; by: PayoutStaff; details?: Record<string, string> },
): Promise<void> {
  await recordHistory(services, tx, {
    brandId: brand_id,
    subject: { kind: 'payout', id: payout_id },
    action,
    actor: deskInHistory(by),
    details: { minor: String(amount_minor), currency, ...details },
  });
  await announcePayments(services, tx, brand_id);
}

type Outcome = { state: 'sent'; utr: string } | { state: 'refused'; reason: string };

/** Payouts from before their buyer was kept have nobody to tell. */
export async function notifyOfPayout(
  services: Services,
  tx: Queries,
  { payout_id, asked_by, amount_minor, currency }: PayoutRow,
  outcome: Outcome,
): Promise<void> {
  if (asked_by === null) return;
  const amount = formatMoney(money(amount_minor, currency));
  const words =
    outcome.state === 'sent'
      ? {
          subject: `We paid out ${amount} of your account credit`,
          text: `We transferred ${amount} of your account credit to your bank account. The bank reference is ${outcome.utr}.`,
        }
      : {
          subject: `We couldn’t pay out ${amount} of your account credit`,
          text: `We couldn’t pay out ${amount}: ${outcome.reason} The amount is available as account credit again.`,
        };
  await sendNotification(services, tx, {
    customerId: asked_by,
    event: 'refund_paid',
    occurrence: `payout-${outcome.state}:${payout_id}`,
    ...words,
    link: '/customer/payments',
  });
}
