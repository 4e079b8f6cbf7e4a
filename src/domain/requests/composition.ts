/** What a fabric is made of must be complete, add up to 100 and, in a blend, have a fibre that leads. */
import type { FabricCategory } from '../catalogue/fabric-category.ts';
import { type Fibre, type FibreKind, fibreOf } from '../catalogue/fibre.ts';
import type { ProblemOf } from '../shared/problem-list.ts';
import { type CompositionKind, isSingleFibreOf } from './composition-type.ts';
import type { RequestFormProblems } from './request-problem.ts';

export const MAIN_FIBRE_MIN_PERCENT = 51;
const WHOLE_PERCENT = 100;

/** As typed: a row may still lack its fibre or its share. */
export type FibreShare = { readonly categoryId: number | null; readonly percentage: number | null };

export type Composition = {
  readonly category: FabricCategory;
  readonly kind: CompositionKind;
  readonly shares: readonly FibreShare[];
};

export type CompositionProblem = ProblemOf<RequestFormProblems>;

/** Cotton route: cotton or a polyester leads. The other route: viscose leads. */
const LEADERS: Readonly<Record<FabricCategory, readonly FibreKind[]>> = {
  cotton: ['cotton', 'polyester'],
  denim: ['cotton', 'polyester'],
  polyester: ['cotton', 'polyester'],
  rayon: ['viscose'],
};

type Part = { readonly fibre: Fibre; readonly hundredths: number };

export function compositionProblem({ category, kind, shares }: Composition): CompositionProblem | null {
  if (shares.length === 0) return { code: 'request_fibres_missing' };
  const parts: Part[] = [];
  for (const share of shares) {
    const part = partOf(share);
    if (!part) return { code: 'request_fibre_row_incomplete' };
    parts.push(part);
  }
  return (
    sumProblem(parts) ?? (kind === 'single' ? singleProblem(parts, category) : blendProblem(parts, category))
  );
}

/** Shares are counted in hundredths of a percent, so that 33.3 + 33.3 + 33.4 is exactly 100. */
function partOf({ categoryId, percentage }: FibreShare): Part | null {
  const fibre = categoryId === null ? null : fibreOf(categoryId);
  if (!fibre || percentage === null || !(percentage > 0)) return null;
  const hundredths = Math.round(percentage * 100);
  const isFine = Math.abs(percentage * 100 - hundredths) < 1e-6;
  return isFine && hundredths > 0 && Number.isSafeInteger(hundredths) ? { fibre, hundredths } : null;
}

function sumProblem(parts: readonly Part[]): CompositionProblem | null {
  const sum = total(parts) / 100;
  if (sum === WHOLE_PERCENT) return null;
  const code = sum > WHOLE_PERCENT ? 'request_shares_above_whole' : 'request_shares_below_whole';
  return { code, params: { sum } };
}

/** "100% Cotton" is cotton: another fibre belongs to another fabric type, or into a blend. */
function singleProblem(parts: readonly Part[], category: FabricCategory): CompositionProblem | null {
  const [part] = parts;
  if (!part || parts.length > 1) return { code: 'request_single_fibre_only' };
  if (isSingleFibreOf(category, part.fibre.id)) return null;
  return { code: 'request_fibre_of_other_type', params: { fibre: part.fibre.id, category } };
}

/** Fibres of one kind count together: cotton and organic cotton are both cotton. */
function blendProblem(parts: readonly Part[], category: FabricCategory): CompositionProblem | null {
  const isLed = LEADERS[category].some(
    (leader) => total(parts.filter((part) => part.fibre.kind === leader)) >= MAIN_FIBRE_MIN_PERCENT * 100,
  );
  return isLed ? null : { code: 'request_main_fibre_short', params: { category } };
}

function total(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.hundredths, 0);
}
