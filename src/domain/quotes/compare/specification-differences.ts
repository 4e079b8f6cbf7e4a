/** Where an offered specification leaves the asked one, so that a cheap quote for other cloth does not look like a bargain. */

import { gsmOfGlm } from '#domain/catalogue/construction/fabric-weight.ts';
import { writeComposition } from '#domain/catalogue/construction/quality-string.ts';
import { parseYarn, writeYarn } from '#domain/catalogue/construction/yarn.ts';
import { roundHalfUp } from '#domain/catalogue/construction/yarn-count.ts';
import type { WeightUnit } from '#domain/catalogue/fabric-measure.ts';
import { FABRIC_TYPE_LABEL, type FabricType } from '#domain/catalogue/fabric-type.ts';
import { CERTIFICATION_LABEL, type Certification } from '#domain/catalogue/quality-mark.ts';
import { LOOM_LABEL, type Loom, YARN_TYPE_LABEL, type YarnType } from '#domain/catalogue/yarn-and-loom.ts';
import { PLACEHOLDER } from '#domain/shared/placeholder.ts';

export type FabricSpecification = {
  readonly compositions: readonly { readonly categoryId: number; readonly percentage: number }[];
  readonly fabricType: FabricType | null;
  readonly widthInches: number | null;
  readonly weight: { readonly value: number; readonly unit: WeightUnit } | null;
  readonly warp: string | null;
  readonly weft: string | null;
  readonly epi: number | null;
  readonly ppi: number | null;
  /** Missing in quotes from before it was asked. */
  readonly yarnType?: YarnType | null;
  readonly loom: Loom | null;
  readonly certification: Certification | null;
};

type ComparedField = keyof FabricSpecification;

export type Difference = {
  readonly field: ComparedField;
  readonly label: string;
  readonly requested: string;
  /** The placeholder when the supplier does not say. */
  readonly offered: string;
};

/** What mills may miss by without anybody calling it another cloth. */
const TOLERANCE = { gsmPercent: 5, threads: 2 } as const;

type Rule = {
  readonly label: string;
  readonly text: (specification: FabricSpecification) => string | null;
  readonly isSame: (requested: FabricSpecification, offered: FabricSpecification) => boolean;
};

const RULES: Readonly<Record<ComparedField, Rule>> = {
  compositions: textRule(
    'Composition',
    ({ compositions }) => writeComposition(byFibre(compositions)) || null,
  ),
  fabricType: textRule('Finish', ({ fabricType }) => fabricType && FABRIC_TYPE_LABEL[fabricType]),
  // The asked width is the least that will do.
  widthInches: {
    label: 'Width',
    text: ({ widthInches }) => (widthInches === null ? null : `${widthInches}"`),
    isSame: (requested, offered) => (offered.widthInches ?? 0) >= (requested.widthInches ?? 0),
  },
  weight: { label: 'Weight', text: weightText, isSame: isSameWeight },
  warp: textRule('Warp', ({ warp }) => yarnText(warp)),
  weft: textRule('Weft', ({ weft }) => yarnText(weft)),
  epi: threadsRule('EPI', ({ epi }) => epi),
  ppi: threadsRule('PPI', ({ ppi }) => ppi),
  yarnType: textRule('Yarn', ({ yarnType }) => (yarnType ? YARN_TYPE_LABEL[yarnType] : null)),
  loom: textRule('Loom', ({ loom }) => loom && LOOM_LABEL[loom]),
  certification: textRule(
    'Certification',
    ({ certification }) => certification && CERTIFICATION_LABEL[certification],
  ),
};

/** What the buyer left open cannot differ; what the supplier does not say does. */
export function specificationDifferences(
  requested: FabricSpecification,
  offered: FabricSpecification,
): Difference[] {
  return (Object.keys(RULES) as ComparedField[]).flatMap((field) => {
    const { label, text, isSame } = RULES[field];
    const [wanted, given] = [text(requested), text(offered)];
    if (wanted === null || (given !== null && isSame(requested, offered))) return [];
    return [{ field, label, requested: wanted, offered: given ?? PLACEHOLDER }];
  });
}

function textRule(label: string, text: Rule['text']): Rule {
  const plain = (specification: FabricSpecification) => text(specification)?.replace(/\s/g, '').toLowerCase();
  return { label, text, isSame: (requested, offered) => plain(requested) === plain(offered) };
}

function threadsRule(label: string, threads: (specification: FabricSpecification) => number | null): Rule {
  return {
    label,
    text: (specification) => threads(specification)?.toString() ?? null,
    isSame: (requested, offered) =>
      Math.abs((threads(requested) ?? 0) - (threads(offered) ?? 0)) <= TOLERANCE.threads,
  };
}

/** 40 and 40s are one yarn. */
function yarnText(typed: string | null): string | null {
  const reading = typed === null ? null : parseYarn(typed);
  return reading?.ok ? writeYarn(reading.yarn) : typed;
}

/** The same blend listed in another order is the same blend. */
function byFibre(shares: FabricSpecification['compositions']): FabricSpecification['compositions'] {
  return shares.toSorted((a, b) => a.categoryId - b.categoryId);
}

function gsmOf({ weight, widthInches }: FabricSpecification, otherWidth: number | null): number | null {
  if (weight === null || weight.unit === 'gsm') return weight?.value ?? null;
  const width = widthInches ?? otherWidth;
  return width === null ? null : gsmOfGlm(weight.value, width);
}

function weightText({ weight }: FabricSpecification): string | null {
  return weight && `${roundHalfUp(weight.value, 1)} ${weight.unit.toUpperCase()}`;
}

function isSameWeight(requested: FabricSpecification, offered: FabricSpecification): boolean {
  const [wanted, given] = [gsmOf(requested, offered.widthInches), gsmOf(offered, requested.widthInches)];
  if (wanted === null || given === null) return weightText(requested) === weightText(offered);
  return Math.abs(given - wanted) * 100 <= TOLERANCE.gsmPercent * wanted + 1e-9;
}
