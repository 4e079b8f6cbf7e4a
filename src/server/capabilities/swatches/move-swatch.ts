/** The swatch leaves, or it will not: the desk sends or refuses it, the buyer takes the wish back. */
import type { Swatch } from '#contract/customer/swatches.ts';
import type { StaffSwatch } from '#contract/staff/swatches.ts';
import { qualityLink, queryLink } from '#contract/web-links.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { SWATCH_RETURN_DAYS, swatchChargeLifecycle } from '#domain/swatches/swatch-charge.ts';
import { type SwatchStatus, swatchLifecycle } from '#domain/swatches/swatch-status.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory, type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Parts } from '#server/parts.ts';
import { recordSwatch } from './record-swatch.ts';
import { deskSwatch, lockAnySwatch, lockOwnSwatch, type SwatchRow, updateSwatch } from './swatches.store.ts';
import { deskSwatchView, swatchView } from './swatches.view.ts';

export async function sendSwatch(
  parts: Parts,
  tx: Queries,
  by: DeskActor,
  { swatchId, courier, trackingNumber }: { swatchId: string; courier: string; trackingNumber: string },
): Promise<StaffSwatch> {
  const row = await lockForDesk(tx, swatchId, 'sent');
  const sent = await updateSwatch(tx, row, {
    status: 'sent',
    courier,
    tracking_number: trackingNumber,
    sent_at: parts.clock.now(),
  });
  await recordSwatch(parts, tx, sent, {
    action: 'swatch_sent',
    actor: deskInHistory(by),
    details: { courier, trackingNumber },
  });
  await sendNotification(parts, tx, {
    customerId: row.customer_id,
    event: 'swatch_sent',
    occurrence: row.swatch_id,
    subject: `Swatch sent: ${row.quality}`,
    text: `${row.number} is on its way with ${courier}, tracking number ${trackingNumber}. ${formatCharge(sent)}`,
    link: swatchLink(row),
  });
  return readForDesk(tx, swatchId);
}

export async function refuseSwatch(
  parts: Parts,
  tx: Queries,
  by: DeskActor,
  { swatchId, reason }: { swatchId: string; reason: string },
): Promise<StaffSwatch> {
  const row = await lockForDesk(tx, swatchId, 'refused');
  const refused = await updateSwatch(tx, row, { refused_reason: reason, ...ended(parts, row, 'refused') });
  await recordSwatch(parts, tx, refused, {
    action: 'swatch_refused',
    actor: deskInHistory(by),
    details: { reason },
  });
  await sendNotification(parts, tx, {
    customerId: row.customer_id,
    event: 'swatch_sent',
    occurrence: row.swatch_id,
    subject: `No swatch available: ${row.quality}`,
    text: `We can’t send swatch ${row.number}, and you won’t be charged. Reason: ${reason}`,
    link: swatchLink(row),
  });
  return readForDesk(tx, swatchId);
}

export async function cancelSwatch(
  parts: Parts,
  tx: Queries,
  buyer: ChangeBy,
  swatchId: string,
): Promise<Swatch> {
  const row = await lockOwnSwatch(tx, buyer.brandId, swatchId);
  if (!row) throw new Refusal('not_found');
  assertMove(swatchLifecycle, row.status, 'cancelled', 'customer');
  const cancelled = await updateSwatch(tx, row, ended(parts, row, 'cancelled'));
  await recordSwatch(parts, tx, cancelled, { action: 'swatch_cancelled', actor: buyerInHistory(buyer) });
  return swatchView(cancelled);
}

/** Without a swatch there is nothing to charge; an order may have dropped the charge before. */
function ended({ clock }: Pick<Parts, 'clock'>, row: SwatchRow, status: SwatchStatus) {
  if (row.charge_state === 'due') assertMove(swatchChargeLifecycle, 'due', 'dropped', 'ending');
  return { status, charge_state: 'dropped', ended_at: clock.now() } as const;
}

async function lockForDesk(tx: Queries, swatchId: string, to: SwatchStatus): Promise<SwatchRow> {
  const row = await lockAnySwatch(tx, swatchId);
  if (!row) throw new Refusal('not_found');
  assertMove(swatchLifecycle, row.status, to, 'staff');
  return row;
}

export async function readForDesk(db: Queries, swatchId: string): Promise<StaffSwatch> {
  const row = await deskSwatch(db, swatchId);
  if (!row) throw new Refusal('not_found');
  return deskSwatchView(row);
}

function formatCharge({ charge_state, charge_minor, currency }: SwatchRow): string {
  if (charge_state !== 'due') return 'There is nothing to pay.';
  const charge = formatMoney(money(charge_minor, currency));
  return `Please pay ${charge} to the courier on delivery. If you order this fabric within ${SWATCH_RETURN_DAYS} days, you get it back as account credit.`;
}

export function swatchLink({ fab_id, request_fab_id }: SwatchRow): string {
  return request_fab_id ? queryLink(fab_id) : qualityLink(fab_id);
}
