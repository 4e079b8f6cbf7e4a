/** What is true of the sale of a swatch on the day it is invoiced, and what is still missing for it. */
import { isExportSale } from '#domain/documents/proforma/parties.ts';
import { type CustomsRate, customsRateProblem } from '#domain/documents/tax/rupee-value.ts';
import {
  sellerPlaceProblem,
  tariffItemProblem,
  taxRateProblem,
  undertakingProblem,
} from '#domain/documents/tax/supply-problems.ts';
import { taxAmounts } from '#domain/documents/tax/tax-amounts.ts';
import type { TaxAmount, TaxParty } from '#domain/documents/tax/tax-document.ts';
import { placeOfSupply } from '#domain/quotes/tax/place-of-supply.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import type { Market } from '#domain/shared/market.ts';
import { money } from '#domain/shared/money.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { type BuyerPlace, billedParty, partyOf } from '#domain/swatches/swatch-invoice.ts';
import { findCustomerById } from '#server/capabilities/account/find-customer.ts';
import { listAddresses } from '#server/capabilities/addresses/list-addresses.ts';
import { type FrozenAddress, freezeAddress } from '#server/capabilities/order-records/frozen-address.ts';
import { findCustomsRate } from '#server/capabilities/orders/tables/find-customs-rate.ts';
import { findSellerRow, type SellerRow } from '#server/capabilities/payments/sellers/find-seller-terms.ts';
import { invoiceDayProblem } from '#server/capabilities/payments/sellers/paper-numbers.ts';
import { exportPapersOf } from '#server/capabilities/payments/sellers/seller-party.ts';
import { findSeller, findTaxRate } from '#server/capabilities/quotes/find-tax.ts';
import { listGstNumbers } from '#server/capabilities/tax-numbers/change-gst-numbers.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { findSwatchHsn } from '../find-swatch-cloth.ts';
import type { SwatchRow } from '../swatches.store.ts';

export type SwatchSupply = {
  day: CalendarDay;
  seller: SellerRow;
  isExport: boolean;
  buyer: TaxParty;
  consignee: TaxParty;
  placeOfSupply: string;
  rates: TaxAmount[];
  hsn: string;
  customsRate: CustomsRate | null;
};

/** Whoever sells at that instant, as with an order that is placed now. */
export async function swatchSeller(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
): Promise<SellerRow | null> {
  const current = await findSeller(db, clock.now());
  return current ? findSellerRow(db, current.seller_id) : null;
}

/** What is missing is refused in words before anything leaves. */
export async function swatchSupply(
  services: Pick<Services, 'clock'>,
  db: Queries,
  row: SwatchRow,
  { seller, tariffItem }: { seller: SellerRow; tariffItem: string | null },
): Promise<SwatchSupply> {
  const day = accountingDay(services.clock.now());
  const market = await marketOf(db, row);
  const isExport = isExportSale(market);
  const sold = await findSwatchHsn(db, row);
  const basisPoints = isExport ? 0 : await findTaxRate(db, sold, day);
  const customsRate = await findCustomsRate(db, row.currency, day);
  const shown = formatDay(day, DETAIL_DATE_FORMAT);
  const problems = {
    seller: sellerPlaceProblem(seller),
    customsRate: customsRateProblem(row.currency, customsRate, shown),
    tariffItem: tariffItemProblem(sold, tariffItem, isExport),
    lut: isExport ? undertakingProblem(exportPapersOf(seller), day) : null,
    hsn: taxRateProblem(sold, basisPoints, day),
    invoicedOn: await invoiceDayProblem(db, { seller, day }, services.clock.now()),
  };
  const found = Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null);
  if (found.length > 0) throw formRefusal(Object.fromEntries(found));
  const parties = await partiesOf(db, row, market);
  const sale = { market, sellerState: seller.state_code, placeOfSupply: parties.placeOfSupply };
  const taxable = money(0n, row.currency);
  const rates = taxAmounts({ ...sale, basisPoints: basisPoints ?? 0, taxable });
  return { day, seller, isExport, ...parties, rates, hsn: tariffItem ?? sold, customsRate };
}

async function marketOf(db: Queries, { customer_id }: SwatchRow): Promise<Market> {
  const customer = await findCustomerById(db, customer_id);
  if (!customer) throw new Refusal('not_found');
  return customer.market;
}

async function partiesOf(db: Queries, row: SwatchRow, market: Market) {
  const numbers = market === 'IN' ? await listGstNumbers(db, row.brand_id) : [];
  const addresses = await listAddresses(db, row.brand_id);
  const billing = addresses.find(({ defaultFor }) => defaultFor.includes('billing'));
  const delivery = buyerPlaceOf(row.address);
  const buyer = billedParty(
    delivery,
    billing ? buyerPlaceOf(freezeAddress(billing, row.address.company)) : null,
    numbers,
  );
  const isSamePlace = delivery.isOwn && delivery.stateCode === buyer.stateCode;
  return {
    buyer,
    consignee: partyOf(delivery, isSamePlace ? buyer.gstin : null),
    placeOfSupply: placeOfSupply({
      market,
      billedGstState: buyer.gstin === null ? null : buyer.stateCode,
      registeredStates: numbers.map(({ stateCode }) => stateCode),
      shipTo: { state: delivery.stateCode ?? '', whose: row.address.ownership },
    }),
  };
}

function buyerPlaceOf(address: FrozenAddress): BuyerPlace {
  const { company: legalName, line1, line2, city, postcode, stateCode, country, ownership } = address;
  return { legalName, line1, line2, city, postcode, stateCode, country, isOwn: ownership === 'own' };
}
