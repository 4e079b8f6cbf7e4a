import { parseConstruction } from '#domain/catalogue/construction/construction.ts';
import { writeYarn } from '#domain/catalogue/construction/yarn.ts';
import { WEIGHT_UNIT_HELP, WEIGHT_UNIT_LABEL, type WeightUnit } from '#domain/catalogue/fabric-measure.ts';
import { writeCountRange } from '#domain/catalogue/sub-categories/sub-category-counts.ts';
import type { DraftChange } from '#domain/requests/wizard/change-draft.ts';
import { draftSubCategory } from '#domain/requests/wizard/draft-choices.ts';
import { Field } from '#ui/fields/field.tsx';
import { useOfferedOptions } from '../options/use-offered-options.ts';
import { Assistant } from '../parts/assistant.tsx';
import { ChoiceCards } from '../parts/choice-cards.tsx';
import { NumberField } from '../parts/number-field.tsx';
import { TradeTerms } from '../parts/trade-terms.tsx';
import { ConstructionTaps } from '../parts/usual-constructions.tsx';
import type { StepProps } from './step-props.ts';
import { stepTexts } from './steps.texts.ts';
import { YarnChoice } from './yarn-choice.tsx';

const texts = stepTexts.quality;

export function QualityStep(props: StepProps) {
  const { draft, change, isAssistantBeside = false } = props;
  return (
    <div className="flex flex-col gap-4">
      <ConstructionTaps draft={draft} change={change} />
      <Construction {...props} />
      <Weight {...props} />
      <YarnChoice {...props} />
      {!isAssistantBeside && <Assistant draft={draft} />}
      <TradeTerms
        words={[
          'Warp',
          'Weft',
          'Count',
          'Denier',
          'EPI',
          'PPI',
          'GSM',
          'GLM',
          'oz/yd²',
          'Elastane',
          'Carded',
          'Combed',
          'Compact',
          'Open-end',
        ]}
      />
    </div>
  );
}

function Construction({ draft, problems, change }: StepProps) {
  const subCategory = draftSubCategory(draft);
  const counts = subCategory?.counts;
  const ranges = subCategory?.ranges;
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-x-3 gap-y-3">
      <legend className="mb-2 text-sm font-semibold text-ink">{texts.construction}</legend>
      {(['warp', 'weft'] as const).map((side) => (
        <Field
          key={side}
          label={texts[side]}
          name={side}
          placeholder={texts.yarnExample}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={draft[side] ?? ''}
          onChange={({ target }) => change(yarnChange(side, target.value))}
          error={problems[side]}
          help={counts && writeCountRange(counts.unit, counts[side])}
        />
      ))}
      {(['epi', 'ppi'] as const).map((side) => (
        <NumberField
          key={side}
          label={texts[side]}
          name={side}
          value={draft[side]}
          onNumber={(threads) => change({ [side]: threads })}
          error={problems[side]}
          help={ranges && texts.range(ranges[side][0], ranges[side][1])}
        />
      ))}
    </fieldset>
  );
}

/** Whoever pastes a whole construction, such as 40x40/120x80, means all four fields. */
function yarnChange(side: 'warp' | 'weft', text: string): DraftChange {
  const whole = parseConstruction(text);
  if (!whole.ok) return { [side]: text === '' ? null : text };
  const { warp, weft, epi, ppi } = whole.construction;
  return { warp: writeYarn(warp), weft: writeYarn(weft), epi, ppi };
}

function Weight({ draft, problems, change }: StepProps) {
  const { weightUnits } = useOfferedOptions();
  const gsm = draftSubCategory(draft)?.ranges.gsm;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="sr-only">{texts.weightAndUnit}</legend>
      <NumberField
        label={texts.weight}
        name="weight"
        decimals={1}
        suffix={WEIGHT_UNIT_LABEL[draft.weightUnit]}
        value={draft.weight}
        onNumber={(weight) => change({ weight })}
        error={problems.weight}
        help={gsm && texts.weightHelp(gsm[0], gsm[1])}
      />
      <ChoiceCards
        legend={texts.weightUnit}
        isLegendHidden
        name="weightUnit"
        layout="chips"
        choices={weightUnits.map(({ word, name }) => ({
          value: word,
          label: name,
          help: WEIGHT_UNIT_HELP[word],
        }))}
        value={draft.weightUnit}
        onChoose={(unit) => change({ weightUnit: unit as WeightUnit })}
        error={problems.weightUnit}
      />
    </fieldset>
  );
}
