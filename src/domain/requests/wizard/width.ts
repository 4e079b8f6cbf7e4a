/** The usable width between the selvedges: one of the usual ones, or another that some mill weaves. */
import type { SubCategory } from '#domain/catalogue/sub-categories/sub-category.ts';

/** Selvedge denim is 28 to 32 inches wide, bed linen up to 120. */
export const OTHER_WIDTH_INCHES = { from: 28, to: 130 } as const;

export function widthProblem(width: number | null): string | null {
  if (width === null) return 'Choose a width.';
  const { from, to } = OTHER_WIDTH_INCHES;
  const isFine = width >= from && width <= to && Number.isInteger(width * 2);
  return isFine ? null : `Enter a width from ${from} to ${to} inches, in whole or half inches.`;
}

/** Not a mistake, but worth a word before suppliers say it. */
export function widthHint(width: number | null, subCategory: SubCategory | null): string | null {
  if (!subCategory || widthProblem(width) !== null || width === null) return null;
  const usual = subCategory.widthsInches;
  if (usual.length === 0 || usual.includes(width)) return null;
  return `${subCategory.name} is usually ${listed(usual)} inches wide, so fewer mills can quote.`;
}

function listed(widths: readonly number[]): string {
  const last = widths.at(-1);
  return widths.length < 2 ? `${last}` : `${widths.slice(0, -1).join(', ')} or ${last}`;
}
