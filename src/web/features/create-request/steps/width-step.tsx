import { useState } from 'react';
import { OTHER_WIDTH_INCHES } from '#domain/requests/wizard/width.ts';
import { useOfferedOptions } from '../options/use-offered-options.ts';
import { ChoiceCards } from '../parts/choice-cards.tsx';
import { Hints } from '../parts/hints.tsx';
import { NumberField } from '../parts/number-field.tsx';
import { TradeTerms } from '../parts/trade-terms.tsx';
import type { StepProps } from './step-props.ts';
import { stepTexts } from './steps.texts.ts';

const texts = stepTexts.width;

const OTHER = 'other';

export function WidthStep({ draft, problems, change, tap = change }: StepProps) {
  const { width } = draft;
  const { widthsInches } = useOfferedOptions();
  const [wantsOther, setWantsOther] = useState(width !== null && !widthsInches.includes(width));
  const choose = (value: string, isTap: boolean) => {
    setWantsOther(value === OTHER);
    if (value === OTHER) change({ width: null });
    else (isTap ? tap : change)({ width: Number(value) });
  };
  const error = problems.width;
  return (
    <div className="flex flex-col gap-3">
      <ChoiceCards
        legend={texts.legend}
        isLegendHidden
        name={wantsOther ? 'widthChoice' : 'width'}
        layout="chips"
        choices={[
          ...widthsInches.map((inches) => ({ value: String(inches), label: `${inches}"` })),
          { value: OTHER, label: texts.other },
        ]}
        value={wantsOther ? OTHER : width === null ? null : String(width)}
        onChoose={choose}
        error={wantsOther ? undefined : error}
        help={texts.help}
      />
      {wantsOther && (
        <NumberField
          label={texts.otherWidth}
          name="width"
          decimals={1}
          suffix={texts.inches}
          value={width}
          onNumber={(inches) => change({ width: inches })}
          error={error}
          help={texts.otherHelp(OTHER_WIDTH_INCHES.from, OTHER_WIDTH_INCHES.to)}
        />
      )}
      <Hints step="width" draft={draft} />
      <TradeTerms words={['Selvedge']} />
    </div>
  );
}
