import type { ReviewField } from '#domain/requests/review/review-sheet.ts';
import type { DraftField } from '#domain/requests/wizard/request-draft.ts';
import { catalogue } from '#ui/texts/catalogue.ts';
import { ENQUIRY_FIELD_LABEL } from '#words/page/enquiry.ts';

export type ReadField = DraftField | Exclude<ReviewField, 'files'>;

/** What was read from a pasted message, and what it leaves open. */
export const readingTexts = catalogue({
  en: {
    title: 'From your message',
    assumed: 'Assumed',
    words: (words: string) => `“${words}”`,
    change: 'Change',
    changeField: (field: string) => `Change ${field}`,
    answer: 'Answer',
    unread: 'Not understood. Tap to say what it is.',
    placeWords: (words: string) => `Say what “${words}” is`,
    placeTitle: 'What is this?',
    choose: 'Choose',
    whichOne: (field: string) => `${field}: which one?`,
    allCorrect: 'All correct',
    show: (count: number) => `Show what we read (${count})`,
    hide: 'Hide what we read',
    fields: ENQUIRY_FIELD_LABEL,
  },
});
