import type { SampleList } from '#contract/customer/production.ts';
import type { ResubmitReason } from '#domain/production/sample-decision.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { samplesTexts } from './samples.texts.ts';

/** As the contract bounds it. */
const NOTE_MAX_LENGTH = 1000;

export type Resubmission = { reasons: readonly ResubmitReason[]; note: string };

export type ResubmitFormProps = {
  offered: SampleList['reasons'];
  value: Resubmission;
  onChange: (value: Resubmission) => void;
  error?: string | undefined;
};

/** What should change in the next round. */
export function ResubmitForm({ offered, value, onChange, error }: ResubmitFormProps) {
  const { reasons, note } = value;
  const toggle = (id: ResubmitReason) =>
    onChange({
      note,
      reasons: reasons.includes(id) ? reasons.filter((one) => one !== id) : [...reasons, id],
    });
  return (
    <div className="flex flex-col gap-2">
      <fieldset>
        <legend className="text-sm font-semibold">{samplesTexts.whatShouldChange}</legend>
        <p className="text-sm text-ink-soft">{samplesTexts.reasonHelp}</p>
        <div className="grid grid-cols-2 gap-x-4">
          {offered.map(({ id, label }) => (
            <Checkbox key={id} label={label} checked={reasons.includes(id)} onChange={() => toggle(id)} />
          ))}
        </div>
      </fieldset>
      <TextArea
        label={samplesTexts.note}
        optional
        rows={2}
        maxLength={NOTE_MAX_LENGTH}
        value={note}
        error={error}
        onChange={(event) => onChange({ reasons, note: event.target.value })}
      />
    </div>
  );
}

/** Nothing typed is nothing said. */
export function resubmissionBody({ reasons, note }: Resubmission) {
  const text = note.trim();
  return { reasons: [...reasons], ...(text ? { note: text } : {}) };
}
