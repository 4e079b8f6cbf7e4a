import { lazy, Suspense } from 'react';
import { useOverlay } from '#web/platform/navigation/overlays.ts';

const ReceiptSheet = lazy(() => import('./receipt-sheet.tsx').then((m) => ({ default: m.ReceiptSheet })));

/** Opened by the address; it brings the dialog's own code along. */
export function LazyReceipt() {
  const { isOpen, id, close } = useOverlay('receipt');
  if (!isOpen || id === null) return null;
  return (
    <Suspense>
      <ReceiptSheet key={id} paymentOrderId={id} onClose={close} />
    </Suspense>
  );
}
