/** Where goods are supplied in the eyes of the tax law; with the seller's state it decides which tax is charged. */
import type { AddressOwnership } from '#domain/account/address/address-use.ts';
import { isSameGstState, OTHER_COUNTRIES, todaysGstState } from '#domain/account/tax-numbers/gst-states.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';

export type Supply = {
  readonly market: Market;
  /** Of the GST number that is billed; null for a buyer without one, or who takes no credit for it. */
  readonly billedGstState: string | null;
  /** States of all GST numbers of the buyer. */
  readonly registeredStates: readonly string[];
  /** Where the goods end up, whoever carries them there. */
  readonly shipTo: { readonly state: string; readonly whose: AddressOwnership };
};

/**
 * Collecting at the mill does not make a sale local: the goods still end where the buyer takes them (IGST Act
 * s.10(1)(a)). For whoever is not registered the state of delivery counts, also where the bill goes elsewhere
 * (s.10(1)(ca), Circular 209/3/2024); goods for a third person are supplied where the billed number is (s.10(1)(b)).
 */
export function placeOfSupply(supply: Supply): string {
  const { market, billedGstState, shipTo } = supply;
  if (MARKET_RULES[market].taxKind === 'zero_rated_export') return OTHER_COUNTRIES;
  const endsWithBuyer = shipTo.whose === 'own' && !isOwnPlaceOfAnotherRegistration(supply);
  return todaysGstState(billedGstState === null || endsWithBuyer ? shipTo.state : billedGstState);
}

/** The buyer is registered where the goods go but bills another number: the form asks which of the two it means. */
export function asksWhichGstin(supply: Supply): boolean {
  return (
    MARKET_RULES[supply.market].taxKind === 'gst' &&
    supply.shipTo.whose === 'own' &&
    isOwnPlaceOfAnotherRegistration(supply)
  );
}

/**
 * Tax of the seller's own state is credit in that state alone: a buyer registered elsewhere pays it for good (GSTR-2B
 * marks such invoices as not available).
 */
export function losesInputCredit(supply: Supply, sellerState: string): boolean {
  const { market, billedGstState } = supply;
  if (MARKET_RULES[market].taxKind !== 'gst' || billedGstState === null) return false;
  const place = placeOfSupply(supply);
  return isSameGstState(place, sellerState) && !isSameGstState(place, billedGstState);
}

/** The law treats each registration as a person of its own, so goods for another one go to a third party. */
function isOwnPlaceOfAnotherRegistration({ billedGstState, registeredStates, shipTo }: Supply): boolean {
  if (billedGstState === null || isSameGstState(shipTo.state, billedGstState)) return false;
  return registeredStates.some((state) => isSameGstState(state, shipTo.state));
}
