import { useState } from 'react';
import { parseScaled } from '#domain/shared/decimal.ts';
import { formatLengthFor, LENGTH_UNIT_SYMBOL, type LengthUnit } from '#domain/shared/length.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import type { NewCount } from '#web/platform/roll-counts/use-counts.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { deliveryTexts } from '../delivery.texts.ts';
import type { CountedRoll } from './counted-rolls.ts';

const { receive: texts } = deliveryTexts;

export type RollReportProps = {
  roll: CountedRoll;
  unit: LengthUnit;
  onSave: (count: NewCount) => void;
  onCancel: () => void;
};

/** A roll that is not as its label says: another length, or not there at all. */
export function RollReport({ roll, unit, onSave, onCancel }: RollReportProps) {
  const reader = useBuyerUnit();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { rollId, lengthThousandths } = roll;
  const saveLength = () => {
    const measured = parseScaled(typed.trim(), 3);
    setWrong(measured === null);
    if (measured !== null) onSave({ rollId, state: 'received', length: typed.trim() });
  };
  return (
    <form
      noValidate
      aria-label={texts.reportRoll(roll.roll)}
      className="flex flex-col gap-3 rounded-card border border-line bg-ground p-3"
      onSubmit={(event) => {
        event.preventDefault();
        saveLength();
      }}
    >
      <p className="font-semibold">{texts.roll(roll.roll)}</p>
      <Field
        kind="decimal"
        name="measured-length"
        label={texts.length(LENGTH_UNIT_SYMBOL[unit])}
        help={texts.lengthHelp(formatLengthFor({ thousandths: lengthThousandths, unit }, reader))}
        error={isWrong ? texts.lengthWrong : undefined}
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          {texts.save}
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={() => onSave({ rollId, state: 'missing', length: null })}
        >
          {texts.markMissing}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
