import { Link } from '@tanstack/react-router';
import type { StaffOrder } from '#contract/staff/order-desk.ts';
import { ContactLines } from '#desk/widgets/contacts/contact-lines.tsx';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { ordersTexts as texts } from '../orders.texts.ts';

const LINK = 'inline-flex min-h-6 items-center font-semibold text-brand-700 hover:underline';

export function BuyerPanel({ order: { buyer, gstin, shipping } }: { order: StaffOrder }) {
  return (
    <Panel title={texts.buyer}>
      <Facts
        facts={[
          [
            texts.company,
            <Link key="company" to={`/companies/${buyer.brandId}`} className={LINK}>
              {buyer.company}
            </Link>,
          ],
          [texts.market, buyer.market],
          [texts.gstin, orPlaceholder(gstin)],
          [
            texts.shipTo,
            [shipping.line1, shipping.city, shipping.postcode, shipping.country].filter(Boolean).join(', '),
          ],
        ]}
      />
      <h3 className="pt-3 pb-1 text-sm font-bold">{texts.people}</h3>
      <ContactLines contacts={buyer.people} />
    </Panel>
  );
}
