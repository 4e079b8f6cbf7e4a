import type { FabricCategory } from '#domain/catalogue/fabric-category.ts';
import {
  COMPOSITION_KINDS,
  type CompositionKind,
  isSingleFibreOf,
} from '#domain/requests/composition-type.ts';
import { Select } from '#ui/fields/select.tsx';
import { COMPOSITION_TYPE_LABEL } from '#words/page/requests.ts';
import { ChoiceCards } from '../parts/choice-cards.tsx';
import { CompositionRows } from '../parts/composition-rows.tsx';
import { leadingFibre, singleFibreOptions, usualBlends } from '../parts/fibre-choices.ts';
import { LeftOutNote } from '../parts/left-out-note.tsx';
import type { StepProps } from './step-props.ts';
import { stepTexts } from './steps.texts.ts';

const texts = stepTexts.composition;

export function CompositionStep({ draft, problems, change }: StepProps) {
  const { category, compositionType: kind, compositions } = draft;
  if (category === null) return <LeftOutNote reason={stepTexts.chooseFabricTypeFirst} />;
  const choose = (next: CompositionKind) =>
    change({ compositionType: next, compositions: startOf(next, category, compositions) });
  return (
    <div className="flex flex-col gap-3">
      <ChoiceCards
        legend={texts.legend}
        name="compositionType"
        choices={COMPOSITION_KINDS.map((each) => ({
          value: each,
          label: COMPOSITION_TYPE_LABEL[category][each],
          help: texts[each],
        }))}
        value={kind}
        onChoose={(value) => choose(value as CompositionKind)}
        error={problems.compositionType}
      />
      {kind === 'single' && (
        <Select
          label={texts.fibre}
          name="compositions"
          placeholder={texts.chooseFibre}
          options={singleFibreOptions(category)}
          value={String(compositions[0]?.categoryId ?? '')}
          onChange={({ target }) =>
            change({ compositions: [{ categoryId: Number(target.value) || null, percentage: 100 }] })
          }
          error={problems.compositions}
          help={texts.fibreHelp}
        />
      )}
      {kind === 'blend' && (
        <CompositionRows
          category={category}
          shares={compositions}
          onChange={(next) => change({ compositions: next })}
          error={problems.compositions}
          usual={usualBlends(category)}
        />
      )}
    </div>
  );
}

/** Changing one's mind keeps the fibres of a blend; a single fibre begins with the one the category is named after. */
function startOf(
  kind: CompositionKind,
  category: FabricCategory,
  before: StepProps['draft']['compositions'],
) {
  const first = before[0]?.categoryId ?? leadingFibre(category);
  if (kind === 'single') {
    const own = isSingleFibreOf(category, first) ? first : leadingFibre(category);
    return [{ categoryId: own, percentage: 100 }];
  }
  if (before.length > 1) return before;
  return [
    { categoryId: first, percentage: null },
    { categoryId: null, percentage: null },
  ];
}
