import type { SubCategory } from '#domain/catalogue/sub-categories/sub-category.ts';
import { fieldsOfUsual } from '#domain/requests/wizard/draft-construction.ts';
import { EMPTY_DRAFT } from '#domain/requests/wizard/request-draft.ts';
import { useOfferedOptions } from '../options/use-offered-options.ts';
import { ChoiceCards } from '../parts/choice-cards.tsx';
import { DraftSwatch } from '../parts/draft-swatch.tsx';
import { LeftOutNote } from '../parts/left-out-note.tsx';
import type { StepProps } from './step-props.ts';
import { stepTexts } from './steps.texts.ts';

const texts = stepTexts.subCategory;

export function SubCategoryStep({ draft, problems, change, tap = change }: StepProps) {
  const { subCategories } = useOfferedOptions();
  const { category, productionSubType } = draft;
  if (category === null) return <LeftOutNote reason={stepTexts.chooseFabricTypeFirst} />;
  return (
    <ChoiceCards
      legend={texts.legend}
      isLegendHidden
      name="productionSubType"
      layout="pictures"
      choices={subCategories
        .filter((subCategory) => subCategory.category === category)
        .map((subCategory) => ({
          value: String(subCategory.id),
          label: subCategory.name,
          help: <Uses subCategory={subCategory} />,
          art: <SubCategorySwatch subCategory={subCategory} />,
        }))}
      value={productionSubType === null ? null : String(productionSubType)}
      onChoose={(id, isTap) => (isTap ? tap : change)({ productionSubType: Number(id) })}
      error={problems.productionSubType}
      help={tap === change ? undefined : texts.help}
    />
  );
}

function Uses({ subCategory: { use, hint } }: { subCategory: SubCategory }) {
  return (
    <>
      <span className="block first-letter:uppercase">{use}</span>
      {hint && <span className="mt-1 block text-xs">{hint}</span>}
    </>
  );
}

const SHOWN_FINISHES = ['denim', 'dyed', 'yarn_dyed', 'rfd'] as const;

/** As its first usual construction looks, finished as it is sold. */
function SubCategorySwatch({ subCategory }: { subCategory: SubCategory }) {
  const { id, category, constructions, fabricTypes } = subCategory;
  const usual = constructions[0] ? fieldsOfUsual(constructions[0].id) : null;
  const finishedFabricType = SHOWN_FINISHES.find((type) => fabricTypes.includes(type)) ?? null;
  const draft = { ...EMPTY_DRAFT, ...usual, category, productionSubType: id, finishedFabricType };
  return <DraftSwatch draft={draft} seed={String(id)} className="h-18! w-full! rounded-none!" />;
}
