import { lazy, Suspense } from 'react';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import { withAddress } from '../form/order-values.ts';
import type { OrderForm } from '../form/use-order-form.ts';
import { ADDRESS_VIEWS, type OrderAddressUse } from './sheet-views.ts';

const load = () => import('./address-sheet.tsx');
const AddressSheet = lazy(() => load().then((m) => ({ default: m.AddressSheet })));

export function preloadAddressSheet(): void {
  load().catch(() => {});
}

/** Whichever of the two addresses is being changed. */
export function LazyAddressSheet({ order }: { order: OrderForm }) {
  const shipping = useOverlay(ADDRESS_VIEWS.shipping);
  const billing = useOverlay(ADDRESS_VIEWS.billing);
  if (!shipping.isOpen && !billing.isOpen) return null;
  const { formData, values, change } = order;
  const use: OrderAddressUse = shipping.isOpen ? 'shipping' : 'billing';
  return (
    <Suspense>
      <AddressSheet
        key={use}
        use={use}
        market={formData.market}
        chosenId={shipping.isOpen ? values.shippingAddressId : values.billingAddressId}
        onChoose={(record) => change(withAddress(use, record, values, formData.gstNumbers))}
        onClose={shipping.isOpen ? shipping.close : billing.close}
      />
    </Suspense>
  );
}
