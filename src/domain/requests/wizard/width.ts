/** The usable width between the selvedges: one of the usual ones, or another that some mill weaves. */
import type { SubCategory } from '#domain/catalogue/sub-categories/sub-category.ts';
import type { RequestFormProblem } from '../request-form-problem.ts';
import type { RequestHint } from '../request-hint.ts';

/** Selvedge denim is 28 to 32 inches wide, bed linen up to 120. */
export const OTHER_WIDTH_INCHES = { from: 28, to: 130 } as const;

export function widthProblem(width: number | null): RequestFormProblem | null {
  if (width === null) return { code: 'request_width_missing' };
  const { from, to } = OTHER_WIDTH_INCHES;
  const isFine = width >= from && width <= to && Number.isInteger(width * 2);
  return isFine ? null : { code: 'request_width_out_of_range' };
}

/** Not a mistake, but worth a word before suppliers say it. */
export function widthHint(width: number | null, subCategory: SubCategory | null): RequestHint | null {
  if (!subCategory || widthProblem(width) !== null || width === null) return null;
  const usual = subCategory.widthsInches;
  if (usual.length === 0 || usual.includes(width)) return null;
  return { code: 'request_width_unusual', params: { subCategory: subCategory.id } };
}
