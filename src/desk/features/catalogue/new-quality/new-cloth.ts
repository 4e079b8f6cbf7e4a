/** The cloth of a new quality: the same answers that a buyer gives, without what only a buyer answers. */
import type { StaffQuality } from '#contract/staff/qualities.ts';
import { draftFromCodes, draftToCodes } from '#domain/requests/wire/draft-codes.ts';
import { EMPTY_DRAFT, type RequestDraft } from '#domain/requests/wizard/request-draft.ts';

export const EMPTY_CLOTH: RequestDraft = {
  ...EMPTY_DRAFT,
  compositions: [{ categoryId: null, percentage: 100 }],
};

export function clothOf({ answers }: StaffQuality): RequestDraft {
  return draftFromCodes(answers as Parameters<typeof draftFromCodes>[0]);
}

export function answersOf(draft: RequestDraft) {
  const coded = draftToCodes({
    ...draft,
    compositionType: draft.compositions.length > 1 ? 'blend' : 'single',
  });
  return { ...coded, compositions: coded.compositions.map((share) => ({ ...share })) };
}
