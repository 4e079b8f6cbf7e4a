import type { AddressRecord } from '#contract/customer/addresses.ts';
import type { OrderTerm } from '#domain/orders/delivery-choice.ts';
import { isFreightCharged } from '#domain/quotes/delivery-term.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import { addressLines } from '#web/widgets/addresses/address-lines.ts';
import { ADDRESS_OWNERSHIP_LABEL } from '#words/page/account.ts';
import { createOrderTexts } from '../create-order.texts.ts';
import type { OrderForm } from '../form/use-order-form.ts';
import { LineFace } from '../lines/summary-line.tsx';
import { preloadAddressSheet } from '../sheets/lazy-address-sheet.tsx';
import { ADDRESS_VIEWS, type OrderAddressUse } from '../sheets/sheet-views.ts';

const texts = createOrderTexts.addresses;
const WORDS = {
  shipping: { title: texts.shipping, change: texts.changeShipping, field: 'shippingAddressId' },
  billing: { title: texts.billing, change: texts.changeBilling, field: 'billingAddressId' },
} as const;

/** Where the goods or the invoice go, and whose place it is; another one is chosen on a sheet. */
export function AddressLine({ order, use }: { order: OrderForm; use: OrderAddressUse }) {
  const { formData, values, problemAt } = order;
  const { title, change, field } = WORDS[use];
  const { open } = useOverlay(ADDRESS_VIEWS[use]);
  const record = formData.addresses.find(({ addressId }) => addressId === values[field]);
  const problem = problemAt(field);
  return (
    <section aria-label={title} className="border-t border-line py-2">
      <LineFace
        label={title}
        value={record ? record.label : texts.none}
        note={record && <AddressText record={record} />}
        action={
          <Button
            variant="quiet"
            size="small"
            name={field}
            aria-label={record ? change : texts.addFor(title.toLowerCase())}
            onPointerEnter={preloadAddressSheet}
            onTouchStart={preloadAddressSheet}
            onClick={() => open()}
          >
            {record ? texts.change : texts.add}
          </Button>
        }
      />
      {problem && (
        <p role="alert" className="flex gap-1 text-sm text-bad">
          <Icon name="error" size="small" className="mt-0.5" />
          {problem}
        </p>
      )}
      {use === 'shipping' && problem && <CollectInstead order={order} />}
    </section>
  );
}

function AddressText({ record }: { record: AddressRecord }) {
  return (
    <>
      <address className="not-italic">{addressLines(record).join(', ')}</address>
      {record.ownership !== 'own' && <p>{ADDRESS_OWNERSHIP_LABEL[record.ownership]}</p>}
    </>
  );
}

/** Where we do not deliver, the buyer may still take the goods over at the mill. */
function CollectInstead({ order: { formData, values, change } }: { order: OrderForm }) {
  const { deliveryTerms } = formData.config;
  const collected = deliveryTerms.find(({ term }) => !isFreightCharged(term as OrderTerm));
  if (!collected || collected.term === values.deliveryTerm) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      className="-ml-4"
      onClick={() => change({ deliveryTerm: collected.term })}
    >
      {texts.chooseTerm(collected.label.toLowerCase())}
    </Button>
  );
}
