import {
  FABRIC_CATEGORY_CODE,
  FABRIC_CATEGORY_LABEL,
  type FabricCategory,
} from '#domain/catalogue/fabric-category.ts';
import { EMPTY_DRAFT, type RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { ChoiceCards } from '../parts/choice-cards.tsx';
import { DraftSwatch } from '../parts/draft-swatch.tsx';
import type { StepProps } from './step-props.ts';

const HELP: Readonly<Record<FabricCategory, string>> = {
  cotton: 'Poplin, cambric, twill, canvas and their blends',
  rayon: 'Viscose, modal and lyocell',
  denim: 'Rigid, stretch and selvedge',
  polyester: 'Georgette, satin, taffeta and spun blends',
};

/** A cloth that everybody knows by its fibre. */
const SHOWN: Readonly<Record<FabricCategory, Partial<RequestDraft>>> = {
  cotton: { productionSubType: 111, finishedFabricType: 'dyed', color: 'sky', epi: 90, ppi: 50 },
  rayon: { productionSubType: 201, finishedFabricType: 'printed', color: 'petrol, coral, sage' },
  denim: {},
  polyester: { productionSubType: 404, finishedFabricType: 'dyed', color: 'plum' },
};

export function FabricTypeStep({ draft, problems, change }: StepProps) {
  const choices = (Object.keys(FABRIC_CATEGORY_CODE) as FabricCategory[]).map((category) => ({
    value: category,
    label: FABRIC_CATEGORY_LABEL[category],
    help: HELP[category],
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
      legend="Fabric type"
      isLegendHidden
      name="category"
      layout="pairs"
      choices={choices}
      value={draft.category}
      onChoose={(category) => change({ category: category as FabricCategory })}
      error={problems.category}
    />
  );
}
