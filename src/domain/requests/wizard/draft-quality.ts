/** A draft in one line, as far as it is known: "100% Cotton Poplin 40x40/120x80 58" Dyed". */
import { writeQuality } from '#domain/catalogue/construction/quality-string.ts';
import { askedFabricType, draftSubCategory } from './draft-choices.ts';
import { draftConstruction } from './draft-construction.ts';
import type { RequestDraft } from './request-draft.ts';
import { widthProblem } from './width.ts';

export function draftQuality(draft: RequestDraft): string {
  const subCategory = draftSubCategory(draft);
  return writeQuality({
    shares: draft.compositions,
    name: subCategory?.name ?? null,
    construction: draftConstruction(draft, subCategory),
    widthInches: widthProblem(draft.width) === null ? draft.width : null,
    fabricType: askedFabricType(draft),
  });
}
