/** A buyer asks for a cutting of a ready quality, or of the cloth behind a quote. */
import type { requestSwatch as contract, Swatch } from '#contract/customer/swatches.ts';
import type { Input } from '#contract/endpoint.ts';
import type { Market } from '#domain/shared/market.ts';
import { numberYear, writeRecordNumber } from '#domain/shared/record-number.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { MOST_OPEN_SWATCHES, swatchCharge } from '#domain/swatches/swatch-charge.ts';
import { findCustomerById } from '#server/capabilities/account/find-customer.ts';
import { listAddresses } from '#server/capabilities/addresses/list-addresses.ts';
import { type FrozenAddress, freezeAddress } from '#server/capabilities/orders/place/frozen-address.ts';
import type { Queries } from '#server/db/database.ts';
import { refusedOnClash } from '#server/db/unique-clash.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Parts } from '#server/parts.ts';
import { findSwatchCloth } from './find-swatch-cloth.ts';
import { recordSwatch } from './record-swatch.ts';
import {
  insertSwatch,
  lockOpenSwatches,
  lockOwnSwatch,
  nextSwatchSerial,
  openSwatches,
} from './swatches.store.ts';
import { swatchView } from './swatches.view.ts';

type Buyer = ChangeBy & { market: Market };

export async function requestSwatch(
  parts: Parts,
  tx: Queries,
  buyer: Buyer,
  { fabId, quoteId, addressId, note }: Input<typeof contract>['body'],
): Promise<Swatch> {
  const now = parts.clock.now();
  await lockOpenSwatches(tx, buyer.brandId);
  if ((await openSwatches(tx, buyer.brandId)) >= MOST_OPEN_SWATCHES) throw refusedBecause(TOO_MANY);
  const cloth = await findSwatchCloth(tx, buyer.brandId, { fabId, quoteId: quoteId ?? null });
  const { minor, currency } = swatchCharge(buyer.market);
  const swatchId = parts.ids.next();
  const row = {
    swatch_id: swatchId,
    brand_id: buyer.brandId,
    customer_id: buyer.customerId,
    number: writeRecordNumber({
      kind: 'swatch',
      year: numberYear(now),
      serial: await nextSwatchSerial(tx),
    }),
    ...cloth,
    address: JSON.stringify(await ownAddress(tx, buyer, addressId)),
    note: note ?? null,
    status: 'requested',
    charge_minor: minor,
    currency,
    charge_state: 'due',
    requested_at: now,
  };
  await refusedOnClash(insertSwatch(tx, row), 'one_open_swatch', () => refusedBecause(ALREADY));
  const added = await lockOwnSwatch(tx, buyer.brandId, swatchId);
  if (!added) throw new Refusal('not_found');
  await recordSwatch(parts, tx, added, { action: 'swatch_requested', actor: buyerInHistory(buyer) });
  return swatchView(added);
}

const ALREADY = 'You’ve already requested a swatch of this fabric. We’re preparing it.';

const TOO_MANY = `You have ${MOST_OPEN_SWATCHES} swatch requests open. Wait until some are on their way, or cancel one.`;

function refusedBecause(message: string): Refusal {
  return new Refusal('swatch_refused', { message });
}

/** Somebody else's address reads as missing. */
async function ownAddress(
  tx: Queries,
  { brandId, customerId }: Buyer,
  addressId: string,
): Promise<FrozenAddress> {
  const own = await listAddresses(tx, brandId);
  const address = own.find((each) => each.addressId === addressId.toLowerCase());
  if (!address) throw new Refusal('not_found');
  return freezeAddress(address, (await findCustomerById(tx, customerId))?.company_name ?? '');
}
