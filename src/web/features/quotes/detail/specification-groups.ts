/** A request in readable groups: what it is made of, how it is finished, how it is woven, how it is paid. */
import type { FabricRequest } from '#contract/requests.ts';
import { writeComposition } from '#domain/catalogue/construction/quality-string.ts';
import { FABRIC_CATEGORY_LABEL } from '#domain/catalogue/fabric-category.ts';
import { WEIGHT_UNIT_HELP, WEIGHT_UNIT_LABEL } from '#domain/catalogue/fabric-measure.ts';
import { FABRIC_TYPE_HELP, FABRIC_TYPE_LABEL } from '#domain/catalogue/fabric-type.ts';
import { subCategoryOf } from '#domain/catalogue/sub-categories/sub-categories.ts';
import { LOOM_LABEL } from '#domain/catalogue/yarn-and-loom.ts';
import { draftFromCodes } from '#domain/requests/wire/draft-codes.ts';
import { colourNames } from '#domain/requests/wizard/colours.ts';
import { askedFabricType, isColoured } from '#domain/requests/wizard/draft-choices.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import type { Fact } from '#web/widgets/facts.tsx';
import { daysWords } from '../quote/quote-words.ts';

export type FactGroup = { readonly title: string; readonly facts: readonly Fact[] };

export function specificationGroups(request: FabricRequest): FactGroup[] {
  const draft = draftFromCodes(request);
  return [
    { title: 'Fabric', facts: fabricFacts(draft) },
    { title: 'Finish', facts: finishFacts(draft) },
    { title: 'Construction', facts: constructionFacts(draft) },
    { title: 'Payment', facts: [paymentFact(draft)] },
  ];
}

function fabricFacts({ category, compositions, productionSubType }: RequestDraft): Fact[] {
  const subCategory = productionSubType === null ? null : subCategoryOf(productionSubType);
  return [
    { label: 'Fabric type', value: orPlaceholder(category && FABRIC_CATEGORY_LABEL[category]) },
    { label: 'Composition', value: orPlaceholder(writeComposition(compositions)) },
    { label: 'Subcategory', value: orPlaceholder(subCategory?.name), help: subCategory?.use ?? null },
  ];
}

function finishFacts(draft: RequestDraft): Fact[] {
  const type = askedFabricType(draft);
  const finish: Fact = {
    label: 'Requirement',
    value: orPlaceholder(type && FABRIC_TYPE_LABEL[type]),
    help: type && FABRIC_TYPE_HELP[type],
  };
  if (type === null || !isColoured(type)) return [finish];
  const colours: Fact = {
    label: type === 'printed' ? 'Designs' : 'Colours',
    value: orPlaceholder(draft.numberOfColors?.toString()),
    help: colourNames(draft.color).join(', ') || null,
  };
  return [finish, colours];
}

function constructionFacts({
  warp,
  weft,
  epi,
  ppi,
  weight,
  weightUnit,
  width,
  loomType,
}: RequestDraft): Fact[] {
  return [
    { label: 'Warp × weft', value: `${orPlaceholder(warp)} × ${orPlaceholder(weft)}`, help: 'Yarn counts' },
    {
      label: 'EPI × PPI',
      value: `${orPlaceholder(epi?.toString())} × ${orPlaceholder(ppi?.toString())}`,
      help: 'Ends and picks per inch',
    },
    {
      label: 'Weight',
      value: weight === null ? orPlaceholder(null) : `${weight} ${WEIGHT_UNIT_LABEL[weightUnit]}`,
      help: WEIGHT_UNIT_HELP[weightUnit],
    },
    { label: 'Minimum width', value: width === null ? orPlaceholder(null) : `${width}"` },
    { label: 'Loom', value: orPlaceholder(loomType && LOOM_LABEL[loomType]) },
  ];
}

function paymentFact({ creditPeriod }: RequestDraft): Fact {
  if (creditPeriod === null) return { label: 'Credit period', value: orPlaceholder(null) };
  return {
    label: 'Credit period',
    value: creditPeriod === 0 ? 'Paid before dispatch' : daysWords(creditPeriod),
  };
}
