import type { Order } from '#contract/customer/orders.ts';
import type { Tna } from '#contract/customer/production.ts';
import { DocumentsRow } from '#web/widgets/documents/documents-row.tsx';
import { InstalmentPlan } from '#web/widgets/payments/instalment-plan.tsx';
import { Section } from '#web/widgets/section.tsx';
import { productionTexts } from './production.texts.ts';

/** Money and documents beside the plan. */
export function OrderSidePanel({ plan, order }: { plan: Tna; order: Order }) {
  const open = order.instalments.find(({ state }) => state === 'open');
  const coming = plan.tasks.flatMap(({ produces, actualEnd }) =>
    produces !== null && actualEnd === null ? [produces] : [],
  );
  return (
    <aside className="flex min-w-0 flex-col gap-4">
      <Section title={productionTexts.payment}>
        <InstalmentPlan instalments={order.instalments} currentId={open?.dueOn ? open.instalmentId : null} />
      </Section>
      <DocumentsRow orderId={order.orderId} coming={coming} />
    </aside>
  );
}
