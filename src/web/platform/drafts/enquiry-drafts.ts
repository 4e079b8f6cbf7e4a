/** A pasted message as drafts of this device. The parser with its tables and the store come with this file, so it is loaded when a message is read. */
import type { CustomerProfile } from '#contract/customer/account.ts';
import {
  draftsOfEnquiry,
  type FilledDraft,
  readingOfDraft,
} from '#domain/requests/enquiry/draft-of-enquiry.ts';
import { dayInZone, timeZoneOf } from '#domain/shared/calendar.ts';
import { ENQUIRY_REFUSAL_TEXT } from '#words/page/enquiry.ts';
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

/** A draft that came by chat is opened with the words each answer came from, as if it had been pasted here. */
export function withReading(
  record: DraftRecord,
  { market, timeZone }: CustomerProfile,
  writtenAt: string,
): DraftRecord {
  const { enquiry } = record.sheet;
  if (enquiry === null) return record;
  const today = dayInZone(new Date(writtenAt), timeZoneOf(market, timeZone));
  return { ...record, reading: readingOfDraft({ answers: record.answers, enquiry }, { market, today }) };
}

function enquiryDrafts(text: string, { market, timeZone, unit }: CustomerProfile): EnquiryDrafts {
  const today = dayInZone(new Date(), timeZoneOf(market, timeZone));
  const { drafts, refusal } = draftsOfEnquiry(text, { market, today });
  return {
    drafts: drafts.map((draft) => recordOfEnquiry(newDraft(unit), draft)),
    refusal: refusal && ENQUIRY_REFUSAL_TEXT[refusal],
  };
}

function recordOfEnquiry(empty: DraftRecord, { answers, sheet, reading }: FilledDraft): DraftRecord {
  return { ...empty, answers, sheet: { ...empty.sheet, ...sheet }, edits: 1, reading };
}
