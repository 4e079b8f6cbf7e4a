/** Amounts, lengths and rates travel as text, so that no digit is lost: written so here, and read back into exact figures. */
import type { Length, LengthUnit } from './length.ts';
import type { Currency, Money } from './money.ts';

export type WireMoney = { minor: string; currency: Currency };
export type WireLength = { thousandths: string; unit: LengthUnit };
export type WireRate = { price: WireMoney; unit: LengthUnit };
type Rate = { readonly price: Money; readonly unit: LengthUnit };

export function moneyView({ minor, currency }: Money): WireMoney {
  return { minor: String(minor), currency };
}

export function lengthView({ thousandths, unit }: Length): WireLength {
  return { thousandths: String(thousandths), unit };
}

export function rateView({ price, unit }: Rate): WireRate {
  return { price: moneyView(price), unit };
}

export function moneyOf({ minor, currency }: WireMoney): Money {
  return { minor: BigInt(minor), currency };
}

export function lengthOf({ thousandths, unit }: WireLength): Length {
  return { thousandths: BigInt(thousandths), unit };
}

export function rateOf({ price, unit }: WireRate): Rate {
  return { price: moneyOf(price), unit };
}

/** A price nobody gave stays unknown. */
export function knownRateOf(rate: WireRate | null): Rate | null {
  return rate && rateOf(rate);
}
