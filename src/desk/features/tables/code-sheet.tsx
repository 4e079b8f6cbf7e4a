import {
  addReferenceCode,
  changeReferenceCode,
  type ReferenceCode,
} from '#contract/staff/marketplace-tables.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { marketplaceTexts } from './marketplace.texts.ts';

const texts = marketplaceTexts.codes;
type Values = { code: string; note: string; firstDay: string; lastDay: string; isActive: boolean };

export function CodeSheet({ code: existing, onClose }: { code: ReferenceCode | null; onClose: () => void }) {
  const [values, setValues, draft] = useDraft(`code ${existing?.code ?? 'new'}`, () => valuesOf(existing), {
    stored: existing && {
      note: existing.note,
      firstDay: existing.firstDay,
      lastDay: existing.lastDay,
      isActive: existing.isActive,
    },
  });
  const fill = (change: Partial<Values>) => setValues((now) => ({ ...now, ...change }));
  const save = useChange({
    send: ({ code, note, firstDay, lastDay, isActive }: Values, idempotencyKey) => {
      const body = { note, firstDay: firstDay || null, lastDay: lastDay || null };
      return existing
        ? call(changeReferenceCode, {
            params: { code },
            body: { ...body, isActive, ...(draft.readAt ? { readAt: draft.readAt } : {}) },
          })
        : call(addReferenceCode, { body: { code, ...body } }, { idempotencyKey });
    },
    touches: ['tables'],
    done: () => texts.saved,
    onDone: draft.discardThen(onClose),
  });
  return (
    <ActionSheet
      title={existing ? texts.changeTitle(existing.code) : texts.addTitle}
      action={texts.save}
      change={save}
      draft={draft}
      shownFields={['code', 'note', 'firstDay', 'lastDay']}
      onSubmit={() => save.run(values)}
      onClose={onClose}
    >
      {!existing && (
        <Field
          label={texts.code}
          help={texts.codeHelp}
          value={values.code}
          error={save.fields.code}
          autoCapitalize="characters"
          autoFocus
          onChange={(event) => fill({ code: event.target.value })}
        />
      )}
      <Field
        label={texts.note}
        value={values.note}
        error={save.fields.note}
        onChange={(event) => fill({ note: event.target.value })}
      />
      <DaysRow values={values} fields={save.fields} onFill={fill} />
      {existing && (
        <Checkbox
          label={texts.isActive}
          checked={values.isActive}
          onChange={(event) => fill({ isActive: event.target.checked })}
        />
      )}
    </ActionSheet>
  );
}

function valuesOf(existing: ReferenceCode | null): Values {
  return {
    code: existing?.code ?? '',
    note: existing?.note ?? '',
    firstDay: existing?.firstDay ?? '',
    lastDay: existing?.lastDay ?? '',
    isActive: existing?.isActive ?? true,
  };
}

function DaysRow({
  values,
  fields,
  onFill,
}: {
  values: Values;
  fields: Readonly<Record<string, string>>;
  onFill: (change: Partial<Values>) => void;
}) {
  return (
    <div className="grid grid-cols-2 items-start gap-x-3">
      <DateField
        label={texts.first}
        optional
        value={values.firstDay}
        error={fields.firstDay}
        onChange={(event) => onFill({ firstDay: event.target.value })}
      />
      <DateField
        label={texts.last}
        optional
        value={values.lastDay}
        error={fields.lastDay}
        onChange={(event) => onFill({ lastDay: event.target.value })}
      />
    </div>
  );
}
