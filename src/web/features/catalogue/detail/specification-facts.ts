/** The cloth itself, as a buyer checks it. */
import { writeComposition } from '#domain/catalogue/construction/quality-string.ts';
import { WEIGHT_UNIT_LABEL } from '#domain/catalogue/fabric-measure.ts';
import { FABRIC_TYPE_CODE, FABRIC_TYPE_LABEL } from '#domain/catalogue/fabric-type.ts';
import { LOOM_CODE, LOOM_LABEL, YARN_TYPE_LABEL } from '#domain/catalogue/yarn-and-loom.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { nameOfCode } from '#domain/shared/wire-code.ts';
import type { Fact } from '#web/widgets/facts.tsx';
import { catalogueTexts } from '../catalogue.texts.ts';
import type { Quality } from './quality-detail.tsx';

const { specification: texts } = catalogueTexts;

export function specificationFacts({ answers, fabricTypeId, gsm, widthInches }: Quality): Fact[] {
  const { compositions, warp, weft, epi, ppi, loomType, yarnType } = answers;
  const finish = nameOfCode(FABRIC_TYPE_CODE, fabricTypeId);
  const loom = loomType === null ? null : nameOfCode(LOOM_CODE, loomType);
  return [
    { label: texts.composition, value: orPlaceholder(writeComposition(compositions)) },
    { label: texts.finish, value: orPlaceholder(finish && FABRIC_TYPE_LABEL[finish]) },
    { label: texts.yarnCounts, value: texts.pair(orPlaceholder(warp), orPlaceholder(weft)) },
    {
      label: texts.density,
      value: texts.pair(orPlaceholder(epi?.toString()), orPlaceholder(ppi?.toString())),
    },
    { label: texts.weight, value: `${gsm} ${WEIGHT_UNIT_LABEL.gsm}` },
    { label: texts.width, value: texts.inches(widthInches) },
    ...(loom ? [{ label: texts.loom, value: LOOM_LABEL[loom] }] : []),
    ...(yarnType ? [{ label: texts.yarn, value: YARN_TYPE_LABEL[yarnType] }] : []),
  ];
}
