/** The tax invoice of a shipment before it is written: what is true on its own day, and what is still missing for it. */
import {
  type AgreedPrice,
  type InvoicedGoods,
  type InvoiceFigures,
  invoiceFigures,
} from '#domain/delivery/invoice-figures.ts';
import { isExportSale } from '#domain/documents/proforma/parties.ts';
import { type CustomsRate, customsRateProblem, rupeeValue } from '#domain/documents/tax/rupee-value.ts';
import {
  sellerPlaceProblem,
  tariffItemProblem,
  taxRateProblem,
  undertakingProblem,
} from '#domain/documents/tax/supply-problems.ts';
import { taxAmounts } from '#domain/documents/tax/tax-amounts.ts';
import type { TaxAmount } from '#domain/documents/tax/tax-document.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { type CalendarDay, isCalendarDay } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import type { Money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { findCustomsRate } from '#server/capabilities/orders/tables/find-customs-rate.ts';
import { findSellerOn, type SellerRow } from '#server/capabilities/payments/sellers/find-seller-terms.ts';
import { invoiceDayProblem } from '#server/capabilities/payments/sellers/paper-numbers.ts';
import { exportPapersOf } from '#server/capabilities/payments/sellers/seller-party.ts';
import { findTaxRate } from '#server/capabilities/quotes/find-tax.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { agreedPrice } from '../billed-so-far.ts';

export type InvoiceDraft = {
  invoicedOn: CalendarDay;
  seller: SellerRow;
  goods: InvoicedGoods;
  agreed: AgreedPrice;
  figures: InvoiceFigures;
  taxes: TaxAmount[];
  /** Of the cloth; eight digits on an export. */
  hsn: string;
  /** Null: in rupees, or nobody has entered the rate of that day. */
  customsRate: CustomsRate | null;
  /** What the e-way bill goes by; null where it is not known. */
  inRupees: Money | null;
  /** Numbered here, and not in another program. */
  isOurs: boolean;
  /** The registry numbers it too: the seller is above the threshold, and the buyer is registered or abroad. */
  isRegistered: boolean;
  /** By the field that the desk mends, or null. */
  problems: Record<string, string | null>;
};

type AskedInvoice = {
  goods: InvoicedGoods;
  invoicedOn: string;
  /** All eight digits, as customs want them. */
  tariffItem?: string | undefined;
};

/** Seller, undertaking and rate are those of the invoice's day: goods and invoice make two of the three of s.14. */
export async function draftInvoice(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  order: OrderRow,
  { goods, invoicedOn: typed, tariffItem }: AskedInvoice,
): Promise<InvoiceDraft> {
  const now = clock.now();
  const invoicedOn = isCalendarDay(typed) ? typed : accountingDay(now);
  const seller = await findSellerOn(db, order, invoicedOn, now);
  const basisPoints = await findTaxRate(db, order.hsn, invoicedOn);
  const taxesOn = (taxable: Money) => taxesOf(order, seller, taxable, basisPoints ?? 0);
  const untaxed = agreedPrice(order);
  const rates = taxesOn({ minor: 0n, currency: order.currency }).map((tax) => tax.basisPoints);
  const agreed = { ...untaxed, taxBasisPoints: rates };
  const figures = invoiceFigures(agreed, goods);
  const customsRate = await findCustomsRate(db, order.currency, invoicedOn);
  const isExport = isExportSale(order.market);
  return {
    invoicedOn,
    seller,
    goods,
    agreed,
    figures,
    taxes: taxesOn(figures.taxable),
    hsn: tariffItem ?? order.hsn,
    customsRate,
    inRupees: rupeeValue(figures.total, customsRate),
    isOurs: !seller.invoices_elsewhere,
    isRegistered: seller.registers_invoices && (isExport || order.gstin !== null),
    problems: {
      seller: sellerPlaceProblem(seller),
      customsRate: customsRateProblem(order.currency, customsRate, formatDay(invoicedOn, DETAIL_DATE_FORMAT)),
      tariffItem: tariffItemProblem(order.hsn, tariffItem ?? null, isExport),
      lut: isExport ? undertakingProblem(exportPapersOf(seller), invoicedOn) : null,
      hsn: taxRateProblem(order.hsn, basisPoints, invoicedOn),
      invoicedOn: seller.invoices_elsewhere
        ? null
        : await invoiceDayProblem(db, { seller, day: invoicedOn }, now),
    },
  };
}

function taxesOf(order: OrderRow, seller: SellerRow, taxable: Money, basisPoints: number): TaxAmount[] {
  return taxAmounts({
    taxable,
    market: order.market,
    sellerState: seller.state_code,
    placeOfSupply: order.place_of_supply,
    basisPoints,
  });
}
