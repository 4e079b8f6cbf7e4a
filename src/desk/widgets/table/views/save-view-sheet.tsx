import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { Field } from '#ui/fields/field.tsx';
import { useSaveView, type Views } from './use-views.ts';
import { viewsTexts as texts } from './views.texts.ts';

const LONGEST_NAME = 40;

export function SaveViewSheet({ views, onClose }: { views: Views; onClose: () => void }) {
  const [name, setName, draft] = useDraft(`view of ${views.path}`, '');
  const save = useSaveView(views, draft.discardThen(onClose));
  return (
    <ActionSheet
      title={texts.save}
      description={texts.lead}
      action={texts.save}
      change={save}
      shownFields={['name']}
      draft={draft}
      onSubmit={() => save.run(name)}
      onClose={onClose}
    >
      <Field
        label={texts.name}
        value={name}
        maxLength={LONGEST_NAME}
        error={save.fields.name}
        autoFocus
        onChange={(event) => setName(event.target.value)}
      />
    </ActionSheet>
  );
}
