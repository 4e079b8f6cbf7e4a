/** Tariff code and tax of one version; what cannot be known yet stays unknown and is never counted as zero. */

import { OTHER_COUNTRIES } from '#domain/account/tax-numbers/gst-states.ts';
import type { FabricType } from '#domain/catalogue/fabric-type.ts';
import type { SubCategory } from '#domain/catalogue/sub-categories/sub-category.ts';
import type { FabricSpecification } from '#domain/quotes/compare/specification-differences.ts';
import { exportProblem } from '#domain/quotes/tax/export-supply.ts';
import { gstLines, sumTaxes, type TaxLine } from '#domain/quotes/tax/gst.ts';
import { hsnFor } from '#domain/quotes/tax/hsn-code.ts';
import { placeOfSupply } from '#domain/quotes/tax/place-of-supply.ts';
import { specificationAdvice } from '#domain/requests/assistant/specification-advice.ts';
import { EMPTY_DRAFT } from '#domain/requests/wizard/request-draft.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { addMoney, type Money, money } from '#domain/shared/money.ts';
import { stateOfPincode } from '#server/capabilities/look-ups/find-pincode.ts';
import type { Queries } from '#server/db/database.ts';
import { exportPapersOf, sellerAt, taxRateOn } from './taxes.store.ts';

type Cloths = {
  readonly offered: FabricSpecification;
  readonly requested: FabricSpecification;
  readonly fabricType: FabricType;
  readonly subCategory: SubCategory;
};

export function hsnOf({ offered, requested, fabricType, subCategory }: Cloths): string {
  return hsnFor({
    subCategory,
    compositions: offered.compositions,
    fabricType: offered.fabricType ?? fabricType,
    gsm: gsmOf(offered, subCategory) ?? gsmOf(requested, subCategory) ?? subCategory.ranges.gsm[0],
  });
}

/** The weight that was said, or else the one its construction gives. */
function gsmOf(
  { weight, widthInches, warp, weft, epi, ppi }: FabricSpecification,
  subCategory: SubCategory,
): number | null {
  const { weight: found } = specificationAdvice({
    ...EMPTY_DRAFT,
    productionSubType: subCategory.id,
    width: widthInches,
    weight: weight?.value ?? null,
    weightUnit: weight?.unit ?? 'gsm',
    warp,
    weft,
    epi,
    ppi,
  });
  return found?.gsm ?? null;
}

export type TaxedSale = {
  readonly market: Market;
  readonly hsn: string;
  readonly deliverTo: string;
  readonly fabricCost: Money;
  readonly logisticCost: Money | null;
  readonly now: Date;
};
export type Taxes = { readonly gst: Money | null; readonly lines: readonly TaxLine[] };

const UNKNOWN: Taxes = { gst: null, lines: [] };

export async function taxesOf(db: Queries, sale: TaxedSale): Promise<Taxes> {
  const { market, fabricCost, logisticCost } = sale;
  if (MARKET_RULES[market].taxKind === 'zero_rated_export') return exportTaxes(db, sale);
  // Freight is taxed with the goods, so without it the tax is not known either.
  if (logisticCost === null) return UNKNOWN;
  const known = await taxFacts(db, sale);
  if (!known) return UNKNOWN;
  const lines = gstLines({ market, ...known, taxable: addMoney(fabricCost, logisticCost) });
  return { gst: sumTaxes(lines, fabricCost.currency), lines };
}

/** Without the papers of the year nobody may promise a price without tax. */
async function exportTaxes(db: Queries, { market, fabricCost, now }: TaxedSale): Promise<Taxes> {
  const seller = await sellerAt(db, now);
  if (!seller || exportProblem(exportPapersOf(seller), now) !== null) return UNKNOWN;
  const nothing = { sellerState: '', placeOfSupply: OTHER_COUNTRIES, basisPoints: 0 };
  const lines = gstLines({ market, ...nothing, taxable: money(0n, fabricCost.currency) });
  return { gst: sumTaxes(lines, fabricCost.currency), lines };
}

/** The order asks which GST number is billed; until then the goods end where the buyer has them delivered. */
async function taxFacts(db: Queries, { market, hsn, deliverTo, now }: TaxedSale) {
  const state = await stateOfPincode(db, deliverTo);
  const sellerState = (await sellerAt(db, now))?.state_code;
  const basisPoints = await taxRateOn(db, hsn, accountingDay(now));
  if (!state || !sellerState || basisPoints === null) return null;
  const supply = {
    market,
    billedGstState: null,
    registeredStates: [],
    shipTo: { state, whose: 'own' },
  } as const;
  return { sellerState, placeOfSupply: placeOfSupply(supply), basisPoints };
}
