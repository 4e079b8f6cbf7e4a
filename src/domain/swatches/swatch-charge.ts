/** What cutting and courier cost, and how the buyer gets it back with an order of the cloth. */
import type { Lifecycle } from '#domain/shared/lifecycle.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { type Money, money } from '#domain/shared/money.ts';

const CHARGE_MINOR = { IN: 250_00n, BD: 12_00n, INTL: 25_00n } as const satisfies Record<Market, bigint>;

export function swatchCharge(market: Market): Money {
  return money(CHARGE_MINOR[market], MARKET_RULES[market].currency);
}

export const SWATCH_CHARGE_STATES = ['due', 'paid', 'returned', 'dropped'] as const;
export type SwatchChargeState = (typeof SWATCH_CHARGE_STATES)[number];

/** The courier collects it; an order before that drops it. A buyer who cancels that order owes it again. */
export const swatchChargeLifecycle: Lifecycle<
  SwatchChargeState,
  'staff' | 'order' | 'ending' | 'cancellation'
> = {
  start: 'due',
  moves: {
    due: { paid: ['staff'], dropped: ['order', 'ending'] },
    paid: { returned: ['order'] },
    returned: { paid: ['cancellation'] },
    dropped: { paid: ['staff'], due: ['cancellation'] },
  },
};

export const SWATCH_RETURN_DAYS = 90;
const DAY_MS = 24 * 3600 * 1000;

/** Swatches asked for from then on come back with an order confirmed now. */
export function swatchReturnFrom(confirmedAt: Date): Date {
  return new Date(confirmedAt.getTime() - SWATCH_RETURN_DAYS * DAY_MS);
}

/** Orders confirmed until then bring the charge of a swatch back. */
export function swatchReturnUntil(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + SWATCH_RETURN_DAYS * DAY_MS);
}

/** What an order of the cloth does to the charge; null when it is settled already. */
export function chargeAfterOrder(state: SwatchChargeState): 'returned' | 'dropped' | null {
  if (state === 'paid') return 'returned';
  return state === 'due' ? 'dropped' : null;
}

/** What it is again when the buyer cancels the order that settled it; null when the order settled nothing. */
export function chargeAfterCancellation(state: SwatchChargeState): 'paid' | 'due' | null {
  if (state === 'returned') return 'paid';
  return state === 'dropped' ? 'due' : null;
}

/** Each is cut and packed by hand: a company waits for some before it asks for more. */
export const MOST_OPEN_SWATCHES = 20;
