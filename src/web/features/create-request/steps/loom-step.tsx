import { LOOM_CODE, LOOM_LABEL, type Loom } from '#domain/catalogue/yarn-and-loom.ts';
import { whyNoLoom } from '#domain/requests/wizard/draft-choices.ts';
import { whyNotText } from '#words/request-problem-text.ts';
import { ChoiceCards } from '../parts/choice-cards.tsx';
import { TradeTerms } from '../parts/trade-terms.tsx';
import type { StepProps } from './step-props.ts';
import { stepTexts } from './steps.texts.ts';

const texts = stepTexts.loom;
const ANY = 'any';

export function LoomStep({ draft, problems, change, tap = change }: StepProps) {
  return (
    <div className="flex flex-col gap-3">
      <ChoiceCards
        legend={texts.legend}
        isLegendHidden
        name="loomType"
        choices={[
          { value: ANY, label: texts.any, help: texts.anyHelp },
          ...(Object.keys(LOOM_CODE) as Loom[]).map((loom) => ({
            value: loom,
            label: LOOM_LABEL[loom],
            help: texts.help[loom],
            whyNot: whyNotText(whyNoLoom(loom, draft)),
          })),
        ]}
        value={draft.loomType ?? ANY}
        onChoose={(loom, isTap) => (isTap ? tap : change)({ loomType: loom === ANY ? null : (loom as Loom) })}
        error={problems.loomType}
      />
      <TradeTerms words={['Power loom', 'Sulzer', 'Air jet', 'Water jet']} />
    </div>
  );
}
