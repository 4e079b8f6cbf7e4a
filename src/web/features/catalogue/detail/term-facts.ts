/** What an order of this quality is bound to. */
import { ORDER_KIND_LABEL } from '#domain/orders/order-kind.ts';
import { formatLengthFor, type LengthUnit } from '#domain/shared/length.ts';
import { lengthOf } from '#domain/shared/wire-figures.ts';
import type { Fact } from '#web/widgets/facts.tsx';
import { catalogueTexts } from '../catalogue.texts.ts';
import type { Quality } from './quality.ts';

const { terms: texts } = catalogueTexts;

export function termFacts(quality: Quality, unit: LengthUnit | undefined): Fact[] {
  const { minimum, minimumPerColour, step, leadDays, tolerancePercent, kind, hsn } = quality;
  return [
    {
      label: texts.minimum,
      value: minimum ? formatLengthFor(lengthOf(minimum), unit) : texts.wholeLots,
    },
    ...(minimumPerColour
      ? [{ label: texts.perColour, value: formatLengthFor(lengthOf(minimumPerColour), unit) }]
      : []),
    ...(step ? [{ label: texts.step, value: formatLengthFor(lengthOf(step), unit) }] : []),
    { label: texts.leadTime, value: texts.leadDays(leadDays) },
    { label: texts.tolerance, value: texts.toleranceValue(tolerancePercent) },
    { label: texts.kind, value: ORDER_KIND_LABEL[kind] },
    { label: texts.hsn, value: hsn },
  ];
}
