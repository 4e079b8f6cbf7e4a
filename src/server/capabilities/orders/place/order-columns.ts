/** The row of a new order: everything frozen as it stands now. */
import { searchableText } from '#domain/catalogue/construction/search-spelling.ts';
import { needsApprovalCode } from '#domain/orders/approval-code.ts';
import type { OrderApproval } from '#domain/orders/order-approval.ts';
import { orderLifecycle } from '#domain/orders/order-status.ts';
import { orderValidationLifecycle } from '#domain/orders/order-validation.ts';
import { exchangeRateText } from '#domain/orders/totals/exchange-rate.ts';
import type { OrderTotals } from '#domain/orders/totals/order-totals.ts';
import type { NewOrder } from '#server/capabilities/order-records/orders.store.ts';
import { frozenCardOf } from '../list/order-card.ts';
import type { OrderTax } from '../pricing/find-tax.ts';
import type { OrderDraft } from './draft-order.ts';

/** An order whose every amount is known. */
export type PricedDraft = OrderDraft & { totals: OrderTotals; tax: OrderTax };

export type Naming = {
  orderId: string;
  number: string;
  policyVersion: string | null;
  now: Date;
  heldUntil: Date;
  /** Whether a colleague is asked. */
  approval: OrderApproval | null;
};

export function orderColumns(draft: PricedDraft, naming: Naming): NewOrder {
  const order = frozenColumns(draft, naming);
  return { ...order, card: frozenCardOf(order) };
}

function frozenColumns(draft: PricedDraft, naming: Naming): Omit<NewOrder, 'card'> {
  const { orderer } = draft;
  const { orderId, number, policyVersion, now, heldUntil, approval } = naming;
  return {
    order_id: orderId,
    brand_id: orderer.brandId,
    customer_id: orderer.customerId,
    assigned_to: draft.goods.quoted?.request.assigned_to ?? orderer.customerId,
    number,
    status: orderLifecycle.start,
    validation: orderValidationLifecycle.start,
    policy_version: policyVersion,
    ...goodsColumns(draft),
    ...amountColumns(draft),
    ...detailColumns(draft),
    search_text: searchText(draft, number),
    held_until: heldUntil,
    approval_state: approval,
    created_at: now,
    listed_at: now,
  };
}

/** Its numbers, its cloth and its colours, spelled as a search is. */
function searchText({ goods, ordered, details }: PricedDraft, number: string): string {
  const colours = ordered.lines.map(({ colour }) => colour);
  const searched = [number, details.poNumber, goods.quality, goods.specification.color, ...colours];
  return searchableText(searched.filter(Boolean).join(' '));
}

function goodsColumns({ goods, ordered, priced, dispatchBy }: PricedDraft) {
  const quote = goods.quoted?.quote;
  const { whole } = ordered.quantity;
  return {
    source: goods.source,
    kind: goods.kind,
    fab_id: goods.fabId,
    request_fab_id: quote ? goods.fabId : null,
    quality_fab_id: quote ? null : goods.fabId,
    quote_id: quote?.quote_id ?? null,
    quote_version: quote?.version ?? null,
    supplier_id: goods.mill.supplierId,
    quality: goods.quality,
    specification: goods.specification,
    hsn: goods.hsn,
    badges: [...goods.badges],
    quantity_thousandths: whole.thousandths,
    unit: whole.unit,
    tolerance_percent: goods.tolerancePercent,
    lead_days: goods.leadDays,
    transit_days: priced.freight.transitDays,
    dispatch_by: dispatchBy,
    needs_approval_code: needsApprovalCode(goods.kind),
    exchange_rate: goods.exchangeRate && exchangeRateText(goods.exchangeRate.millionths),
  };
}

function amountColumns({ goods, details, totals, tax }: PricedDraft) {
  const { costs } = totals;
  return {
    seller_id: tax.sellerId,
    currency: totals.total.currency,
    rate_minor: totals.rate.price.minor,
    fabric_cost_minor: totals.fabric.minor,
    credit_cost_minor: totals.credit.minor,
    logistic_cost_minor: costs.logistic_cost?.minor ?? 0n,
    gst_minor: costs.gst?.minor ?? 0n,
    round_off_minor: totals.roundOff.minor,
    total_minor: totals.total.minor,
    tax_lines: totals.taxLines.map(({ label, basisPoints, amount }) => ({
      label,
      basisPoints,
      minor: String(amount.minor),
    })),
    place_of_supply: tax.taxCase.placeOfSupply,
    tax_preview: tax.preview,
    credit_days: details.creditDays,
    advance_percent: goods.planFor(details.creditDays).advancePercent,
  };
}

function detailColumns({ details, priced }: PricedDraft) {
  return {
    billing: details.billing,
    shipping: details.shipping,
    gstin: details.gst?.gstin ?? null,
    delivery_term: details.deliveryTerm,
    delivery_place: details.deliveryPlace ?? priced.freight.loadingPort ?? null,
    po_number: details.poNumber,
    po_file_id: details.poFileId,
    reference_code: details.referenceCode,
  };
}
