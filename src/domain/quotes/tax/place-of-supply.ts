/** Where goods are supplied in the eyes of the tax law; with the seller's state it decides which tax is charged. */
import type { AddressOwnership } from '#domain/account/address/address-use.ts';
import { isSameGstState, OTHER_COUNTRIES, todaysGstState } from '#domain/account/tax-numbers/gst-states.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';

export type Supply = {
  readonly market: Market;
  /** Of the GST number that is billed; for a buyer without one, of the address on record. */
  readonly billingState: string;
  /** States of all GST numbers of the buyer. */
  readonly registeredStates: readonly string[];
  /** Where the goods end up, whoever carries them there; null while nobody has said. */
  readonly shipTo: { readonly state: string; readonly whose: AddressOwnership } | null;
};

/** Collecting at the mill does not make a sale local: the goods still end where the buyer takes them. */
export function placeOfSupply(supply: Supply): string {
  const { market, billingState, shipTo } = supply;
  if (MARKET_RULES[market].taxKind === 'zero_rated_export') return OTHER_COUNTRIES;
  const endsWithBuyer = shipTo?.whose === 'own' && !isOwnPlaceOfAnotherRegistration(supply);
  return todaysGstState(endsWithBuyer ? shipTo.state : billingState);
}

/** The buyer is registered where the goods go but bills another number: the form asks which of the two it means. */
export function asksWhichGstin(supply: Supply): boolean {
  return (
    MARKET_RULES[supply.market].taxKind === 'gst' &&
    supply.shipTo?.whose === 'own' &&
    isOwnPlaceOfAnotherRegistration(supply)
  );
}

/** The law treats each registration as a person of its own, so goods for another one go to a third party. */
function isOwnPlaceOfAnotherRegistration({ billingState, registeredStates, shipTo }: Supply): boolean {
  if (shipTo === null || isSameGstState(shipTo.state, billingState)) return false;
  return registeredStates.some((state) => isSameGstState(state, shipTo.state));
}
