/** What documents of an order have in common: goods, amounts, parties. */
import { writeComposition } from '#domain/catalogue/construction/quality-string.ts';
import { FABRIC_TYPE_LABEL } from '#domain/catalogue/fabric-type.ts';
import { isExportSale } from '#domain/documents/proforma/parties.ts';
import type {
  OrderAmounts,
  OrderedGoods,
  ProformaFacts,
  SellerFacts,
} from '#domain/documents/proforma/proforma-facts.ts';
import { deliveryChoices } from '#domain/orders/delivery-choice.ts';
import { INCOTERM_2020, isCollected } from '#domain/quotes/delivery-term.ts';
import { askedFabricType } from '#domain/requests/wizard/draft-choices.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { type Money, money } from '#domain/shared/money.ts';
import { findBin } from '#server/capabilities/account/find-bin.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { findLines } from '#server/capabilities/orders/find-lines.ts';
import type { SellerTerms } from '#server/capabilities/payments/sellers/find-seller-terms.ts';
import { sellerAddress } from '#server/capabilities/payments/sellers/seller-address.ts';
import type { Queries } from '#server/db/database.ts';

export function amountsOf(order: OrderRow): OrderAmounts {
  const amount = (minor: bigint): Money => money(minor, order.currency);
  return {
    fabricCost: amount(order.fabric_cost_minor),
    creditCost: amount(order.credit_cost_minor),
    logisticCost: amount(order.logistic_cost_minor),
    taxLines: order.tax_lines.map(({ label, basisPoints, minor }) => ({
      label,
      basisPoints,
      amount: amount(BigInt(minor)),
    })),
    roundOff: amount(order.round_off_minor),
    total: amount(order.total_minor),
  };
}

export async function goodsOf(db: Queries, order: OrderRow): Promise<OrderedGoods> {
  const { specification, unit } = order;
  const fabricType = askedFabricType(specification);
  const lines = await findLines(db, order);
  return {
    quality: order.quality,
    composition: writeComposition(specification.compositions) || null,
    widthInches: specification.width,
    gsm: specification.weightUnit === 'gsm' ? specification.weight : null,
    finish: fabricType && FABRIC_TYPE_LABEL[fabricType],
    hsn: order.hsn,
    lines: lines.map(({ colour, quantity_thousandths: thousandths }) => ({
      colour,
      quantity: { thousandths, unit },
    })),
    quantity: { thousandths: order.quantity_thousandths, unit },
    rate: { price: money(order.rate_minor, order.currency), unit },
    tolerancePercent: order.tolerance_percent,
  };
}

/** What only exports print is left out at home: another letter of undertaking makes no other document there. */
export function sellerFacts(
  { seller }: Pick<SellerTerms, 'seller'>,
  { market }: Pick<OrderRow, 'market'>,
): SellerFacts {
  const isExport = isExportSale(market);
  return {
    legalName: seller.legal_name,
    gstin: seller.gstin,
    stateCode: seller.state_code,
    address: sellerAddress(seller),
    lut: isExport ? seller.lut : null,
    iec: isExport ? seller.iec : null,
  };
}

type Buyer = Pick<ProformaFacts, 'market' | 'billTo' | 'shipTo' | 'buyerTaxNumber'>;

export async function buyerFacts(db: Queries, order: OrderRow): Promise<Buyer> {
  const { market, billing, shipping, gstin } = order;
  const hasBin = MARKET_RULES[market].taxNumber === 'bin';
  const buyerTaxNumber = hasBin ? await findBin(db, order.brand_id) : gstin;
  return { market, billTo: billing, shipTo: shipping, buyerTaxNumber };
}

export function deliveryFacts(order: OrderRow) {
  const place = deliveryPlace(order);
  return {
    deliveryTermLabel: deliveryTermLabel(order),
    deliveryPlace: place,
    incoterm: `${INCOTERM_2020[order.delivery_term]} ${place ?? order.shipping.city}`,
    latestShipment: order.dispatch_by,
  };
}

/** Whoever collects the goods does so at the mill; everything else goes to the port that was agreed or the address. */
function deliveryPlace({ delivery_place: agreed, delivery_term: term, city }: OrderRow): string | null {
  return agreed ?? (isCollected(term) ? city : null);
}

function deliveryTermLabel({ market, delivery_term: wanted }: OrderRow): string {
  return deliveryChoices(market, wanted, true).find(({ term }) => term === wanted)?.label ?? wanted;
}
