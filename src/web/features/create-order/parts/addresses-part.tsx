import type { AddressRecord } from '#contract/customer/addresses.ts';
import { ADDRESS_OWNERSHIP_LABEL } from '#domain/account/address/address-use.ts';
import type { OrderTerm } from '#domain/orders/delivery-choice.ts';
import { isFreightCharged } from '#domain/quotes/delivery-term.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import { addressLines } from '#web/widgets/addresses/address-lines.ts';
import { createOrderTexts } from '../create-order.texts.ts';
import type { OrderForm } from '../form/use-order-form.ts';
import { preloadAddressSheet } from '../sheets/lazy-address-sheet.tsx';
import { ADDRESS_VIEWS, type OrderAddressUse } from '../sheets/sheet-views.ts';
import { Part } from './part.tsx';

const texts = createOrderTexts.addresses;
const WORDS = {
  shipping: { title: texts.shipping, change: texts.changeShipping, field: 'shippingAddressId' },
  billing: { title: texts.billing, change: texts.changeBilling, field: 'billingAddressId' },
} as const;

/** Where the goods and the invoice go, and whose places they are. */
export function AddressesPart({ order }: { order: OrderForm }) {
  return (
    <Part title={texts.title}>
      <div className="grid gap-4 md:grid-cols-2">
        <ChosenAddress order={order} use="shipping" />
        <ChosenAddress order={order} use="billing" />
      </div>
    </Part>
  );
}

function ChosenAddress({ order, use }: { order: OrderForm; use: OrderAddressUse }) {
  const { formData, values, problemAt } = order;
  const { title, change, field } = WORDS[use];
  const { open } = useOverlay(ADDRESS_VIEWS[use]);
  const record = formData.addresses.find(({ addressId }) => addressId === values[field]);
  const problem = problemAt(field);
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-1">
      <h3 className="text-sm font-semibold">{title}</h3>
      {record ? <AddressText record={record} /> : <p className="text-ink-soft">{texts.none}</p>}
      {problem && (
        <p role="alert" className="flex gap-1 text-sm text-bad">
          <Icon name="error" size="small" className="mt-0.5" />
          {problem}
        </p>
      )}
      <div className="-ml-4 flex flex-wrap">
        <Button
          variant="quiet"
          size="small"
          name={field}
          icon={record ? 'pencil' : 'plus'}
          aria-label={record ? change : texts.addFor(title.toLowerCase())}
          onPointerEnter={preloadAddressSheet}
          onTouchStart={preloadAddressSheet}
          onClick={() => open()}
        >
          {record ? texts.change : texts.add}
        </Button>
        {use === 'shipping' && problem && <CollectInstead order={order} />}
      </div>
    </section>
  );
}

function AddressText({ record }: { record: AddressRecord }) {
  return (
    <div>
      <p className="font-bold wrap-anywhere">{record.label}</p>
      <address className="text-sm not-italic">
        {addressLines(record).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <p className="pt-1 text-sm text-ink-soft">{ADDRESS_OWNERSHIP_LABEL[record.ownership]}</p>
    </div>
  );
}

/** Where we do not deliver, the buyer may still take the goods over at the mill. */
function CollectInstead({ order: { formData, values, change } }: { order: OrderForm }) {
  const { deliveryTerms } = formData.config;
  const collected = deliveryTerms.find(({ term }) => !isFreightCharged(term as OrderTerm));
  if (!collected || collected.term === values.deliveryTerm) return null;
  return (
    <Button variant="quiet" size="small" onClick={() => change({ deliveryTerm: collected.term })}>
      {texts.chooseTerm(collected.label.toLowerCase())}
    </Button>
  );
}
