/** Everything that the delivery challan of a replacement says, but its number. */
import { ewayBillOf, type TransportMode } from '#domain/delivery/dispatch-papers.ts';
import type { ChallanLine, DeliveryChallan } from '#domain/documents/tax/delivery-challan.ts';
import type { CustomsRate } from '#domain/documents/tax/rupee-value.ts';
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import { exchangeRateText } from '#domain/orders/totals/exchange-rate.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Money } from '#domain/shared/money.ts';
import type { SellerRow } from '#server/capabilities/payments/sellers/find-seller-terms.ts';
import { sellerParty } from '#server/capabilities/payments/sellers/seller-party.ts';
import type { LockedIssue } from './lock-issue.ts';

/** What the desk types. */
export type SendReplacement = {
  issueId: string;
  /** In the unit of the order. */
  quantity: string;
  transporter: string;
  lrNumber: string;
  vehicleNumber?: string | undefined;
  transportMode?: TransportMode | undefined;
  ewayBill?: string | undefined;
};

type Goods = {
  issuedOn: CalendarDay;
  seller: SellerRow;
  rate: CustomsRate | null;
  lines: readonly ChallanLine[];
  taxable: Money;
  /** The first that is replaced from: buyer and consignee are those of the order on all of them. */
  invoice: TaxDocument;
};

export function challanDraft(
  { issue }: LockedIssue,
  typed: SendReplacement,
  { issuedOn, seller, rate, lines, taxable, invoice }: Goods,
): Omit<DeliveryChallan, 'number'> {
  const { supply, buyer, consignee, placeOfSupply, orderNumber, poNumber } = invoice;
  return {
    issuedOn,
    supply,
    seller: sellerParty(seller, supply !== 'domestic'),
    buyer,
    consignee,
    placeOfSupply,
    orderNumber,
    poNumber,
    claimNumber: issue.number,
    lines,
    taxable,
    rupeeRate: rate && { perUnit: exchangeRateText(rate.millionths), notifiedFrom: rate.effectiveFrom },
    transport: transportOf(typed, issuedOn),
  };
}

function transportOf(typed: SendReplacement, documentOn: CalendarDay): DeliveryChallan['transport'] {
  return {
    mode: typed.transportMode ?? 'road',
    transporter: typed.transporter.trim(),
    transporterGstin: null,
    documentNumber: typed.lrNumber.trim(),
    documentOn,
    vehicleNumber: typed.vehicleNumber?.toUpperCase() ?? null,
    distanceKm: null,
    ewayBill: ewayBillOf(typed.ewayBill),
  };
}
