import { useState } from 'react';
import { WIDTH_OPTIONS_INCHES } from '#domain/catalogue/fabric-measure.ts';
import { OTHER_WIDTH_INCHES } from '#domain/requests/wizard/width.ts';
import { ChoiceCards } from '../parts/choice-cards.tsx';
import { Hints } from '../parts/hints.tsx';
import { NumberField } from '../parts/number-field.tsx';
import { TradeWords } from '../parts/trade-words.tsx';
import type { StepProps } from './step-props.ts';

const OTHER = 'other';
const isUsual = (width: number) => (WIDTH_OPTIONS_INCHES as readonly number[]).includes(width);

export function WidthStep({ draft, problems, change }: StepProps) {
  const { width } = draft;
  const [wantsOther, setWantsOther] = useState(width !== null && !isUsual(width));
  const choose = (value: string) => {
    setWantsOther(value === OTHER);
    change({ width: value === OTHER ? null : Number(value) });
  };
  const error = problems.width;
  return (
    <div className="flex flex-col gap-3">
      <ChoiceCards
        legend="Minimum width in inches"
        isLegendHidden
        name={wantsOther ? 'widthChoice' : 'width'}
        layout="chips"
        choices={[
          ...WIDTH_OPTIONS_INCHES.map((inches) => ({ value: String(inches), label: `${inches}"` })),
          { value: OTHER, label: 'Other' },
        ]}
        value={wantsOther ? OTHER : width === null ? null : String(width)}
        onChoose={choose}
        error={wantsOther ? undefined : error}
        help="Usable width between the selvedges, in inches."
      />
      {wantsOther && (
        <NumberField
          label="Other width"
          name="width"
          decimals={1}
          suffix="in"
          value={width}
          onNumber={(inches) => change({ width: inches })}
          error={error}
          help={`From ${OTHER_WIDTH_INCHES.from} to ${OTHER_WIDTH_INCHES.to} inches, in whole or half inches.`}
        />
      )}
      <Hints step="width" draft={draft} />
      <TradeWords words={['Selvedge']} />
    </div>
  );
}
