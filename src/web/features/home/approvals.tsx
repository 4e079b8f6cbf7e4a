import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listApprovals } from '#contract/customer/order-approvals.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { OVERLAY_STATE } from '#web/platform/navigation/overlays.ts';
import { approvalTexts as texts } from '#web/widgets/company/approval.texts.ts';
import { useMay } from '#web/widgets/company/use-may.ts';
import { Amount } from '#web/widgets/orders/amount.tsx';
import { HoldNote } from '#web/widgets/orders/hold-note.tsx';
import { orderLocation } from '#web/widgets/orders/order-links.ts';
import { ordersQueries } from '#web/widgets/orders/orders.queries.ts';

/** Orders of colleagues that go on only with this person's word. */
export function Approvals() {
  const mayApprove = useMay(listApprovals);
  const { data } = useQuery({ ...ordersQueries.approvals(), enabled: mayApprove });
  const waiting = data?.records.filter(({ mayDecide }) => mayDecide) ?? [];
  if (waiting.length === 0) return null;
  return (
    <section
      aria-labelledby="approvals"
      className="rounded-card border border-warn/40 bg-warn-soft p-4 wide:col-span-3"
    >
      <h2 id="approvals" className="pb-1 text-lg font-bold">
        {texts.list}
      </h2>
      <ul className="divide-y divide-warn/30">
        {waiting.map(({ orderId, number, quality, total, askedBy, heldUntil }) => (
          <li key={orderId} className="relative flex flex-wrap items-center gap-3 py-2">
            <div className="min-w-0 flex-1 basis-48">
              <p className="leading-snug font-semibold wrap-anywhere">
                {quality} · <Amount of={total} tone="strong" />
              </p>
              <p className="figures text-sm text-ink-soft">{`${number} · ${texts.by(askedBy)}`}</p>
              <HoldNote heldUntil={heldUntil} />
            </div>
            <Link
              {...orderLocation('order', orderId)}
              state={OVERLAY_STATE}
              aria-label={texts.openNamed(number)}
              className={buttonClass({ variant: 'primary', size: 'small' })}
            >
              {texts.open}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
