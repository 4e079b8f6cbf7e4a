import type { StaffOrder } from '#contract/staff/order-desk.ts';
import { readLedger } from '#contract/staff/payments.ts';
import { useMay } from '#desk/platform/access.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { TextLink } from '#desk/widgets/layout/text-link.tsx';
import { ordersTexts as texts } from '../orders.texts.ts';

export function PaymentsPanel({ order: { orderId, instalments } }: { order: StaffOrder }) {
  const mayRead = useMay(readLedger);
  return (
    <Panel title={texts.payments}>
      <Facts
        facts={instalments.map(({ label, amount, state }) => [
          `${label} · ${texts.instalments[state]}`,
          moneyText(amount),
        ])}
      />
      {mayRead && (
        <TextLink to={`/money/ledger?orderId=${orderId}`} className="mt-2">
          {texts.ledger}
        </TextLink>
      )}
    </Panel>
  );
}
