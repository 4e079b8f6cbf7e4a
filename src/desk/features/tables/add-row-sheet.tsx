import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { heldActsTexts } from '#desk/widgets/held-acts/held-acts.texts.ts';
import { today } from '#desk/widgets/time.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { basisPointsOf } from './basis-points.ts';
import type { PriceTable, TableField, TableName, TableRow } from './price-tables.ts';
import { tablesTexts as texts } from './tables.texts.ts';

type Typed = Record<string, string | boolean | readonly number[]>;

export type AddRowSheetProps = { name: TableName; table: PriceTable; onClose: () => void };

export function AddRowSheet({ name, table, onClose }: AddRowSheetProps) {
  const [typed, setTyped, draft] = useDraft<Typed>(`row of ${name}`, () =>
    Object.fromEntries(table.fields.map(firstValue)),
  );
  const add = useChange({
    send: (row: TableRow, idempotencyKey) => table.send(row, idempotencyKey),
    touches: ['tables', 'held-acts', 'today'],
    done: ({ isWaiting }) => (isWaiting ? heldActsTexts.held : texts.added),
    onDone: draft.discardThen(onClose),
  });
  return (
    <ActionSheet
      title={texts.addTitle(texts.tables[name])}
      description={texts.lead}
      action={texts.add}
      change={add}
      draft={draft}
      shownFields={table.fields.map((field) => field.name)}
      onSubmit={() => add.run(rowOf(table.fields, typed))}
      onClose={onClose}
    >
      {table.fields.map((field) => (
        <RowField
          key={field.name}
          field={field}
          value={typed[field.name] ?? ''}
          error={add.fields[field.name]}
          onChange={(value) => setTyped((now) => ({ ...now, [field.name]: value }))}
        />
      ))}
    </ActionSheet>
  );
}

type RowFieldProps = {
  field: TableField;
  value: Typed[string];
  error: string | undefined;
  onChange: (value: Typed[string]) => void;
};

function RowField({ field: { name, kind, options, isOptional }, value, error, onChange }: RowFieldProps) {
  const label = texts.fields[name];
  const bound = {
    label,
    error,
    value: String(value),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (kind === 'day') return <DateField {...bound} />;
  if (kind === 'percent') return <Field {...bound} kind="decimal" suffix="%" />;
  if (kind === 'choice')
    return <Select {...bound} options={(options ?? []).map((each) => ({ value: each, label: each }))} />;
  if (kind === 'yes-no')
    return (
      <Checkbox label={label} checked={value === true} onChange={(event) => onChange(event.target.checked)} />
    );
  if (kind === 'weekdays') return <Weekdays label={label} value={value as number[]} onChange={onChange} />;
  return (
    <Field {...bound} kind={kind === 'number' ? 'whole-number' : 'text'} optional={isOptional ?? false} />
  );
}

type WeekdaysProps = { label: string; value: readonly number[]; onChange: (days: readonly number[]) => void };

function Weekdays({ label, value, onChange }: WeekdaysProps) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="grid grid-cols-2">
        {texts.weekdays.split(',').map((name, weekday) => (
          <Checkbox
            key={name}
            label={name}
            checked={value.includes(weekday)}
            onChange={(event) =>
              onChange(
                event.target.checked
                  ? [...value, weekday].toSorted((a, b) => a - b)
                  : value.filter((each) => each !== weekday),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

function firstValue({ name, kind, options }: TableField): [string, Typed[string]] {
  if (kind === 'day') return [name, today()];
  if (kind === 'yes-no') return [name, true];
  if (kind === 'weekdays') return [name, []];
  return [name, options?.[0] ?? ''];
}

function rowOf(fields: readonly TableField[], typed: Typed): TableRow {
  return Object.fromEntries(
    fields.map(({ name, kind, isOptional }) => {
      const value = typed[name] ?? '';
      if (typeof value !== 'string') return [name, value];
      if (isOptional && value.trim() === '') return [name, null];
      if (kind === 'percent') return [name, basisPointsOf(value)];
      return [name, kind === 'number' ? Number(value) : value.trim()];
    }),
  );
}
