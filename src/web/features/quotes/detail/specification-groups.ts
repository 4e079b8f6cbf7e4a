/** A request in readable groups: what it is made of, how it is finished, how it is woven, how it is paid. */
import type { FabricRequest } from '#contract/customer/requests.ts';
import { writeComposition } from '#domain/catalogue/construction/quality-string.ts';
import { FABRIC_CATEGORY_LABEL } from '#domain/catalogue/fabric-category.ts';
import { WEIGHT_UNIT_HELP, WEIGHT_UNIT_LABEL } from '#domain/catalogue/fabric-measure.ts';
import { FABRIC_TYPE_HELP, FABRIC_TYPE_LABEL } from '#domain/catalogue/fabric-type.ts';
import { subCategoryOf } from '#domain/catalogue/sub-categories/sub-categories.ts';
import { LOOM_LABEL, YARN_TYPE_LABEL } from '#domain/catalogue/yarn-and-loom.ts';
import { creditDaysText } from '#domain/quotes/terms/credit-days.ts';
import { draftFromCodes } from '#domain/requests/wire/draft-codes.ts';
import { colourNames } from '#domain/requests/wizard/colours.ts';
import { askedFabricType, isColoured } from '#domain/requests/wizard/draft-choices.ts';
import { whyLeftOut } from '#domain/requests/wizard/left-out.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import type { Fact } from '#web/widgets/facts.tsx';
import { detailTexts } from './detail.texts.ts';

const texts = detailTexts.specification;

export type FactGroup = { readonly title: string; readonly facts: readonly Fact[] };

export function specificationGroups(request: FabricRequest): FactGroup[] {
  const draft = draftFromCodes(request);
  return [
    { title: texts.fabric, facts: fabricFacts(draft) },
    { title: texts.finish, facts: finishFacts(draft) },
    { title: texts.construction, facts: constructionFacts(draft) },
    { title: texts.payment, facts: [paymentFact(draft)] },
  ];
}

function fabricFacts({ category, compositions, productionSubType }: RequestDraft): Fact[] {
  const subCategory = productionSubType === null ? null : subCategoryOf(productionSubType);
  return [
    { label: texts.fabricType, value: orPlaceholder(category && FABRIC_CATEGORY_LABEL[category]) },
    { label: texts.composition, value: orPlaceholder(writeComposition(compositions)) },
    { label: texts.subCategory, value: orPlaceholder(subCategory?.name), help: subCategory?.use ?? null },
  ];
}

function finishFacts(draft: RequestDraft): Fact[] {
  const type = askedFabricType(draft);
  const finish: Fact = {
    label: texts.requirement,
    value: orPlaceholder(type && FABRIC_TYPE_LABEL[type]),
    help: type && FABRIC_TYPE_HELP[type],
  };
  if (type === null || !isColoured(type)) return [finish];
  const colours: Fact = {
    label: type === 'printed' ? texts.designs : texts.colours,
    value: orPlaceholder(draft.numberOfColors?.toString()),
    help: colourNames(draft.color).join(', ') || null,
  };
  return [finish, colours];
}

function constructionFacts(draft: RequestDraft): Fact[] {
  const { warp, weft, epi, ppi, weight, weightUnit, width, yarnType, loomType } = draft;
  const yarn = { label: texts.yarn, value: yarnType ? YARN_TYPE_LABEL[yarnType] : texts.noPreference };
  return [
    {
      label: texts.yarnCounts,
      value: texts.pair(orPlaceholder(warp), orPlaceholder(weft)),
      help: texts.yarnCountsHelp,
    },
    {
      label: texts.density,
      value: texts.pair(orPlaceholder(epi?.toString()), orPlaceholder(ppi?.toString())),
      help: texts.densityHelp,
    },
    {
      label: texts.weight,
      value: weight === null ? orPlaceholder(null) : `${weight} ${WEIGHT_UNIT_LABEL[weightUnit]}`,
      help: WEIGHT_UNIT_HELP[weightUnit],
    },
    ...(whyLeftOut('yarnType', draft) === null ? [yarn] : []),
    { label: texts.width, value: width === null ? orPlaceholder(null) : texts.inches(width) },
    { label: texts.loom, value: loomType ? LOOM_LABEL[loomType] : texts.noPreference },
  ];
}

function paymentFact({ creditPeriod }: RequestDraft): Fact {
  return {
    label: texts.paymentTerms,
    value: creditPeriod === null ? orPlaceholder(null) : creditDaysText(creditPeriod),
  };
}
