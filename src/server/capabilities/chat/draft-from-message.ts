/** A line from a known person becomes drafts, as if it had been pasted in the app; a photo goes along. */

import type { RequestChange } from '#contract/request-fields.ts';
import { draftLink } from '#contract/web-links.ts';
import { draftsAnswer, NOT_UNDERSTOOD, PHOTO_WAITS, photoAttached } from '#domain/chat/chat-answers.ts';
import { draftsOfEnquiry, type FilledDraft } from '#domain/requests/enquiry/draft-of-enquiry.ts';
import { REQUEST_FILES_MAX } from '#domain/requests/review/attachments.ts';
import { EMPTY_REVIEW_SHEET } from '#domain/requests/review/review-sheet.ts';
import { draftToCodes } from '#domain/requests/wire/draft-codes.ts';
import { sheetToCodes } from '#domain/requests/wire/sheet-codes.ts';
import { dayInZone, timeZoneOf } from '#domain/shared/calendar.ts';
import { appAddress } from '#server/app-address.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { ENQUIRY_FIELD_LABEL } from '#words/en/enquiry.ts';
import type { Customer } from '../account/find-customer.ts';
import { attachFile } from '../requests/attach-file.ts';
import { createRequest } from '../requests/create-request.ts';
import { latestDrafts, takeWaitingPhotos } from './chat.store.ts';

/** A photo and the line that belongs to it come in any order, but not hours apart. */
const TOGETHER_MS = 30 * 60_000;

export type Reaction = { outcome: string; answer: string | null; fileId?: string | null; fabIds?: string[] };
type From = { customer: Customer; contactId: string };

export async function draftFromText(
  services: Services,
  tx: Queries,
  { customer, contactId }: From,
  { text, fileId }: { text: string; fileId: string | null },
): Promise<Reaction> {
  const now = services.clock.now();
  const { market, time_zone, unit } = customer;
  const today = dayInZone(now, timeZoneOf(market, time_zone));
  const { drafts } = draftsOfEnquiry(text, { market, today });
  if (drafts.length === 0)
    return { outcome: fileId ? 'photo_waiting' : 'not_understood', answer: NOT_UNDERSTOOD, fileId };
  const waiting = await takeWaitingPhotos(tx, contactId, new Date(now.getTime() - TOGETHER_MS));
  const fileIds = [...(fileId ? [fileId] : []), ...waiting].slice(0, REQUEST_FILES_MAX);
  const fabIds: string[] = [];
  for (const draft of drafts) {
    const { fabId } = await createRequest(
      services,
      tx,
      byWriter(customer),
      changeOf(draft, customer, fileIds),
    );
    fabIds.push(fabId);
  }
  const named = drafts.map((draft, index) => ({
    ...draft,
    link: appAddress(services.config, draftLink(fabIds[index] ?? '')),
  }));
  return { outcome: 'drafted', answer: draftsAnswer(named, unit, ENQUIRY_FIELD_LABEL), fileId, fabIds };
}

/** Without a line it joins the drafts of the one before it, or waits for the one that follows. */
export async function attachPhoto(
  services: Services,
  tx: Queries,
  { customer, contactId }: From,
  fileId: string,
): Promise<Reaction> {
  const since = new Date(services.clock.now().getTime() - TOGETHER_MS);
  const attached: string[] = [];
  for (const fabId of await latestDrafts(tx, contactId, since))
    if (await attachFile(services, tx, byWriter(customer), { fabId, fileId })) attached.push(fabId);
  const [first] = attached;
  if (first === undefined) return { outcome: 'photo_waiting', answer: PHOTO_WAITS, fileId };
  return {
    outcome: 'photo_attached',
    answer: photoAttached(appAddress(services.config, draftLink(first))),
    fileId,
  };
}

export function byWriter({ brand_id, customer_id }: Customer) {
  return { brandId: brand_id, customerId: customer_id };
}

function changeOf({ answers, sheet }: FilledDraft, { unit }: Customer, fileIds: string[]): RequestChange {
  const { compositions, ...coded } = draftToCodes(answers);
  const typed = sheetToCodes({ ...EMPTY_REVIEW_SHEET, unit, ...sheet });
  return {
    ...coded,
    compositions: [...compositions],
    ...typed,
    colourSplit: [...typed.colourSplit],
    fileIds,
  } as RequestChange;
}
