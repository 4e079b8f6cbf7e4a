import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import { ordersQueries } from '#web/widgets/orders/orders.queries.ts';
import { usePaymentNavigation } from '../form/use-place-order.ts';
import { APPROVE_VIEW } from './sheet-views.ts';

const ApprovalCodeSheet = lazy(() =>
  import('#web/widgets/orders/approval-code-sheet.tsx').then((m) => ({ default: m.ApprovalCodeSheet })),
);

/** What cannot be sold to anybody else is confirmed by a code; then it is paid. */
export function ApprovalStep({ fabId }: { fabId: string }) {
  const { id } = useOverlay(APPROVE_VIEW);
  return id && <OpenStep fabId={fabId} orderId={id} />;
}

function OpenStep({ fabId, orderId }: { fabId: string; orderId: string }) {
  const { close } = useOverlay(APPROVE_VIEW);
  const { data: order } = useQuery(ordersQueries.one(orderId));
  const { checkAndPay } = usePaymentNavigation(fabId);
  if (!order?.allowedMoves.includes('approve')) return null;
  return (
    <Suspense>
      <ApprovalCodeSheet
        order={order}
        onApproved={() => void checkAndPay(orderId, { replace: true })}
        onClose={close}
      />
    </Suspense>
  );
}
