/** A wish to hear of a quality fires when the line is crossed, and again only after it was crossed back. */
import { formatMoney } from '#domain/shared/format-money.ts';
import { compareMoney, type Money } from '#domain/shared/money.ts';

export const ALERT_KINDS = ['back_in_stock', 'below_rate'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** `isMet`: there is stock, or the rate is at the wanted one or below. */
export function alertStep(isArmed: boolean, isMet: boolean): { fires: boolean; isArmed: boolean } {
  return { fires: isArmed && isMet, isArmed: !isMet };
}

/** What is asked for must still be ahead: a rate that holds already would never be notified. */
export function lowerRateProblem(wanted: Money, current: Money | null): string | null {
  if (wanted.minor <= 0n) return 'Enter a rate above 0.';
  if (current === null || compareMoney(wanted, current) < 0) return null;
  return `Enter a rate below ${formatMoney(current)}.`;
}
