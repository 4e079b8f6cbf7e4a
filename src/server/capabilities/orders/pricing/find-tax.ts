/** Which tax an order carries: by the seller's state, the billed GST number and the place where the goods end. */

import { type TaxCase, taxPreview } from '#domain/quotes/tax/gst.ts';
import { asksWhichGstin, placeOfSupply, type Supply } from '#domain/quotes/tax/place-of-supply.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { findSeller, findTaxRate } from '#server/capabilities/quotes/find-tax.ts';
import type { Queries } from '#server/db/database.ts';
import type { OrderDetails } from '../place/read-details.ts';
import { bookDay } from './find-exchange-rate.ts';

export type OrderTax = {
  readonly sellerId: string;
  readonly taxCase: TaxCase;
  readonly preview: string;
  readonly asksWhichGstin: boolean;
};

/** Null when nobody writes invoices yet, or no rate is known for this cloth. */
export async function findTax(
  db: Queries,
  { market, hsn, details, now }: { market: Market; hsn: string; details: OrderDetails; now: Date },
): Promise<OrderTax | null> {
  const seller = await findSeller(db, now);
  const isTaxed = MARKET_RULES[market].taxKind === 'gst';
  const basisPoints = isTaxed ? await findTaxRate(db, hsn, bookDay(now)) : 0;
  if (!seller || basisPoints === null) return null;
  const supply = supplyOf(market, details);
  const taxCase = {
    market,
    sellerState: seller.state_code,
    placeOfSupply: placeOfSupply(supply),
    basisPoints,
  };
  return {
    sellerId: seller.seller_id,
    taxCase,
    preview: taxPreview(taxCase),
    asksWhichGstin: asksWhichGstin(supply),
  };
}

function supplyOf(market: Market, { billing, shipping, gst, registeredStates }: OrderDetails): Supply {
  return {
    market,
    billingState: gst?.stateCode ?? billing.stateCode ?? '',
    registeredStates,
    shipTo: { state: shipping.stateCode ?? '', whose: shipping.ownership },
  };
}
