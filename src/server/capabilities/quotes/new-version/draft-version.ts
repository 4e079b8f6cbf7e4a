/** Everything a version says, from the desk's form and the request it answers. */
import type { QuoteForm } from '#contract/staff/quotes.ts';
import { parseFreightPincode } from '#domain/account/address/pincode.ts';
import type { FabricType } from '#domain/catalogue/fabric-type.ts';
import { subCategoryOf } from '#domain/catalogue/sub-categories/sub-categories.ts';
import type { SubCategory } from '#domain/catalogue/sub-categories/sub-category.ts';
import { landedRate } from '#domain/quotes/compare/landed-cost.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { askedCloth, askedFabricType, askedQuantity } from '#server/capabilities/requests/asked-cloth.ts';
import type { RequestRow } from '#server/capabilities/requests/lock-request.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { VersionRow } from '../quotes.store.ts';
import { loadingPortsOn } from './loading-ports.store.ts';
import { type AskedQuantity, costLines, priceFabric } from './price-version.ts';
import { type ReadTerms, readQuoteForm } from './read-quote-form.ts';
import { hsnOf, taxesOf } from './tax-version.ts';
import { sellerAt } from './taxes.store.ts';

export type VersionDraft = Omit<VersionRow, 'quote_id' | 'brand_id' | 'version' | 'sent_by'>;

type Answered = { request: RequestRow; form: QuoteForm };

export async function draftVersion(
  { clock }: Pick<Services, 'clock'>,
  tx: Queries,
  { request, form }: Answered,
): Promise<VersionDraft> {
  const now = clock.now();
  const { subCategory, fabricType } = kindOf(request);
  const [requested, quantities] = [askedCloth(request), askedQuantity(request)];
  const terms = readQuoteForm(form, {
    market: request.market,
    zone: request.zone,
    now,
    quantity: quantities.quantity,
    sellerClass: (await sellerAt(tx, now))?.msme_class ?? null,
    requested,
    category: subCategory.category,
    loadingPorts: form.deliveryTerm === 'fob' ? await loadingPortsOn(tx, accountingDay(now)) : [],
    buyersPort: request.sheet.deliverTo,
  });
  const hsn = hsnOf({ offered: terms.offered, requested, fabricType, subCategory });
  return {
    specification_version: request.specification_version,
    sub_category_id: subCategory.id,
    fabric_type: fabricType,
    hsn,
    zone: request.zone,
    sent_at: now,
    ...formColumns(form),
    ...rateColumns(terms, quantities),
    ...(await costColumns(tx, { request, deliveryTerm: form.deliveryTerm, terms, quantities, hsn, now })),
  };
}

/** What a submitted request always says; quotes for the same kind are compared by it. */
function kindOf(request: RequestRow): { subCategory: SubCategory; fabricType: FabricType } {
  const { productionSubType } = request.specification;
  const subCategory = productionSubType === null ? null : subCategoryOf(productionSubType);
  const fabricType = askedFabricType(request);
  if (!subCategory || !fabricType)
    throw new Error('A request without its kind of cloth was never submitted.');
  return { subCategory, fabricType };
}

function formColumns(form: QuoteForm) {
  return {
    tolerance_percent: form.tolerancePercent,
    lead_days: form.leadDays,
    transit_days: form.transitDays,
    delivery_term: form.deliveryTerm,
    delivery_place: form.deliveryPlace ?? null,
    advance_percent: form.advancePercent,
    credit_days: form.creditDays,
    balance: form.creditDays > 0 ? ('on_credit' as const) : ('before_dispatch' as const),
    sample: form.sample,
    badges: [...new Set(form.badges)],
    note: form.note ?? null,
  };
}

function rateColumns({ rate, mill, minimum, breaks, ...terms }: ReadTerms, { quantity }: AskedQuantity) {
  return {
    currency: rate.price.currency,
    unit: rate.unit,
    rate_minor: rate.price.minor,
    supplier_rate_minor: mill.rate.price.minor,
    margin_basis_points: Number(mill.marginBasisPoints),
    quantity_thousandths: quantity.thousandths,
    minimum_thousandths: minimum.total?.thousandths ?? null,
    minimum_per_colour_thousandths: minimum.perColour?.thousandths ?? null,
    quantity_breaks: breaks.map((step) => ({
      fromThousandths: String(step.from.thousandths),
      rateMinor: String(step.rate.price.minor),
    })),
    valid_till: terms.validTill,
    expires_at: terms.expiresAt,
    dispatch_by: terms.dispatchBy,
    offered: terms.offered,
  };
}

type Priced = {
  request: RequestRow;
  deliveryTerm: QuoteForm['deliveryTerm'];
  terms: ReadTerms;
  quantities: AskedQuantity;
  hsn: string;
  now: Date;
};

async function costColumns(tx: Queries, { request, deliveryTerm, terms, quantities, hsn, now }: Priced) {
  const { appliedRate, fabricCost } = priceFabric(terms, quantities);
  const { logisticCost } = terms;
  const { market } = request;
  const deliverTo = pincodeOf(request);
  const { gst, lines } = await taxesOf(tx, { market, hsn, deliverTo, fabricCost, logisticCost, now });
  const landed = landedRate(costLines(fabricCost, logisticCost, gst), quantities.quantity, deliveryTerm);
  return {
    applied_rate_minor: appliedRate.price.minor,
    fabric_cost_minor: fabricCost.minor,
    logistic_cost_minor: logisticCost?.minor ?? null,
    gst_minor: gst?.minor ?? null,
    landed_rate_minor: landed?.price.minor ?? null,
    tax_lines: lines.map(({ label, basisPoints, amount }) => ({
      label,
      basisPoints,
      minor: String(amount.minor),
    })),
  };
}

function pincodeOf({ sheet }: RequestRow): string {
  const reading = parseFreightPincode(sheet.deliverTo ?? '');
  return reading.ok ? reading.pincode : '';
}
