/** A message that was read as a request that can be filled in: the same drafts whether it was pasted or came by chat. */
import type { ReviewSheetInput } from '../review/review-sheet.ts';
import { EMPTY_REVIEW_SHEET } from '../review/review-sheet.ts';
import { changeDraft } from '../wizard/change-draft.ts';
import { EMPTY_DRAFT, type RequestDraft } from '../wizard/request-draft.ts';
import type { EnquiryRefusal } from './enquiry-question.ts';
import type { EnquiryContext } from './find-all.ts';
import { type EnquiryDraft, readEnquiry } from './read-enquiry.ts';

export type EnquiryReading = Pick<EnquiryDraft, 'sources' | 'assumed' | 'questions'> & {
  readonly unread: readonly string[];
};

export type FilledDraft = {
  readonly answers: RequestDraft;
  readonly sheet: Partial<ReviewSheetInput>;
  /** Where each answer came from, and what has to be asked. */
  readonly reading: EnquiryReading;
};

export type FilledDrafts = {
  readonly drafts: readonly FilledDraft[];
  readonly refusal: EnquiryRefusal | null;
};

export function draftsOfEnquiry(text: string, context: EnquiryContext): FilledDrafts {
  const { drafts, unread, refusal } = readEnquiry(text, context);
  return { drafts: drafts.map((draft) => filledDraft(draft, { text, unread })), refusal };
}

/** How the message of a stored draft was read, as long as nothing in the draft was changed; else null. */
export function readingOfDraft(
  { answers, enquiry }: { answers: RequestDraft; enquiry: string },
  context: EnquiryContext,
): EnquiryReading | null {
  const written = JSON.stringify(answers, sortedKeys);
  const { drafts } = draftsOfEnquiry(enquiry, context);
  return drafts.find((draft) => JSON.stringify(draft.answers, sortedKeys) === written)?.reading ?? null;
}

type Message = { readonly text: string; readonly unread: readonly string[] };

function filledDraft(
  { fields, assumed, questions, sources }: EnquiryDraft,
  { text, unread }: Message,
): FilledDraft {
  const answers = changeDraft(EMPTY_DRAFT, fieldsOf<RequestDraft>(fields, EMPTY_DRAFT));
  const sheet = fieldsOf<ReviewSheetInput>(fields, EMPTY_REVIEW_SHEET);
  // What the rules of the wizard took back stays readable.
  const takenBack = Object.keys(fields).filter(
    (field) => field in answers && answers[field as keyof RequestDraft] === null,
  ) as (keyof RequestDraft)[];
  const left = takenBack.flatMap((field) => sources[field] ?? []);
  return {
    answers,
    sheet: { ...sheet, enquiry: text.trim() },
    reading: { sources, assumed, questions, unread: [...new Set([...left, ...unread])] },
  };
}

function fieldsOf<Fields extends object>(found: object, of: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(found).filter(([field]) => Object.hasOwn(of, field)),
  ) as Partial<Fields>;
}

function sortedKeys(_name: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
