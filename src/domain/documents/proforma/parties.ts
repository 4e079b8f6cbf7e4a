/** Seller and buyer as a tax officer or a bank must find them. */
import { countryName } from '#domain/account/address/country-name.ts';
import { gstStateName } from '#domain/account/tax-numbers/gst-states.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import type { Party } from '../sheet.ts';
import type { PlaceFacts, SellerFacts } from './proforma-facts.ts';

export type BuyerFacts = {
  readonly market: Market;
  readonly billTo: PlaceFacts;
  readonly shipTo: PlaceFacts;
  readonly buyerTaxNumber: string | null;
};

export function sellerParty(seller: SellerFacts, isExport: boolean): Party {
  return {
    label: isExport ? 'Seller and exporter' : 'Seller',
    name: seller.legalName,
    lines: [
      seller.address,
      `GSTIN: ${seller.gstin}`,
      `PAN: ${panOf(seller.gstin)}`,
      `State: ${stateText(seller.stateCode)}`,
      ...(isExport ? [`IEC: ${orPlaceholder(seller.iec)}`] : []),
      ...(isExport && seller.lut !== null ? [`LUT: ${seller.lut}`] : []),
    ],
  };
}

export function buyerParties({ market, billTo, shipTo, buyerTaxNumber }: BuyerFacts): Party[] {
  const { taxNumber } = MARKET_RULES[market];
  const taxLines = taxNumber ? [`${taxNumber.toUpperCase()}: ${orPlaceholder(buyerTaxNumber)}`] : [];
  return [
    { label: 'Bill to', name: billTo.company, lines: [...placeLines(billTo), ...taxLines] },
    { label: 'Ship to', name: shipTo.company, lines: placeLines(shipTo) },
  ];
}

export function placeLines(place: PlaceFacts): string[] {
  // A city that is a state of its own is named once.
  const region = place.region === place.city ? null : place.region;
  const town = [place.city, region, place.postcode].filter(Boolean).join(', ');
  const state = place.stateCode === null ? [] : [`State: ${stateText(place.stateCode)}`];
  return [place.line1, ...(place.line2 ? [place.line2] : []), town, countryName(place.country), ...state];
}

/** As tax officers read it: 29-Karnataka. */
export function stateText(code: string): string {
  return `${code}-${gstStateName(code)}`;
}

/** The holder's own number stands inside every GST number. */
function panOf(gstin: string): string {
  return gstin.slice(2, 12);
}

export function isExportSale(market: Market): boolean {
  return MARKET_RULES[market].taxKind === 'zero_rated_export';
}
