/** A mill reckons in rupees a metre; the buyer reads the currency of their market and the unit they asked in. */

import type { LengthUnit } from '#domain/shared/length.ts';
import { METRES_PER_YARD } from '#domain/shared/length.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';

/** Only for the demo's invented quotes; nothing real is ever converted by it. */
const DEMO_RUPEES_PER_DOLLAR = 90;
/** Packing for a voyage and papers for the customs. */
const EXPORT_FACTOR = 1.02;
/** Nobody in India quotes 93.87: rates go by half a rupee. Dollars go by the cent. */
const STEPS_PER_UNIT = { INR: 2, USD: 100 } as const;

export type SaleUnit = { readonly market: Market; readonly unit: LengthUnit };

/** As it is typed into the quote, with two decimals. */
export function marketRate(rupeesPerMetre: number, sale: SaleUnit): string {
  const perUnit = marketAmount(rupeesPerMetre, sale.market) * (sale.unit === 'yard' ? METRES_PER_YARD : 1);
  return rounded(perUnit, STEPS_PER_UNIT[MARKET_RULES[sale.market].currency]);
}

/** A sum for the whole delivery, such as freight. */
export function marketSum(rupees: number, market: Market): string {
  return rounded(marketAmount(rupees, market), 1);
}

function marketAmount(rupees: number, market: Market): number {
  return MARKET_RULES[market].currency === 'INR' ? rupees : (rupees * EXPORT_FACTOR) / DEMO_RUPEES_PER_DOLLAR;
}

function rounded(amount: number, steps: number): string {
  return (Math.max(1, Math.round(amount * steps)) / steps).toFixed(2);
}
