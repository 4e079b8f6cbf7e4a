import { lazy, Suspense } from 'react';
import type { Order } from '#contract/customer/orders.ts';
import { Button, type ButtonProps } from '#ui/buttons/button.tsx';
import { useOverlay } from '#web/platform/navigation/overlays.ts';

export type PayView = 'approve' | 'payment-link';

const loadApproval = () => import('#web/widgets/orders/approval-code-sheet.tsx');
const loadLink = () => import('./link/payment-link-sheet.tsx');
const ApprovalCodeSheet = lazy(() => loadApproval().then((m) => ({ default: m.ApprovalCodeSheet })));
const PaymentLinkSheet = lazy(() => loadLink().then((m) => ({ default: m.PaymentLinkSheet })));

/** Whatever the address opens over the paying page. */
export function PaySheets({ order }: { order: Order }) {
  const approve = useOverlay('approve');
  const link = useOverlay('payment-link');
  return (
    <Suspense>
      {approve.isOpen && order.allowedMoves.includes('approve') && (
        <ApprovalCodeSheet order={order} onApproved={approve.close} onClose={approve.close} />
      )}
      {link.isOpen && <PaymentLinkSheet order={order} onClose={link.close} />}
    </Suspense>
  );
}

export type OverlayButtonProps = Omit<ButtonProps, 'onClick'> & { view: PayView };

/** Opens a sheet that lives in the address; its code comes while the finger is still on its way. */
export function OverlayButton({ view, ...button }: OverlayButtonProps) {
  const { open } = useOverlay(view);
  const preload = () => void (view === 'approve' ? loadApproval() : loadLink()).catch(() => {});
  return <Button {...button} onPointerEnter={preload} onTouchStart={preload} onClick={() => open()} />;
}
