/** Suppliers and their quotes as the desk enters them; tests change what they are about. */
import type { CallInput } from '#contract/endpoint.ts';
import { reviseQuote, type StaffQuote, submitQuote } from '#contract/staff/quotes.ts';
import { addSupplier } from '#contract/staff/requests.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { financialYear } from '#domain/shared/financial-year.ts';
import type { CustomerVisitor, StaffVisitor, World } from '#tests/support/server/world.ts';
import { aSubmittedRequest, type RequestBody } from './requests.ts';

export type QuoteBody = CallInput<typeof reviseQuote>['body'];
type SupplierBody = CallInput<typeof addSupplier>['body'];

let suppliers = 0;

export function supplierBody(change: Partial<SupplierBody> = {}): SupplierBody {
  suppliers += 1;
  return {
    name: `Hidden Weavers ${suppliers} Pvt Ltd`,
    alias: `Mill ${String(suppliers).padStart(3, '0')}`,
    city: 'Bhiwandi',
    stateCode: '27',
    rating: 4.3,
    onTimePercent: 92,
    ordersDone: 118,
    msmeClass: null,
    fabricCategories: ['cotton'],
    isActive: true,
    gstin: null,
    contacts: [],
    ...change,
  };
}

export async function aSupplier({ services }: World, change: Partial<SupplierBody> = {}): Promise<string> {
  const body = supplierBody(change);
  const supplierId = services.ids.next();
  await services.db.unscoped
    .insertInto('suppliers')
    .values({
      supplier_id: supplierId,
      name: body.name,
      alias: body.alias,
      city: body.city,
      state_code: body.stateCode,
      rating_tenths: body.rating === null ? null : Math.round(body.rating * 10),
      on_time_percent: body.onTimePercent,
      orders_done: body.ordersDone,
      msme_class: body.msmeClass,
      fabric_categories: body.fabricCategories,
      is_active: body.isActive,
      created_at: services.clock.now(),
    })
    .execute();
  return supplierId;
}

/** Who writes the invoice: without one no tax can be named. */
export async function aSeller({ services }: World, stateCode = '27'): Promise<void> {
  await services.db.unscoped
    .insertInto('sellers')
    .values({
      seller_id: services.ids.next(),
      legal_name: 'Selvedge Trading Pvt Ltd',
      gstin: `${stateCode}AAPFU0939F1ZV`,
      state_code: stateCode,
      address: '14 Kalbadevi Road',
      city: 'Mumbai',
      pincode: '400002',
      lut: 'AD270426000123A',
      lut_dated_on: '2026-04-01',
      lut_financial_year: financialYear(services.clock.now()),
      iec: '0312345678',
      effective_from: services.clock.now(),
    })
    .execute();
}

/** ₹ 100.00 and 4.5 percent: the buyer sees ₹ 104.50. */
export function quoteBody(change: Partial<QuoteBody> = {}): QuoteBody {
  return {
    supplierRate: '100',
    marginPercent: '4.5',
    leadDays: 25,
    deliveryTerm: 'landed',
    deliveryPlace: 'Delhi',
    validTill: '2026-11-20',
    logisticCost: '6000',
    advancePercent: 20,
    creditDays: 30,
    ...change,
  };
}

export async function aQuote(
  { call }: StaffVisitor,
  fabId: string,
  { supplierId, ...change }: Partial<QuoteBody> & { supplierId?: string } = {},
): Promise<StaffQuote> {
  const supplier = supplierId ?? (await call(addSupplier, { body: supplierBody() })).supplierId;
  return call(submitQuote, { params: { fabId }, body: { supplierId: supplier, ...quoteBody(change) } });
}

export function revised(
  { call }: StaffVisitor,
  quoteId: string,
  change: Partial<QuoteBody> = {},
): Promise<StaffQuote> {
  return call(reviseQuote, { params: { quoteId }, body: quoteBody(change) });
}

/** A request of this buyer with one quote on it. */
export async function aQuotedRequest(
  buyer: CustomerVisitor,
  staff: StaffVisitor,
  { request = {}, quote = {} }: { request?: RequestBody; quote?: Partial<QuoteBody> } = {},
): Promise<{ fabId: string; quoteId: string; number: string }> {
  const { fabId } = await aSubmittedRequest(buyer, request);
  const { quoteId, number } = await aQuote(staff, fabId, quote);
  return { fabId, quoteId, number };
}

/** As the story would have left it. */
export async function putQuoteInStatus(
  { services }: World,
  quoteId: string,
  status: QuoteStatus,
): Promise<void> {
  await services.db.unscoped
    .updateTable('quotes')
    .set({ status, decline_reason_id: status === 'declined' ? 1 : null })
    .where('quote_id', '=', quoteId)
    .execute();
}
