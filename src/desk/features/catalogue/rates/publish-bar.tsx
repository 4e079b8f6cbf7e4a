import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { catalogueTexts } from '../catalogue.texts.ts';
import { VALIDITY_OPTIONS, type Validity } from './rate-validity-options.ts';

const texts = catalogueTexts.rates;

export type PublishBarProps = {
  count: number;
  validity: Validity;
  isPublishing: boolean;
  onValidity: (validity: Validity) => void;
  onFill: (percent: number) => void;
  onClear: () => void;
  onPublish: () => void;
};

/** What is true of all typed rates, and the way to send them. */
export function PublishBar(props: PublishBarProps) {
  const { count, validity, isPublishing, onValidity, onFill, onClear, onPublish } = props;
  const [percent, setPercent] = useState('');
  const change = Number(percent);
  const canFill = percent.trim() !== '' && Number.isFinite(change);
  return (
    <div className="mb-3 flex flex-wrap items-start gap-x-3 rounded-card border border-line bg-paper px-3 pt-3">
      <div className="flex items-start gap-2">
        <div className="w-44">
          <Field
            kind="decimal"
            label={texts.byPercent}
            suffix="%"
            value={percent}
            onChange={(event) => setPercent(event.target.value)}
          />
        </div>
        <Button
          variant="secondary"
          size="small"
          className="mt-6.5"
          disabled={!canFill}
          onClick={() => onFill(change)}
        >
          {texts.fill}
        </Button>
      </div>
      <div className="w-52">
        <Select
          label={texts.validity}
          options={VALIDITY_OPTIONS}
          value={validity}
          onChange={(event) => onValidity(event.target.value as Validity)}
        />
      </div>
      <div className="mb-3 ml-auto flex gap-2 wide:mt-6.5">
        {count > 0 && (
          <Button variant="quiet" size="small" onClick={onClear}>
            {texts.clear}
          </Button>
        )}
        <Button size="small" disabled={count === 0} busy={isPublishing} onClick={onPublish}>
          {texts.publish(count)}
        </Button>
      </div>
    </div>
  );
}
