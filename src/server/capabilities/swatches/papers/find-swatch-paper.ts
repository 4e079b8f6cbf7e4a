/** One paper of a swatch, of its own company or of whichever buyer the desk serves. */
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { brandOfAnySwatchPaper, type SwatchPaperRow, swatchPaperOf } from './swatch-papers.store.ts';

export async function findSwatchPaper(
  db: Queries,
  brandId: string,
  paperId: string,
): Promise<SwatchPaperRow> {
  const row = await swatchPaperOf(db, brandId, paperId);
  if (!row) throw new Refusal('not_found');
  return row;
}

export async function findSwatchPaperBrand(db: Queries, paperId: string): Promise<string> {
  const brandId = await brandOfAnySwatchPaper(db, paperId);
  if (brandId === undefined) throw new Refusal('not_found');
  return brandId;
}
