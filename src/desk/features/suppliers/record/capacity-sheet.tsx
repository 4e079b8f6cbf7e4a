import type { ChangeEvent } from 'react';
import type { SupplierCare } from '#contract/staff/supplier-records.ts';
import { changeSupplierCapacity } from '#contract/staff/supplier-records.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { LONGEST_CAPACITY_NOTE, MOST_HOLIDAYS } from '#domain/suppliers/supplier-holidays.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { suppliersTexts } from '../suppliers.texts.ts';

const texts = suppliersTexts.record;
type Holiday = SupplierCare['holidays'][number];
type Values = { capacityNote: string; holidays: readonly Holiday[] };

const EMPTY: Holiday = { from: '', to: '', reason: '' };

export function CapacitySheet({
  supplierId,
  care,
  onClose,
}: {
  supplierId: string;
  care: SupplierCare;
  onClose: () => void;
}) {
  const [values, setValues, draft] = useDraft<Values>(`supplier capacity ${supplierId}`, {
    capacityNote: care.capacityNote ?? '',
    holidays: care.holidays,
  });
  const save = useChange({
    send: ({ capacityNote, holidays }: Values) =>
      call(changeSupplierCapacity, {
        params: { supplierId },
        body: { capacityNote, holidays: [...holidays] },
      }),
    touches: ['suppliers'],
    done: () => texts.capacitySaved,
    onDone: draft.discardThen(onClose),
  });
  const change = (holidays: readonly Holiday[]) => setValues((now) => ({ ...now, holidays }));
  return (
    <ActionSheet
      title={texts.editCapacity}
      action={texts.save}
      change={save}
      shownFields={Object.keys(save.fields).filter((name) => /^(?:holidays\.|capacityNote)/.test(name))}
      draft={draft}
      onSubmit={() => save.run(values)}
      onClose={onClose}
    >
      <TextArea
        label={texts.note}
        optional
        maxLength={LONGEST_CAPACITY_NOTE}
        value={values.capacityNote}
        error={save.fields.capacityNote}
        onChange={(event) => setValues((now) => ({ ...now, capacityNote: event.target.value }))}
      />
      <p className="text-sm font-bold">{texts.holidays}</p>
      {values.holidays.map((holiday, place) => (
        <HolidayRow
          key={place}
          {...{ holiday, place }}
          problems={save.fields}
          onChange={(part) =>
            change(values.holidays.map((each, at) => (at === place ? { ...each, ...part } : each)))
          }
          onRemove={() => change(values.holidays.filter((_, at) => at !== place))}
        />
      ))}
      {values.holidays.length < MOST_HOLIDAYS && (
        <Button variant="quiet" size="small" icon="plus" onClick={() => change([...values.holidays, EMPTY])}>
          {texts.addHoliday}
        </Button>
      )}
    </ActionSheet>
  );
}

type HolidayRowProps = {
  holiday: Holiday;
  place: number;
  problems: Readonly<Record<string, string>>;
  onChange: (part: Partial<Holiday>) => void;
  onRemove: () => void;
};

function HolidayRow({ holiday, place, problems, onChange, onRemove }: HolidayRowProps) {
  const bound = (field: keyof Holiday) => ({
    label: texts[field],
    'aria-label': texts.ofHoliday(texts[field], place + 1),
    value: holiday[field],
    error: problems[`holidays.${place}.${field}`],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ [field]: event.target.value }),
  });
  return (
    <fieldset className="min-w-0 border-b border-line pb-2">
      <legend className="sr-only">{texts.holiday(place + 1)}</legend>
      <div className="grid grid-cols-2 items-start gap-x-3">
        <DateField {...bound('from')} />
        <DateField {...bound('to')} />
      </div>
      <Field maxLength={80} {...bound('reason')} />
      <div></div>
      <Button variant="quiet" size="small" aria-label={texts.removeHoliday(place + 1)} onClick={onRemove}>
        {texts.removeHoliday(place + 1)}
      </Button>
    </fieldset>
  );
}
