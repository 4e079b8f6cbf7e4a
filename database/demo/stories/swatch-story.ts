/** Swatches of live fabrics: one that waits, one on its way, one that was paid for, one that nobody could cut. */
import { listAddresses } from '#server/capabilities/addresses/list-addresses.ts';
import { refuseSwatch } from '#server/capabilities/swatches/move-swatch.ts';
import { requestSwatch } from '#server/capabilities/swatches/request-swatch.ts';
import { recordSwatchPayment } from '#server/capabilities/swatches/return-charges.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { sendPlayedSwatch } from '../autopilot/swatches/do-swatches.ts';
import type { DemoCustomer } from '../demo-data.ts';
import { type DemoContext, openDemoContext } from './demo-context.ts';

const DAY = 24;

export async function createSwatches(
  services: Services,
  tx: Queries,
  { signIn }: DemoCustomer,
): Promise<void> {
  const context = await openDemoContext(services, tx, signIn);
  if (!context) return;
  const [waiting, sent, paid, refused] = await liveQualities(tx);
  const addressId = (await listAddresses(tx, context.buyer.brandId))[0]?.addressId;
  if (!(waiting && sent && paid && refused && addressId)) return;
  const asks = (fabId: string, hoursAgo: number) => asksFor(context, { fabId, addressId, hoursAgo });
  const gone = await asks(refused, 21 * DAY);
  context.goTo(20 * DAY);
  const reason = 'The mill has no finished piece of this quality at the moment.';
  await refuseSwatch(context.services, tx, context.by, { swatchId: gone, reason });
  const old = await asks(paid, 16 * DAY);
  context.goTo(15 * DAY);
  await sends(context, old, 'BD 7402 118');
  context.goTo(11 * DAY);
  await recordSwatchPayment(context.services, tx, context.by, old);
  const onItsWay = await asks(sent, 3 * DAY);
  context.goTo(2 * DAY);
  await sends(context, onItsWay, 'BD 7419 556');
  await asks(waiting, 5);
}

async function asksFor(
  context: DemoContext,
  { fabId, addressId, hoursAgo }: { fabId: string; addressId: string; hoursAgo: number },
): Promise<string> {
  context.goTo(hoursAgo);
  const { services, tx, buyer } = context;
  return (await requestSwatch(services, tx, buyer, { fabId, addressId })).swatchId;
}

async function sends(
  { services, tx, by }: DemoContext,
  swatchId: string,
  trackingNumber: string,
): Promise<void> {
  await sendPlayedSwatch(services, tx, by, { swatchId, trackingNumber });
}

/** In the order of the list, so that every start tells the same story. */
async function liveQualities(tx: Queries): Promise<string[]> {
  const rows = await tx.unscoped
    .selectFrom('qualities')
    .select('fab_id')
    .where('is_live', '=', true)
    .where('is_active', '=', true)
    .orderBy('created_at')
    .orderBy('fab_id')
    .limit(4)
    .execute();
  return rows.map(({ fab_id }) => fab_id);
}
