import { LOOM_CODE, LOOM_LABEL, type Loom } from '#domain/catalogue/yarn-and-loom.ts';
import { whyNoLoom } from '#domain/requests/wizard/draft-choices.ts';
import { ChoiceCards } from '../parts/choice-cards.tsx';
import { Hints } from '../parts/hints.tsx';
import { TradeWords } from '../parts/trade-words.tsx';
import type { StepProps } from './step-props.ts';

const HELP: Readonly<Record<Loom, string>> = {
  power_loom: 'Lowest price, up to 54 inches, more faults',
  sulzer: 'Heavy and wide cloth',
  air_jet: 'Even cloth from spun yarn, most shirting',
  water_jet: 'Filament yarn, such as polyester',
};

export function LoomStep({ draft, problems, change }: StepProps) {
  return (
    <div className="flex flex-col gap-3">
      <ChoiceCards
        legend="Loom type"
        isLegendHidden
        name="loomType"
        choices={(Object.keys(LOOM_CODE) as Loom[]).map((loom) => ({
          value: loom,
          label: LOOM_LABEL[loom],
          help: HELP[loom],
          whyNot: whyNoLoom(loom, draft),
        }))}
        value={draft.loomType}
        onChoose={(loom) => change({ loomType: loom as Loom })}
        error={problems.loomType}
      />
      <Hints step="loom" draft={draft} />
      <TradeWords words={['Power loom', 'Sulzer', 'Air jet', 'Water jet']} />
    </div>
  );
}
