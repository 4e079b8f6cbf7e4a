import { YARN_TYPE_LABEL, type YarnType } from '#domain/catalogue/yarn-and-loom.ts';
import { whyNoYarnType } from '#domain/requests/wizard/draft-choices.ts';
import { whyLeftOut } from '#domain/requests/wizard/left-out.ts';
import { LEFT_OUT_TEXT } from '#words/page/request-hints.ts';
import { problemText } from '#words/problem-text.ts';
import { whyNotText } from '#words/request-problem-text.ts';
import { ChoiceCards } from '../parts/choice-cards.tsx';
import { LeftOutNote } from '../parts/left-out-note.tsx';
import type { StepProps } from './step-props.ts';
import { stepTexts } from './steps.texts.ts';

const ANY = 'any';

/** How the yarn of warp and weft is spun; what the counts do not allow says why. */
export function YarnChoice({ draft, problems, change }: StepProps) {
  const { yarn, anyYarn } = stepTexts.quality;
  const whyNot = whyLeftOut('yarnType', draft);
  if (whyNot) return <LeftOutNote reason={problemText(LEFT_OUT_TEXT, whyNot)} />;
  return (
    <ChoiceCards
      legend={yarn}
      name="yarnType"
      layout="chips"
      choices={[
        { value: ANY, label: anyYarn },
        ...(Object.keys(YARN_TYPE_LABEL) as YarnType[]).map((type) => ({
          value: type,
          label: YARN_TYPE_LABEL[type],
          whyNot: whyNotText(whyNoYarnType(type, draft)),
        })),
      ]}
      value={draft.yarnType ?? ANY}
      onChoose={(type) => change({ yarnType: type === ANY ? null : (type as YarnType) })}
      error={problems.yarnType}
    />
  );
}
