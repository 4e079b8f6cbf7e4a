import type { StaffQuality } from '#contract/staff/qualities.ts';
import { lengthText } from '#desk/widgets/figures.ts';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { momentText } from '#desk/widgets/time.ts';
import { QUALITY_BADGE_LABEL } from '#domain/catalogue/quality-mark.ts';
import { ORDER_KIND_LABEL } from '#domain/orders/order-kind.ts';
import { catalogueTexts } from '../catalogue.texts.ts';

const texts = catalogueTexts.fields;

export function TermsPanel({ quality }: { quality: StaffQuality }) {
  const lists = [
    ...(quality.isLive ? [texts.isLive] : []),
    ...(quality.isTopSelling ? [texts.isTopSelling] : []),
  ];
  return (
    <Panel title={catalogueTexts.quality.terms}>
      <Facts
        facts={[
          [catalogueTexts.quality.supplier, quality.supplierName],
          [texts.kind, ORDER_KIND_LABEL[quality.kind]],
          [texts.lead, catalogueTexts.qualities.days(quality.leadDays)],
          [texts.minimum, lengthText(quality.minimum)],
          [texts.minimumPerColour, lengthText(quality.minimumPerColour)],
          [texts.step, lengthText(quality.step)],
          [texts.maximum, lengthText(quality.maximum)],
          [texts.tolerance, `${quality.tolerancePercent}%`],
          [texts.lists, lists.join(', ') || texts.none],
          ...(quality.isOnSale ? [[texts.saleEnds, momentText(quality.saleEndsAt)] as const] : []),
          [texts.badges, quality.badges.map((badge) => QUALITY_BADGE_LABEL[badge]).join(', ') || texts.none],
          [
            texts.breaks,
            quality.breaks
              .map(({ from, offBasisPoints }) =>
                texts.breakLine(lengthText(from), String(offBasisPoints / 100)),
              )
              .join('; ') || texts.none,
          ],
        ]}
      />
    </Panel>
  );
}
