import { FABRIC_TYPE_HELP, FABRIC_TYPE_LABEL, type FabricType } from '#domain/catalogue/fabric-type.ts';
import {
  FINISHED_FABRIC_TYPES,
  REQUIREMENT_TYPES,
  type RequirementType,
} from '#domain/requests/requirement-type.ts';
import type { DraftChange } from '#domain/requests/wizard/change-draft.ts';
import { isColoured, whyNoFinish, whyNoRequirementType } from '#domain/requests/wizard/draft-choices.ts';
import { whyLeftOut } from '#domain/requests/wizard/left-out.ts';
import { LEFT_OUT_TEXT } from '#words/page/request-hints.ts';
import { REQUIREMENT_TYPE_LABEL } from '#words/page/requests.ts';
import { problemText } from '#words/problem-text.ts';
import { whyNotText } from '#words/request-problem-text.ts';
import { ChoiceCards } from '../parts/choice-cards.tsx';
import { ColourFields } from '../parts/colour-fields.tsx';
import { LeftOutNote } from '../parts/left-out-note.tsx';
import { TradeTerms } from '../parts/trade-terms.tsx';
import { ConstructionChoice } from '../parts/usual-constructions.tsx';
import type { StepProps } from './step-props.ts';
import { stepTexts } from './steps.texts.ts';

const texts = stepTexts.requirement;
const REQUIREMENT_HELP: Readonly<Record<RequirementType, string>> = {
  greige: FABRIC_TYPE_HELP.greige,
  finished: texts.finished,
};

export function RequirementStep({ draft, problems, change, tap }: StepProps) {
  return (
    <div className="flex flex-col gap-3">
      <ChoiceCards
        legend={texts.legend}
        name="requirementType"
        choices={REQUIREMENT_TYPES.map((type) => ({
          value: type,
          label: REQUIREMENT_TYPE_LABEL[type],
          help: REQUIREMENT_HELP[type],
          whyNot: whyNotText(whyNoRequirementType(type, draft)),
        }))}
        value={draft.requirementType}
        onChoose={(type) => change({ requirementType: type as RequirementType })}
        error={problems.requirementType}
      />
      {draft.requirementType !== null && <Finish draft={draft} problems={problems} change={change} />}
      <ConstructionChoice draft={draft} problems={problems} change={change} tap={tap} />
      <TradeTerms words={['Greige', 'RFD', 'Yarn dyed', 'Count']} />
    </div>
  );
}

function Finish({ draft, problems, change }: StepProps) {
  const whyNoFinishes = whyLeftOut('finishedFabricType', draft);
  const whyNoColours = whyLeftOut('color', draft);
  return (
    <>
      {whyNoFinishes ? (
        <LeftOutNote reason={problemText(LEFT_OUT_TEXT, whyNoFinishes)} />
      ) : (
        <ChoiceCards
          legend={texts.finish}
          name="finishedFabricType"
          choices={FINISHED_FABRIC_TYPES.map((type) => ({
            value: type,
            label: FABRIC_TYPE_LABEL[type],
            help: FABRIC_TYPE_HELP[type],
            whyNot: whyNotText(whyNoFinish(type, draft)),
          }))}
          value={draft.finishedFabricType}
          onChoose={(type) => change(chosenFinish(type as FabricType, draft))}
          error={problems.finishedFabricType}
        />
      )}
      {whyNoColours ? (
        <LeftOutNote reason={problemText(LEFT_OUT_TEXT, whyNoColours)} />
      ) : (
        draft.finishedFabricType !== null && (
          <ColourFields draft={draft} problems={problems} change={change} />
        )
      )}
    </>
  );
}

/** One colour to begin with, in sight below; naming more of them counts them. */
function chosenFinish(type: FabricType, { numberOfColors }: StepProps['draft']): DraftChange {
  const isFirst = isColoured(type) && numberOfColors === null;
  return { finishedFabricType: type, ...(isFirst && { numberOfColors: 1 }) };
}
