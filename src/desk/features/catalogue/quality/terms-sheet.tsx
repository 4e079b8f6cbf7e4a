import { changeQuality, type StaffQuality } from '#contract/staff/qualities.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { CATALOGUE_KEYS } from '../catalogue.queries.ts';
import { catalogueTexts } from '../catalogue.texts.ts';
import { TERMS_SHOWN, TermsFields } from './terms-fields.tsx';
import { bodyOf, type TermsValues, termsOf } from './terms-values.ts';

const texts = catalogueTexts.quality;

export function TermsSheet({ quality, onClose }: { quality: StaffQuality; onClose: () => void }) {
  const { fabId } = quality;
  const [values, setValues, draft] = useDraft(`terms of ${fabId}`, () => termsOf(quality), {
    stored: quality.revision,
  });
  const save = useChange({
    send: (typed: TermsValues) =>
      call(changeQuality, { params: { fabId }, body: { ...bodyOf(typed), revision: draft.readAt } }),
    touches: CATALOGUE_KEYS,
    done: () => texts.saved,
    onDone: draft.discardThen(onClose),
  });
  return (
    <ActionSheet
      title={texts.editTitle}
      description={texts.editLead}
      action={texts.save}
      change={save}
      shownFields={TERMS_SHOWN}
      draft={draft}
      onSubmit={() => save.run(values)}
      onClose={onClose}
    >
      <TermsFields
        values={values}
        fields={save.fields}
        fill={(change) => setValues((now) => ({ ...now, ...change }))}
      />
    </ActionSheet>
  );
}
