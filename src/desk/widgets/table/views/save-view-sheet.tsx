import { useState } from 'react';
import type { Change } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { Field } from '#ui/fields/field.tsx';
import { viewsTexts as texts } from './views.texts.ts';

const LONGEST_NAME = 40;

export type SaveViewSheetProps = {
  change: Pick<Change<never>, 'problem' | 'fields' | 'isRunning' | 'reset'>;
  onSave: (name: string) => void;
  onClose: () => void;
};

export function SaveViewSheet({ change, onSave, onClose }: SaveViewSheetProps) {
  const [name, setName] = useState('');
  return (
    <ActionSheet
      title={texts.save}
      description={texts.lead}
      action={texts.save}
      change={change}
      shownFields={['name']}
      onSubmit={() => onSave(name)}
      onClose={onClose}
    >
      <Field
        label={texts.name}
        value={name}
        maxLength={LONGEST_NAME}
        error={change.fields.name}
        autoFocus
        onChange={(event) => setName(event.target.value)}
      />
    </ActionSheet>
  );
}
