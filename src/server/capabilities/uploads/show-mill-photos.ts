/** Photos of a sample that a mill took: its company sees them from the moment the sample is sent. */
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { showMillFiles } from './uploads.store.ts';

/** As its company reads it. */
const PHOTO_NAME = 'sample';

export function showMillPhotos(
  { clock }: Services,
  tx: Queries,
  of: { brandId: string; supplierId: string; fileIds: readonly string[] },
): Promise<void> {
  return showMillFiles(tx, { ...of, name: PHOTO_NAME, now: clock.now() });
}
