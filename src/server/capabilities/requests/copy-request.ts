/** The answers of an earlier request as a new draft, without what belonged to that time. */
import type { FabricRequest } from '#contract/requests.ts';
import { tidyDraft } from '#domain/requests/wizard/change-draft.ts';
import { type CalendarDay, dayInZone } from '#domain/shared/calendar.ts';
import type { Queries } from '#server/db/database.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Parts } from '#server/parts.ts';
import { findOwnFiles } from '../uploads/read-file.ts';
import { fileIdsOf } from './answers/request-files.store.ts';
import type { ReviewSheetInput } from './answers/review-sheet-input.ts';
import { beginDraft } from './begin-draft.ts';
import { findRequest } from './lock-request.ts';

/** `wanted` is what is asked for differently this time. */
export async function copyRequest(
  parts: Parts,
  tx: Queries,
  by: ChangeBy,
  fabId: string,
  wanted: Partial<ReviewSheetInput> = {},
): Promise<FabricRequest> {
  const earlier = await findRequest(tx, by.brandId, fabId);
  const files = await findOwnFiles(tx, by.brandId, await fileIdsOf(tx, earlier));
  return beginDraft(parts, tx, by, {
    specification: tidyDraft(earlier.specification),
    sheet: { ...freshSheet(earlier.sheet, dayInZone(parts.clock.now(), earlier.zone)), ...wanted },
    fileIds: files.map((file) => file.file_id),
    action: 'copied',
    details: { from: earlier.number },
  });
}

/** A new purchase has a price and a PO number of its own, and a day that has passed helps nobody. */
function freshSheet(sheet: ReviewSheetInput, today: CalendarDay): ReviewSheetInput {
  const { requiredBy } = sheet;
  return {
    ...sheet,
    targetRate: null,
    poNumber: null,
    requiredBy: requiredBy !== null && requiredBy >= today ? requiredBy : null,
  };
}
