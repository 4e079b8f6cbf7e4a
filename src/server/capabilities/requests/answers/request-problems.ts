/** What keeps a request from being sent to suppliers: one sentence for each field that needs another look. */
import { PINCODE_PROBLEM, parseFreightPincode } from '#domain/account/address/pincode.ts';
import type { AttachedFile } from '#domain/requests/review/attachments.ts';
import { reviewProblems } from '#domain/requests/review/review-sheet.ts';
import { draftProblems } from '#domain/requests/wizard/step-problems.ts';
import { stateOfPincode } from '#server/capabilities/look-ups/find-pincode.ts';
import type { Queries } from '#server/db/database.ts';
import type { RequestRow } from '../lock-request.ts';
import { reviewInputOf } from './review-sheet-input.ts';

type Answers = Pick<RequestRow, 'specification' | 'sheet' | 'market' | 'zone'>;

/** Fields have the names they have on the wire. */
export async function requestProblems(
  db: Queries,
  { specification, sheet, market, zone }: Answers,
  { now, files }: { now: Date; files: readonly AttachedFile[] },
): Promise<Record<string, string>> {
  const { numberOfColors } = specification;
  const context = { market, zone, now, numberOfColors };
  const { files: fileIds, ...ofSheet } = reviewProblems(reviewInputOf(sheet, files), context);
  return {
    ...draftProblems(specification),
    ...ofSheet,
    ...(fileIds ? { fileIds } : {}),
    ...(market === 'IN' ? await unknownPincode(db, sheet.deliverTo) : {}),
  };
}

/** A PIN code may be well written and still belong to nobody. */
async function unknownPincode(db: Queries, typed: string | null): Promise<{ deliverTo?: string }> {
  const reading = parseFreightPincode(typed ?? '');
  if (!reading.ok || (await stateOfPincode(db, reading.pincode))) return {};
  return { deliverTo: PINCODE_PROBLEM.not_found };
}
