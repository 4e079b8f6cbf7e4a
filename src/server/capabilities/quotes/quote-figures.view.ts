/** Money, lengths, rates and cloth as they travel. */
import type { Quote } from '#contract/customer/quotes.ts';
import { WEIGHT_UNIT_CODE } from '#domain/catalogue/fabric-measure.ts';
import { FABRIC_TYPE_CODE } from '#domain/catalogue/fabric-type.ts';
import { CERTIFICATION_CODE } from '#domain/catalogue/quality-mark.ts';
import { LOOM_CODE } from '#domain/catalogue/yarn-and-loom.ts';
import type { FabricSpecification } from '#domain/quotes/compare/specification-differences.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Currency, Money } from '#domain/shared/money.ts';

type Measure = { currency: Currency; unit: LengthUnit };

export function moneyOf(amount: Money | null): { minor: string; currency: Currency } | null {
  return amount && { minor: String(amount.minor), currency: amount.currency };
}

export function rateOf(minor: bigint, { currency, unit }: Measure): Quote['rate'] {
  return { price: { minor: String(minor), currency }, unit };
}

export function lengthOf(thousandths: bigint, unit: LengthUnit): Quote['quantity'] {
  return { thousandths: String(thousandths), unit };
}

export function clothToCodes(cloth: FabricSpecification): Quote['offered'] {
  const { fabricType, weight, loom, certification } = cloth;
  return {
    compositions: cloth.compositions.map((share) => ({ ...share })),
    finishedFabricType: fabricType && FABRIC_TYPE_CODE[fabricType],
    width: cloth.widthInches,
    weight: weight?.value ?? null,
    weightUnit: WEIGHT_UNIT_CODE[weight?.unit ?? 'gsm'],
    warp: cloth.warp,
    weft: cloth.weft,
    epi: cloth.epi,
    ppi: cloth.ppi,
    yarnType: cloth.yarnType ?? null,
    loomType: loom && LOOM_CODE[loom],
    certification: certification && CERTIFICATION_CODE[certification],
  };
}
