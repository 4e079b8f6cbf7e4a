/** What a fabric is made of must be complete, add up to 100 and, in a blend, have a fibre that leads. */
import type { FabricCategory } from '../catalogue/fabric-category.ts';
import { type Fibre, type FibreKind, fibreOf } from '../catalogue/fibre.ts';
import {
  COMPOSITION_TYPE_LABEL,
  type CompositionKind,
  isSingleFibreOf,
  SINGLE_FIBRE_IDS,
} from './composition-type.ts';

export const MAIN_FIBRE_MIN_PERCENT = 51;
const WHOLE_PERCENT = 100;

/** As typed: a row may still lack its fibre or its share. */
export type FibreShare = { readonly categoryId: number | null; readonly percentage: number | null };

export type Composition = {
  readonly category: FabricCategory;
  readonly kind: CompositionKind;
  readonly shares: readonly FibreShare[];
};

export type CompositionProblem =
  | { readonly kind: 'no_rows'; readonly message: string }
  | { readonly kind: 'incomplete_row'; readonly row: number; readonly message: string }
  | { readonly kind: 'sum_lesser' | 'sum_greater'; readonly sum: number; readonly message: string }
  | { readonly kind: 'more_than_one_fibre' | 'other_fibre' | 'main_fibre_short'; readonly message: string };

type Route = { readonly leaders: readonly FibreKind[]; readonly leaderName: string };

/** Cotton route: cotton or a polyester leads. The other route: viscose leads. */
const ROUTE: Readonly<Record<FabricCategory, Route>> = {
  cotton: { leaders: ['cotton', 'polyester'], leaderName: 'Cotton' },
  denim: { leaders: ['cotton', 'polyester'], leaderName: 'Cotton' },
  polyester: { leaders: ['cotton', 'polyester'], leaderName: 'Polyester' },
  rayon: { leaders: ['viscose'], leaderName: 'Viscose' },
};

type Part = { readonly fibre: Fibre; readonly hundredths: number };

export function compositionProblem({ category, kind, shares }: Composition): CompositionProblem | null {
  if (shares.length === 0) return { kind: 'no_rows', message: 'Add at least one fibre.' };
  const parts: Part[] = [];
  for (const [row, share] of shares.entries()) {
    const part = partOf(share);
    if (!part) return { kind: 'incomplete_row', row, message: 'Choose a fibre and a percentage above 0.' };
    parts.push(part);
  }
  return (
    sumProblem(parts) ??
    (kind === 'single' ? singleProblem(parts, category) : blendProblem(parts, ROUTE[category]))
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
  const [kind, word] =
    sum > WHOLE_PERCENT ? (['sum_greater', 'greater'] as const) : (['sum_lesser', 'lesser'] as const);
  return { kind, sum, message: `Your total is ${sum}%, which is ${word} than 100%.` };
}

/** "100% Cotton" is cotton: another fibre belongs to another fabric type, or into a blend. */
function singleProblem(parts: readonly Part[], category: FabricCategory): CompositionProblem | null {
  const [part] = parts;
  if (!part || parts.length > 1)
    return { kind: 'more_than_one_fibre', message: 'A single-fibre fabric has one fibre at 100%.' };
  if (isSingleFibreOf(category, part.fibre.id)) return null;
  const names = SINGLE_FIBRE_IDS[category].map((id) => fibreOf(id)?.name).join(', ');
  const message = `${part.fibre.name} is not ${COMPOSITION_TYPE_LABEL[category].single}. Choose one of: ${names}.`;
  return { kind: 'other_fibre', message };
}

/** Fibres of one kind count together: cotton and organic cotton are both cotton. */
function blendProblem(parts: readonly Part[], { leaders, leaderName }: Route): CompositionProblem | null {
  const isLed = leaders.some(
    (leader) => total(parts.filter((part) => part.fibre.kind === leader)) >= MAIN_FIBRE_MIN_PERCENT * 100,
  );
  if (isLed) return null;
  const message = `${leaderName} must be at least ${MAIN_FIBRE_MIN_PERCENT}% for this category.`;
  return { kind: 'main_fibre_short', message };
}

function total(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.hundredths, 0);
}
