/** A balance without a sign, with the side it stands on: "₹1,200.00 Dr". */
import { formatMoney } from '#domain/shared/format-money.ts';
import { money } from '#domain/shared/money.ts';
import { moneyOf, type WireMoney } from '#domain/shared/wire-figures.ts';
import { balanceSide } from './statement-csv.ts';

export function balanceText(amount: WireMoney): string {
  const { minor, currency } = moneyOf(amount);
  return `${formatMoney(money(minor < 0n ? -minor : minor, currency))} ${balanceSide(amount)}`.trim();
}
