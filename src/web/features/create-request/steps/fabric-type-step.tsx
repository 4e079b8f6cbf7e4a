import type { FabricCategory } from '#domain/catalogue/fabric-category.ts';
import { EMPTY_DRAFT, type RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { useOfferedOptions } from '../options/use-offered-options.ts';
import { ChoiceCards } from '../parts/choice-cards.tsx';
import { DraftSwatch } from '../parts/draft-swatch.tsx';
import { leadingFibre } from '../parts/fibre-choices.ts';
import type { StepProps } from './step-props.ts';
import { stepTexts } from './steps.texts.ts';

const texts = stepTexts.fabricType;

/** A cloth that everybody knows by its fibre. */
const SHOWN: Readonly<Record<FabricCategory, Partial<RequestDraft>>> = {
  cotton: { productionSubType: 111, finishedFabricType: 'dyed', color: 'sky', epi: 90, ppi: 50 },
  rayon: { productionSubType: 201, finishedFabricType: 'printed', color: 'petrol, coral, sage' },
  denim: {},
  polyester: { productionSubType: 404, finishedFabricType: 'dyed', color: 'plum' },
};

export function FabricTypeStep({ draft, problems, change, tap = change }: StepProps) {
  const choices = useOfferedOptions().categories.map(({ word: category, name }) => ({
    value: category,
    label: name,
    help: texts.uses[category],
    art: (
      <DraftSwatch
        draft={{ ...EMPTY_DRAFT, category, ...SHOWN[category] }}
        seed={category}
        size="card"
        className="h-24! w-full! rounded-none! md:h-36!"
      />
    ),
  }));
  return (
    <ChoiceCards
      legend={texts.legend}
      isLegendHidden
      name="category"
      layout="pairs"
      choices={choices}
      value={draft.category}
      onChoose={(category, isTap) => (isTap ? tap : change)(chosen(category as FabricCategory, draft))}
      error={problems.category}
      help={tap === change ? undefined : texts.help}
    />
  );
}

/** Most cloth is all of the fibre its type is named after, so the next step begins with that; a blend stays. */
function chosen(category: FabricCategory, draft: RequestDraft): Partial<RequestDraft> {
  const isUnchanged =
    draft.compositionType === 'blend' || (draft.compositionType && category === draft.category);
  if (isUnchanged) return { category };
  return {
    category,
    compositionType: 'single',
    compositions: [{ categoryId: leadingFibre(category), percentage: 100 }],
  };
}
