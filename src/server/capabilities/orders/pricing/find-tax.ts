/** Which tax an order carries: by the seller's state, the billed GST number and the place where the goods end. */

import type { MsmeClass } from '#domain/account/tax-numbers/msme.ts';
import { type TaxCase, taxPreview } from '#domain/quotes/tax/gst.ts';
import {
  asksWhichGstin,
  losesInputCredit,
  placeOfSupply,
  type Supply,
} from '#domain/quotes/tax/place-of-supply.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import {
  exportProblemOf,
  findSeller,
  findTaxRate,
  type SellerRow,
} from '#server/capabilities/quotes/find-tax.ts';
import type { Queries } from '#server/db/database.ts';
import type { OrderDetails } from '../place/read-details.ts';

export type OrderTax = {
  readonly sellerId: string;
  readonly taxCase: TaxCase;
  readonly preview: string;
  readonly asksWhichGstin: boolean;
  readonly losesInputCredit: boolean;
  /** Of whoever writes the invoice. */
  readonly sellerClass: MsmeClass | null;
};

/** Without a tax when nobody writes invoices yet, no rate is known for this cloth, or the seller may not export. */
export type FoundTax = { readonly tax: OrderTax | null; readonly problem: string | null };

export async function findTax(
  db: Queries,
  { market, hsn, details, now }: { market: Market; hsn: string; details: OrderDetails; now: Date },
): Promise<FoundTax> {
  const seller = await findSeller(db, now);
  const isTaxed = MARKET_RULES[market].taxKind === 'gst';
  const basisPoints = isTaxed ? await findTaxRate(db, hsn, accountingDay(now)) : 0;
  if (!seller || basisPoints === null) return { tax: null, problem: null };
  const problem = isTaxed ? null : exportProblemOf(seller, now);
  return { tax: problem === null ? taxOf(seller, { market, details, basisPoints }) : null, problem };
}

function taxOf(
  seller: SellerRow,
  { market, details, basisPoints }: { market: Market; details: OrderDetails; basisPoints: number },
): OrderTax {
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
    losesInputCredit: losesInputCredit(supply, seller.state_code),
    sellerClass: seller.msme_class,
  };
}

function supplyOf(market: Market, { shipping, gst, registeredStates }: OrderDetails): Supply {
  return {
    market,
    billedGstState: gst?.stateCode ?? null,
    registeredStates,
    shipTo: { state: shipping.stateCode ?? '', whose: shipping.ownership },
  };
}
