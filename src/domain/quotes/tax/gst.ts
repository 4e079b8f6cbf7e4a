/** Which tax a sale carries and how much: to the paisa, on the whole invoice and never on single rolls. */
import {
  gstState,
  isSameGstState,
  type LocalTax,
  OTHER_COUNTRIES,
} from '#domain/account/tax-numbers/gst-states.ts';
import { divideHalfUp, writeScaled } from '#domain/shared/decimal.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { addMoney, type Currency, type Money, money } from '#domain/shared/money.ts';

export const ZERO_RATED_EXPORT = 'Zero-rated export (LUT)';

export type TaxLabel = 'CGST' | LocalTax | 'IGST' | typeof ZERO_RATED_EXPORT;
export type TaxLine = { readonly label: TaxLabel; readonly basisPoints: number; readonly amount: Money };

export type TaxCase = {
  readonly market: Market;
  readonly sellerState: string;
  readonly placeOfSupply: string;
  /** The whole rate: 500 is 5 percent, of which centre and state take half each. */
  readonly basisPoints: number;
};

export function gstLines({ taxable, ...taxCase }: TaxCase & { readonly taxable: Money }): TaxLine[] {
  return taxShares(taxCase).map((share) => ({ ...share, amount: taxOn(taxable, share.basisPoints) }));
}

/** Both halves of a rate give the same amount, so centre and state are equal to the paisa as the law wants. */
export function taxOn({ minor, currency }: Money, basisPoints: number): Money {
  return money(divideHalfUp(minor * BigInt(basisPoints * 2), 20_000n), currency);
}

/** Taxes of one invoice together. */
export function sumTaxes(lines: readonly TaxLine[], currency: Currency): Money {
  return lines.reduce((sum, { amount }) => addMoney(sum, amount), money(0n, currency));
}

/** "27 → 29: IGST 5 %" */
export function taxPreview(taxCase: TaxCase): string {
  const taxes = taxShares(taxCase).map(({ label, basisPoints }) =>
    label === ZERO_RATED_EXPORT ? label : `${label} ${decimalText(basisPoints)} %`,
  );
  return `${taxCase.sellerState} → ${taxCase.placeOfSupply}: ${taxes.join(' + ')}`;
}

function taxShares({ market, sellerState, placeOfSupply, basisPoints }: TaxCase): Omit<TaxLine, 'amount'>[] {
  if (MARKET_RULES[market].taxKind === 'zero_rated_export' || placeOfSupply === OTHER_COUNTRIES) {
    return [{ label: ZERO_RATED_EXPORT, basisPoints: 0 }];
  }
  if (!isSameGstState(sellerState, placeOfSupply)) return [{ label: 'IGST', basisPoints }];
  const half = basisPoints / 2;
  return [
    { label: 'CGST', basisPoints: half },
    { label: gstState(placeOfSupply)?.localTax ?? 'SGST', basisPoints: half },
  ];
}

/** "2.5%" of 250 basis points. */
export function percentText(basisPoints: number): string {
  return `${decimalText(basisPoints)}%`;
}

function decimalText(basisPoints: number): string {
  return writeScaled(BigInt(Math.round(basisPoints * 10)), 3, 'western', 'needed');
}
