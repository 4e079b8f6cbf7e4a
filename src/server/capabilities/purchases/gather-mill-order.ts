/** What an order to a mill says: the mill's rate and terms of the version that the buyer approved. */

import type { MillOrderFacts } from '#domain/purchases/mill-order-sheet.ts';
import { millRate } from '#domain/purchases/mill-rate.ts';
import { USUAL_PAYMENT_DAYS } from '#domain/purchases/payment-due.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar.ts';
import { money, multiplyByQuantity } from '#domain/shared/money.ts';
import { clothForMill } from '#domain/suppliers/enquiry-for-mill.ts';
import { sellerFacts } from '#server/capabilities/documents/issue/order-facts.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { findLines } from '#server/capabilities/orders/find-lines.ts';
import { findSellerOn, type SellerRow } from '#server/capabilities/payments/sellers/find-seller-terms.ts';
import { findRequest } from '#server/capabilities/requests/lock-request.ts';
import { deliveryForMills } from '#server/capabilities/requests/suppliers/delivery-for-mills.ts';
import { findMillOnPaper } from '#server/capabilities/requests/suppliers/find-supplier.ts';
import type { Queries } from '#server/db/database.ts';
import { approvedVersion, type Quoted } from './purchases.store.ts';

export type MillOrder = { seller: SellerRow; supplierId: string; facts: Omit<MillOrderFacts, 'number'> };

/** Null where no mill's quote stands behind the order: ready cloth is bought before it is sold. */
export async function gatherMillOrder(
  tx: Queries,
  order: OrderRow,
  { today, now }: { today: CalendarDay; now: Date },
): Promise<MillOrder | null> {
  const { brand_id: brandId, quote_id: quoteId, quote_version: version, request_fab_id: fabId } = order;
  if (quoteId === null || version === null || fabId === null) return null;
  const quoted = await approvedVersion(tx, { brandId, quoteId, version });
  if (!quoted) return null;
  const seller = await findSellerOn(tx, order, today, now);
  const request = await findRequest(tx, brandId, fabId);
  const lines = await findLines(tx, order);
  const { unit } = order;
  return {
    seller,
    supplierId: quoted.supplier_id,
    facts: {
      ...termsOf(order, quoted, today),
      enquiryNumber: quoted.request_number,
      buyer: sellerFacts({ seller }, { market: 'IN' }),
      mill: await findMillOnPaper(tx, quoted.supplier_id),
      quality: order.quality,
      cloth: clothForMill(order.specification, request.sheet).facts,
      lines: lines.map(({ colour, quantity_thousandths: thousandths }) => ({
        colour,
        quantity: { thousandths, unit },
      })),
      deliveryTo: await deliveryForMills(tx, request),
    },
  };
}

function termsOf(order: OrderRow, quoted: Quoted, today: CalendarDay) {
  const { currency, unit } = order;
  const quantity = { thousandths: order.quantity_thousandths, unit };
  const rate = millRate(
    {
      rate: { price: money(quoted.supplier_rate_minor, currency), unit },
      marginBasisPoints: BigInt(quoted.margin_basis_points),
      breaks: quoted.quantity_breaks.map(({ fromThousandths, rateMinor }) => ({
        from: { thousandths: BigInt(fromThousandths), unit },
        rate: { price: money(BigInt(rateMinor), currency), unit },
      })),
    },
    quantity,
  );
  return {
    orderedOn: today,
    readyOn: addDays(today, quoted.ready_days ?? quoted.lead_days),
    hsn: quoted.hsn,
    quantity,
    rate,
    goods: multiplyByQuantity(rate.price, quantity.thousandths),
    tolerancePercent: quoted.tolerance_percent,
    paymentDays: quoted.payment_days ?? USUAL_PAYMENT_DAYS,
    deviations: quoted.deviations,
  };
}
