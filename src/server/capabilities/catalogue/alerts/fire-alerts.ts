/** After a rate or the stock of a quality has changed: whoever waited for it is notified. */
import { qualityLink } from '#contract/web-links.ts';
import { alertStep } from '#domain/catalogue/rates/quality-alert.ts';
import { formatRateFor } from '#domain/quotes/rate.ts';
import { money } from '#domain/shared/money.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { type ListedQuality, listedQuality } from '../listing/listed-qualities.store.ts';
import { type AlertRow, alertsOfQuality, stepAlert } from './alerts.store.ts';

export async function fireAlerts(services: Services, tx: Queries, fabId: string): Promise<void> {
  const now = services.clock.now();
  for (const alert of await alertsOfQuality(tx, fabId)) {
    const quality = await listedQuality(tx, { currency: alert.currency, now, fabId });
    if (!quality) continue;
    const { fires, isArmed } = alertStep(alert.is_armed, isMet(alert, quality));
    const crossings = alert.crossings + (fires ? 1 : 0);
    if (isArmed !== alert.is_armed || fires) await stepAlert(tx, alert, { is_armed: isArmed, crossings });
    if (fires) await notifyBuyers(services, tx, { ...alert, crossings }, quality);
  }
}

function isMet({ kind, below_minor }: AlertRow, { free_thousandths, rate_minor }: ListedQuality): boolean {
  if (kind === 'back_in_stock') return (free_thousandths ?? 0n) > 0n;
  return rate_minor !== null && below_minor !== null && rate_minor <= below_minor;
}

async function notifyBuyers(
  services: Services,
  tx: Queries,
  alert: AlertRow,
  quality: ListedQuality,
): Promise<void> {
  const { kind, currency, fab_id: fabId, customer_id: customerId, crossings, buyer_unit } = alert;
  const { rate_minor, rate_unit } = quality;
  const rate =
    rate_minor && rate_unit
      ? formatRateFor({ price: money(rate_minor, currency), unit: rate_unit }, buyer_unit)
      : '';
  const isStock = kind === 'back_in_stock';
  await sendNotification(services, tx, {
    customerId,
    event: 'stock_or_rate_alert',
    occurrence: `${fabId}:${kind}:${crossings}`,
    subject: isStock ? `Back in stock: ${quality.quality}` : `Now ${rate}: ${quality.quality}`,
    text: isStock
      ? `${quality.quality} is back in stock. Lots go quickly; order while they last.`
      : `${quality.quality} is now at ${rate}, ex-mill and freight extra.`,
    link: qualityLink(fabId),
  });
}
