/** The answers of an earlier request as a new draft, without what belonged to that time. */
import type { FabricRequest } from '#contract/customer/requests.ts';
import type { ReviewSheetInput } from '#domain/requests/review/review-sheet.ts';
import { withoutStaleAnswers } from '#domain/requests/wizard/change-draft.ts';
import { type CalendarDay, dayInZone } from '#domain/shared/calendar.ts';
import type { Queries } from '#server/db/database.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { findOwnFiles } from '../uploads/read-file.ts';
import type { Answers } from './answers/request-answers.ts';
import { fileIdsOf } from './answers/request-files.store.ts';
import { beginDraft } from './begin-draft.ts';
import { findRequest } from './lock-request.ts';

/** `wanted` is what is asked for differently this time. */
export async function copyRequest(
  services: Services,
  tx: Queries,
  by: ChangeBy,
  fabId: string,
  wanted: Partial<ReviewSheetInput> = {},
): Promise<FabricRequest> {
  const { number, ...answers } = await copiedAnswers(services, tx, by.brandId, fabId);
  return beginDraft(services, tx, by, {
    ...answers,
    sheet: { ...answers.sheet, ...wanted },
    action: 'copied',
    details: { from: number },
  });
}

export type CopiedAnswers = Answers & { fileIds: string[] };

/** What a new draft would begin with. */
export async function copiedAnswers(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  brandId: string,
  fabId: string,
): Promise<CopiedAnswers & { number: string }> {
  const earlier = await findRequest(db, brandId, fabId);
  const files = await findOwnFiles(db, brandId, await fileIdsOf(db, earlier));
  return {
    number: earlier.number,
    specification: withoutStaleAnswers(earlier.specification),
    sheet: freshSheet(earlier.sheet, dayInZone(clock.now(), earlier.zone)),
    fileIds: files.map((file) => file.file_id),
  };
}

/** A new purchase has a price and a PO number of its own, and a day that has passed helps nobody. */
function freshSheet(sheet: ReviewSheetInput, today: CalendarDay): ReviewSheetInput {
  const { requiredBy } = sheet;
  return {
    ...sheet,
    targetRate: null,
    poNumber: null,
    enquiry: null,
    requiredBy: requiredBy !== null && requiredBy >= today ? requiredBy : null,
  };
}
