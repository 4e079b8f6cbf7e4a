/** Where words that nobody understood can go: every field they can sensibly fill, each with what it would say. */
import { changeDraft } from '#domain/requests/wizard/change-draft.ts';
import { whyLeftOut } from '#domain/requests/wizard/left-out.ts';
import type { DraftField, RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import {
  type IsOff,
  unavailableAnswers,
  unavailableCertification,
} from '#domain/requests/wizard/unavailable-answers.ts';
import { listedFields } from './listed-fields.ts';
import type { Placement, Placing, WordField } from './placement.ts';
import { typedFields } from './typed-fields.ts';

/** `isOff` tells what the marketplace does not offer at present. */
export function fieldsForWords(words: string, placing: Placing, isOff: IsOff): WordField[] {
  return [...typedFields(words, placing), ...listedFields(placing)]
    .filter(({ field }) => !(field in placing.answers && whyLeftOut(field as DraftField, placing.answers)))
    .map(({ field, placements }) => ({
      field,
      placements: placements.filter((each) => holds(each, placing.answers, isOff)),
    }))
    .filter(({ placements }) => placements.length > 0);
}

/** An answer that the rest of the draft would take back is none. */
function holds({ answers, sheet }: Placement, draft: RequestDraft, isOff: IsOff): boolean {
  if (sheet?.certification && unavailableCertification(sheet.certification, isOff)) return false;
  if (!answers) return true;
  const changed = changeDraft(draft, answers);
  const gone: { readonly [Field in DraftField]?: object } = unavailableAnswers(changed, isOff);
  return (Object.keys(answers) as DraftField[]).every(
    (field) => changed[field] === answers[field] && gone[field] === undefined,
  );
}
