import { useState } from 'react';
import { changeQuality, type StaffQuality } from '#contract/staff/qualities.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { OutdatedNotice } from '#desk/widgets/forms/outdated-notice.tsx';
import { CATALOGUE_KEYS } from '../catalogue.queries.ts';
import { catalogueTexts } from '../catalogue.texts.ts';
import { TERMS_SHOWN, TermsFields } from './terms-fields.tsx';
import { bodyOf, type TermsValues, termsOf } from './terms-values.ts';

const texts = catalogueTexts.quality;

export function TermsSheet({ quality, onClose }: { quality: StaffQuality; onClose: () => void }) {
  const { fabId } = quality;
  const [values, setValues] = useState(() => termsOf(quality));
  const [revision, setRevision] = useState(quality.revision);
  const save = useChange({
    send: (typed: TermsValues) =>
      call(changeQuality, { params: { fabId }, body: { ...bodyOf(typed), revision } }),
    touches: CATALOGUE_KEYS,
    done: () => texts.saved,
    onDone: onClose,
  });
  const reload = () => {
    save.reset();
    setValues(termsOf(quality));
    setRevision(quality.revision);
  };
  return (
    <ActionSheet
      title={texts.editTitle}
      description={texts.editLead}
      action={texts.save}
      change={save}
      shownFields={TERMS_SHOWN}
      onSubmit={() => save.run(values)}
      onClose={onClose}
    >
      {quality.revision !== revision && <OutdatedNotice onReload={reload} />}
      <TermsFields
        values={values}
        fields={save.fields}
        fill={(change) => setValues((now) => ({ ...now, ...change }))}
      />
    </ActionSheet>
  );
}
