/** A pasted message as drafts of this device. The parser with its tables and the store come with this file, so it is loaded when a message is read. */
import type { CustomerProfile } from '#contract/customer/account.ts';
import { type EnquiryDraft, readEnquiry } from '#domain/requests/enquiry/read-enquiry.ts';
import { EMPTY_REVIEW_SHEET, type ReviewSheetInput } from '#domain/requests/review/review-sheet.ts';
import { changeDraft } from '#domain/requests/wizard/change-draft.ts';
import { EMPTY_DRAFT, type RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { dayInZone, timeZoneOf } from '#domain/shared/calendar.ts';
import { loginState } from '../session/login-state.ts';
import { type DraftRecord, newDraft } from './draft-record.ts';
import { draftStoreOf } from './draft-store.ts';

type EnquiryDrafts = { readonly drafts: readonly DraftRecord[]; readonly refusal: string | null };

/** The first fabric of the message comes first in the list. */
export function keepEnquiry(text: string, customer: CustomerProfile): EnquiryDrafts {
  const found = enquiryDrafts(text, customer);
  const store = draftStoreOf(loginState.get().customerId ?? '');
  for (const draft of found.drafts.toReversed()) store.put(draft);
  return found;
}

function enquiryDrafts(text: string, { market, timeZone, unit }: CustomerProfile): EnquiryDrafts {
  const today = dayInZone(new Date(), timeZoneOf(market, timeZone));
  const { drafts, unread, refusal } = readEnquiry(text, { market, today });
  const records = drafts.map((draft) => recordOfEnquiry(newDraft(unit), draft, { text, unread }));
  return { drafts: records, refusal };
}

type Message = { readonly text: string; readonly unread: readonly string[] };

function recordOfEnquiry(
  empty: DraftRecord,
  { fields, assumed, questions, sources }: EnquiryDraft,
  { text, unread }: Message,
): DraftRecord {
  const answers = changeDraft(EMPTY_DRAFT, fieldsOf<RequestDraft>(fields, EMPTY_DRAFT));
  const sheet = fieldsOf<ReviewSheetInput>(fields, EMPTY_REVIEW_SHEET);
  // What the rules of the wizard took back stays readable.
  const takenBack = Object.keys(fields).filter(
    (field) => field in answers && answers[field as keyof RequestDraft] === null,
  ) as (keyof RequestDraft)[];
  const left = takenBack.flatMap((field) => sources[field] ?? []);
  return {
    ...empty,
    answers,
    sheet: { ...empty.sheet, ...sheet, enquiry: text.trim() },
    edits: 1,
    reading: { sources, assumed, questions, unread: [...new Set([...left, ...unread])] },
  };
}

function fieldsOf<Fields extends object>(found: object, of: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(found).filter(([field]) => Object.hasOwn(of, field)),
  ) as Partial<Fields>;
}
