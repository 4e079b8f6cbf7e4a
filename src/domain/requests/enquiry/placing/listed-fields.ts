/** Fields with a closed list: words name one of its answers, and the buyer says which. */
import { FABRIC_CATEGORY_CODE, type FabricCategory } from '#domain/catalogue/fabric-category.ts';
import { FABRIC_TYPE_CODE, type FabricType } from '#domain/catalogue/fabric-type.ts';
import { CERTIFICATION_CODE, type Certification } from '#domain/catalogue/quality-mark.ts';
import { SUB_CATEGORIES, subCategoryOf } from '#domain/catalogue/sub-categories/sub-categories.ts';
import { LOOM_CODE, type Loom, YARN_TYPE_LABEL, type YarnType } from '#domain/catalogue/yarn-and-loom.ts';
import { SINGLE_FIBRE_IDS } from '#domain/requests/composition-type.ts';
import { LENGTH_UNITS, type LengthUnit } from '#domain/shared/length.ts';
import type { Placement, Placing, WordField } from './placement.ts';

export function listedFields({ answers }: Placing): WordField[] {
  const { category, productionSubType } = answers;
  const usual = productionSubType === null ? null : subCategoryOf(productionSubType);
  return [
    { field: 'category', placements: namesOf(FABRIC_CATEGORY_CODE).map(ofCategory) },
    { field: 'compositions', placements: category === null ? [] : SINGLE_FIBRE_IDS[category].map(ofFibre) },
    {
      field: 'productionSubType',
      placements: SUB_CATEGORIES.filter((each) => category === null || each.category === category).map(
        (each) => ({
          says: { code: 'placed_sub_category', params: { subCategory: each.id } },
          answers: { category: each.category, productionSubType: each.id },
        }),
      ),
    },
    { field: 'requirementType', placements: namesOf(FABRIC_TYPE_CODE).map(ofFinish) },
    {
      field: 'productionSubTypeAttributeId',
      placements: (usual?.constructions ?? []).map(({ id, text }) => ({
        says: { code: 'placed_text', params: { text } },
        answers: { productionSubTypeAttributeId: id },
      })),
    },
    { field: 'yarnType', placements: (Object.keys(YARN_TYPE_LABEL) as YarnType[]).map(ofYarnType) },
    { field: 'loomType', placements: namesOf(LOOM_CODE).map(ofLoom) },
    { field: 'unit', placements: LENGTH_UNITS.map(ofUnit) },
    { field: 'certification', placements: namesOf(CERTIFICATION_CODE).map(ofCertification) },
  ];
}

function namesOf<Name extends string>(codes: Readonly<Record<Name, number>>): Name[] {
  return Object.keys(codes) as Name[];
}

function ofCategory(category: FabricCategory): Placement {
  return { says: { code: 'placed_fabric_type', params: { category } }, answers: { category } };
}

function ofFibre(fibre: number): Placement {
  return {
    says: { code: 'placed_fibre', params: { fibre } },
    answers: { compositionType: 'single', compositions: [{ categoryId: fibre, percentage: 100 }] },
  };
}

function ofFinish(type: FabricType): Placement {
  return {
    says: { code: 'placed_finish', params: { type } },
    answers:
      type === 'greige'
        ? { requirementType: 'greige' }
        : { requirementType: 'finished', finishedFabricType: type },
  };
}

function ofYarnType(yarnType: YarnType): Placement {
  return { says: { code: 'placed_yarn_type', params: { yarnType } }, answers: { yarnType } };
}

function ofLoom(loomType: Loom): Placement {
  return { says: { code: 'placed_loom', params: { loom: loomType } }, answers: { loomType } };
}

function ofUnit(unit: LengthUnit): Placement {
  return { says: { code: 'placed_unit', params: { unit } }, sheet: { unit } };
}

function ofCertification(certification: Certification): Placement {
  return { says: { code: 'placed_certification', params: { certification } }, sheet: { certification } };
}
