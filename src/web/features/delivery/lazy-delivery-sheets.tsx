import { lazy, Suspense } from 'react';
import type { DispatchList } from '#contract/customer/delivery.ts';
import { useOverlay } from '#web/platform/navigation/overlays.ts';

const DispatchSheet = lazy(() =>
  import('./dispatch/dispatch-sheet.tsx').then((m) => ({ default: m.DispatchSheet })),
);
const RollsSheet = lazy(() => import('./rolls/rolls-sheet.tsx').then((m) => ({ default: m.RollsSheet })));

/** Whatever the address opens over the shipments; it brings the dialog's own code along. */
export function LazyDeliverySheets({ list }: { list: DispatchList }) {
  const details = useOverlay('dispatch');
  const rolls = useOverlay('rolls');
  const open = details.isOpen ? details : rolls;
  const shipment = [...list.intransitData, ...list.deliveredData].find(
    ({ dispatchId }) => dispatchId === open.id,
  );
  if (!open.isOpen || !shipment) return null;
  return (
    <Suspense>
      {details.isOpen ? (
        <DispatchSheet shipment={shipment} onClose={details.close} />
      ) : (
        <RollsSheet orderId={list.orderId} shipment={shipment} onClose={rolls.close} />
      )}
    </Suspense>
  );
}
