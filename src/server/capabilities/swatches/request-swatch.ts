/** A buyer asks for a cutting of a ready quality, or of the cloth behind a quote. */

import type { requestSwatch as contract, Swatch } from '#contract/customer/swatches.ts';
import type { Input } from '#contract/endpoint.ts';
import type { Market } from '#domain/shared/market.ts';
import { type Problem, refusalFor } from '#domain/shared/problem.ts';
import { numberYear, writeRecordNumber } from '#domain/shared/record-number.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { MOST_OPEN_SWATCHES, swatchCharge } from '#domain/swatches/swatch-charge.ts';
import { findCustomerById } from '#server/capabilities/account/find-customer.ts';
import { listAddresses } from '#server/capabilities/addresses/list-addresses.ts';
import { type FrozenAddress, freezeAddress } from '#server/capabilities/order-records/frozen-address.ts';
import type { Queries } from '#server/db/database.ts';
import { refusedOnClash } from '#server/db/unique-clash.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
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
  services: Services,
  tx: Queries,
  buyer: Buyer,
  { fabId, quoteId, addressId, note }: Input<typeof contract>['body'],
): Promise<Swatch> {
  const now = services.clock.now();
  await lockOpenSwatches(tx, buyer.brandId);
  if ((await openSwatches(tx, buyer.brandId)) >= MOST_OPEN_SWATCHES)
    throw refused({ code: 'swatches_all_open', params: { most: MOST_OPEN_SWATCHES } });
  const cloth = await findSwatchCloth(tx, buyer.brandId, { fabId, quoteId: quoteId ?? null });
  const { minor, currency } = swatchCharge(buyer.market);
  const swatchId = services.ids.next();
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
  await refusedOnClash(insertSwatch(tx, row), 'one_open_swatch', () =>
    refused({ code: 'swatch_already_requested' }),
  );
  const added = await lockOwnSwatch(tx, buyer.brandId, swatchId);
  if (!added) throw new Refusal('not_found');
  await recordSwatch(services, tx, added, { action: 'swatch_requested', actor: buyerInHistory(buyer) });
  return swatchView(added, []);
}

function refused(problem: Problem): Refusal {
  return refusalFor('swatch_refused', problem);
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
