import type { StaffRequest } from '#contract/staff/requests.ts';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { momentText } from '#desk/widgets/time.ts';
import { requestsTexts } from '../requests.texts.ts';

export function BuyerPanel({ request: { buyer, submittedAt } }: { request: StaffRequest }) {
  return (
    <Panel title={requestsTexts.buyer}>
      <Facts
        facts={[
          [requestsTexts.columns.company, buyer.company],
          [requestsTexts.contact, buyer.contactName],
          [requestsTexts.market, buyer.market],
          [requestsTexts.timeZone, buyer.timeZone],
          [requestsTexts.submittedAt, momentText(submittedAt)],
        ]}
      />
    </Panel>
  );
}
