/** Fields with a closed list: words name one of its answers, and the buyer says which. */
import { FABRIC_CATEGORY_LABEL, type FabricCategory } from '#domain/catalogue/fabric-category.ts';
import { FABRIC_TYPE_LABEL, type FabricType } from '#domain/catalogue/fabric-type.ts';
import { fibreOf } from '#domain/catalogue/fibre.ts';
import { CERTIFICATION_LABEL, type Certification } from '#domain/catalogue/quality-mark.ts';
import { SUB_CATEGORIES, subCategoryOf } from '#domain/catalogue/sub-categories/sub-categories.ts';
import { LOOM_LABEL, type Loom, YARN_TYPE_LABEL, type YarnType } from '#domain/catalogue/yarn-and-loom.ts';
import { SINGLE_FIBRE_IDS } from '#domain/requests/composition-type.ts';
import { LENGTH_UNIT_LABEL, type LengthUnit } from '#domain/shared/length.ts';
import type { Placement, Placing, WordField } from './placement.ts';

export function listedFields({ answers }: Placing): WordField[] {
  const { category, productionSubType } = answers;
  const usual = productionSubType === null ? null : subCategoryOf(productionSubType);
  return [
    {
      field: 'category',
      placements: labelled(FABRIC_CATEGORY_LABEL, (each: FabricCategory) => ({
        answers: { category: each },
      })),
    },
    { field: 'compositions', placements: category === null ? [] : fibres(category) },
    {
      field: 'productionSubType',
      placements: SUB_CATEGORIES.filter((each) => category === null || each.category === category).map(
        (each) => ({
          label: each.name,
          answers: { category: each.category, productionSubType: each.id },
        }),
      ),
    },
    { field: 'requirementType', placements: labelled(FABRIC_TYPE_LABEL, requested) },
    {
      field: 'productionSubTypeAttributeId',
      placements: (usual?.constructions ?? []).map(({ id, text }) => ({
        label: text,
        answers: { productionSubTypeAttributeId: id },
      })),
    },
    {
      field: 'yarnType',
      placements: labelled(YARN_TYPE_LABEL, (yarnType: YarnType) => ({ answers: { yarnType } })),
    },
    { field: 'loomType', placements: labelled(LOOM_LABEL, (loomType: Loom) => ({ answers: { loomType } })) },
    { field: 'unit', placements: labelled(LENGTH_UNIT_LABEL, (unit: LengthUnit) => ({ sheet: { unit } })) },
    {
      field: 'certification',
      placements: labelled(CERTIFICATION_LABEL, (certification: Certification) => ({
        sheet: { certification },
      })),
    },
  ];
}

function labelled<Value extends string>(
  labels: Readonly<Record<Value, string>>,
  change: (value: Value) => Omit<Placement, 'label'>,
): Placement[] {
  return (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({
    label,
    ...change(value),
  }));
}

function requested(type: FabricType): Omit<Placement, 'label'> {
  return type === 'greige'
    ? { answers: { requirementType: 'greige' } }
    : { answers: { requirementType: 'finished', finishedFabricType: type } };
}

function fibres(category: FabricCategory): Placement[] {
  return SINGLE_FIBRE_IDS[category].map((id) => ({
    label: `100% ${fibreOf(id)?.name}`,
    answers: { compositionType: 'single', compositions: [{ categoryId: id, percentage: 100 }] },
  }));
}
