import { draftSubCategory } from '#domain/requests/wizard/draft-choices.ts';
import type { StepProps } from '../steps/step-props.ts';
import { stepTexts } from '../steps/steps.texts.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { TapList } from './tap-list.tsx';

const OWN = 'own';

/** The constructions mills weave anyway, or one of the buyer's own that follows in the quality step. */
export function ConstructionChoice({ draft, problems, change, tap = change }: StepProps) {
  const subCategory = draftSubCategory(draft);
  if (!subCategory) return null;
  const { productionSubTypeAttributeId: chosen } = draft;
  const texts = stepTexts.requirement;
  return (
    <ChoiceCards
      legend={texts.constructions(subCategory.name)}
      name="productionSubTypeAttributeId"
      choices={[
        ...subCategory.constructions.map(({ id, text }) => ({ value: String(id), label: text })),
        { value: OWN, label: texts.ownConstruction, help: texts.ownConstructionHelp },
      ]}
      value={chosen === null ? OWN : String(chosen)}
      onChoose={(value, isTap) =>
        (isTap ? tap : change)({ productionSubTypeAttributeId: value === OWN ? null : Number(value) })
      }
      error={problems.productionSubTypeAttributeId}
      help={texts.constructionsHelp}
    />
  );
}

/** The same, as a shortcut beside the fields they fill. */
export function ConstructionTaps({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const subCategory = draftSubCategory(draft);
  if (!subCategory) return null;
  return (
    <TapList
      label={stepTexts.quality.tapToFillIn(subCategory.name)}
      items={subCategory.constructions.map(({ id, text }) => ({
        id: String(id),
        label: text,
        isCurrent: draft.productionSubTypeAttributeId === id,
        onTap: () => change({ productionSubTypeAttributeId: id }),
      }))}
    />
  );
}
