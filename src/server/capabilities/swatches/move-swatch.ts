/** The swatch leaves, or it will not: the desk sends or refuses it, the buyer takes the wish back. */

import type { Swatch } from '#contract/customer/swatches.ts';
import type { StaffSwatch } from '#contract/staff/swatches.ts';
import { qualityLink, queryLink } from '#contract/web-links.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import { swatchChargeLifecycle } from '#domain/swatches/swatch-charge.ts';
import { type SwatchStatus, swatchLifecycle } from '#domain/swatches/swatch-status.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory, type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { invoiceSent } from './papers/charge-swatch.ts';
import { papersOfSwatches } from './papers/swatch-papers.store.ts';
import { recordSwatch } from './record-swatch.ts';
import { deskSwatch, lockAnySwatch, lockOwnSwatch, type SwatchRow, updateSwatch } from './swatches.store.ts';
import { deskSwatchView, swatchView } from './swatches.view.ts';

export type SentSwatch = {
  swatchId: string;
  courier: string;
  trackingNumber: string;
  /** Of an export: all eight digits, as customs want them. */
  tariffItem?: string | undefined;
};

export async function sendSwatch(
  services: Services,
  tx: Queries,
  by: DeskActor,
  { swatchId, courier, trackingNumber, tariffItem }: SentSwatch,
): Promise<StaffSwatch> {
  const row = await lockForDesk(tx, swatchId, 'sent');
  const charged = await invoiceSent(services, tx, row, tariffItem ?? null);
  const sent = await updateSwatch(tx, row, {
    ...(charged.kind === 'free' ? { charge_state: 'dropped' } : {}),
    status: 'sent',
    courier,
    tracking_number: trackingNumber,
    sent_at: services.clock.now(),
  });
  await recordSwatch(services, tx, sent, {
    action: 'swatch_sent',
    actor: deskInHistory(by),
    details: { courier, trackingNumber },
  });
  if (charged.kind === 'free')
    await recordSwatch(services, tx, sent, { action: 'swatch_free', actor: deskInHistory(by) });
  await sendNotification(services, tx, {
    customerId: row.customer_id,
    event: 'swatch_sent',
    occurrence: row.swatch_id,
    message: {
      code: 'swatch_sent',
      params: {
        number: row.number,
        quality: row.quality,
        courier,
        trackingNumber,
        due: sent.charge_state === 'due' ? moneyView(money(sent.charge_minor, sent.currency)) : null,
        invoiceNumber: charged.kind === 'invoiced' ? charged.number : null,
      },
    },
    link: swatchLink(row),
  });
  return readForDesk(tx, swatchId);
}

export async function refuseSwatch(
  services: Services,
  tx: Queries,
  by: DeskActor,
  { swatchId, reason }: { swatchId: string; reason: string },
): Promise<StaffSwatch> {
  const row = await lockForDesk(tx, swatchId, 'refused');
  const refused = await updateSwatch(tx, row, { refused_reason: reason, ...ended(services, row, 'refused') });
  await recordSwatch(services, tx, refused, {
    action: 'swatch_refused',
    actor: deskInHistory(by),
    details: { reason },
  });
  await sendNotification(services, tx, {
    customerId: row.customer_id,
    event: 'swatch_sent',
    occurrence: row.swatch_id,
    message: { code: 'swatch_refused', params: { number: row.number, quality: row.quality, reason } },
    link: swatchLink(row),
  });
  return readForDesk(tx, swatchId);
}

export async function cancelSwatch(
  services: Services,
  tx: Queries,
  buyer: ChangeBy,
  swatchId: string,
): Promise<Swatch> {
  const row = await lockOwnSwatch(tx, buyer.brandId, swatchId);
  if (!row) throw new Refusal('not_found');
  assertMove(swatchLifecycle, row.status, 'cancelled', 'customer');
  const cancelled = await updateSwatch(tx, row, ended(services, row, 'cancelled'));
  await recordSwatch(services, tx, cancelled, { action: 'swatch_cancelled', actor: buyerInHistory(buyer) });
  return swatchView(cancelled, []);
}

/** Without a swatch there is nothing to charge; an order may have dropped the charge before. */
function ended({ clock }: Pick<Services, 'clock'>, row: SwatchRow, status: SwatchStatus) {
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
  return deskSwatchView(row, await papersOfSwatches(db, row.brand_id, [swatchId]));
}

export function swatchLink({ fab_id, request_fab_id }: SwatchRow): string {
  return request_fab_id ? queryLink(fab_id) : qualityLink(fab_id);
}
