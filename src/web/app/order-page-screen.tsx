import { lazyScreen } from '#browser/lazy-screen.tsx';
import { useHashKey } from '#web/platform/navigation/hash-key.ts';

const Approval = lazyScreen(() =>
  import('#web/features/approve-order/approve-order-screen.tsx').then((m) => m.ApproveOrderScreen),
);
const DocumentPage = lazyScreen(() =>
  import('#web/features/documents/document-page-screen.tsx').then((m) => m.DocumentPageScreen),
);

/** The page of an order that is open to all: its approval for whoever has that key, else its document. */
export function OrderPageScreen() {
  const key = useHashKey('approve');
  return key === null ? <DocumentPage /> : <Approval key={key} approvalKey={key} />;
}
