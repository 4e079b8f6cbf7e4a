/** The construction in a draft, as far as what was typed can be read. */
import { type Construction, findConstruction } from '#domain/catalogue/construction/construction.ts';
import { parseYarn, writeYarn, type Yarn } from '#domain/catalogue/construction/yarn.ts';
import { usualConstructionOf } from '#domain/catalogue/sub-categories/sub-categories.ts';
import type { SubCategory } from '#domain/catalogue/sub-categories/sub-category.ts';
import type { RequestDraft } from './request-draft.ts';

type ConstructionFields = Pick<RequestDraft, 'warp' | 'weft' | 'epi' | 'ppi'>;

export function draftYarns(
  { warp, weft }: Pick<RequestDraft, 'warp' | 'weft'>,
  subCategory: SubCategory | null,
): { readonly warp: Yarn | null; readonly weft: Yarn | null } {
  return { warp: yarnOf(warp, subCategory), weft: yarnOf(weft, subCategory) };
}

function yarnOf(typed: string | null, subCategory: SubCategory | null): Yarn | null {
  const reading = typed === null ? null : parseYarn(typed, subCategory?.counts.unit);
  return reading?.ok ? reading.yarn : null;
}

/** Null while a part is missing or unreadable. */
export function draftConstruction(
  draft: ConstructionFields,
  subCategory: SubCategory | null,
): Construction | null {
  const { warp, weft } = draftYarns(draft, subCategory);
  const { epi, ppi } = draft;
  return warp && weft && isThreads(epi) && isThreads(ppi) ? { warp, weft, epi, ppi } : null;
}

export function isThreads(value: number | null): value is number {
  return value !== null && Number.isInteger(value) && value > 0;
}

/** The four fields of a usual construction, and its width. */
export function fieldsOfUsual(attributeId: number): (ConstructionFields & { width: number | null }) | null {
  const usual = usualConstructionOf(attributeId);
  const found = usual && findConstruction(usual.construction.text);
  if (!found) return null;
  const { warp, weft, epi, ppi } = found.construction;
  return { warp: writeYarn(warp), weft: writeYarn(weft), epi, ppi, width: found.widthInches };
}
