import type { StaffOrder } from '#contract/staff/order-desk.ts';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { ordersTexts as texts } from '../orders.texts.ts';

export function BuyerPanel({ order: { buyer, gstin, shipping } }: { order: StaffOrder }) {
  return (
    <Panel title={texts.buyer}>
      <Facts
        facts={[
          [texts.company, buyer.company],
          [texts.contact, buyer.contactName],
          [texts.market, buyer.market],
          [texts.gstin, orPlaceholder(gstin)],
          [
            texts.shipTo,
            [shipping.line1, shipping.city, shipping.postcode, shipping.country].filter(Boolean).join(', '),
          ],
        ]}
      />
    </Panel>
  );
}
