import { Link } from '@tanstack/react-router';
import { gstStateName, isSameGstState } from '#domain/account/tax-numbers/gst-states.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import { pathTo } from '#web/platform/paths.ts';
import { WITHOUT_GST } from '../form/order-values.ts';
import type { OrderForm } from '../form/use-order-form.ts';
import { ADDRESS_VIEWS } from '../sheets/sheet-views.ts';
import { Part } from './part.tsx';

/** Which number is billed, and which tax follows from it and from where the goods go. */
export function TaxPart({ order }: { order: OrderForm }) {
  return (
    <Part title="Tax">
      {order.ground.market === 'IN' && (
        <>
          <GstChoice order={order} />
          <OtherRegistration order={order} />
        </>
      )}
      <TaxWords order={order} />
    </Part>
  );
}

function GstChoice({ order }: { order: OrderForm }) {
  const { ground, values, change, problemAt } = order;
  const options = ground.gstNumbers.map(({ gstId, gstin, stateName, tradeName, legalName }) => ({
    value: gstId,
    label: gstin,
    help: [stateName, tradeName ?? legalName].filter(Boolean).join(' · '),
  }));
  const without = {
    value: WITHOUT_GST,
    label: 'Order without a GST number',
    help: 'You cannot claim the tax of this order back.',
  };
  return (
    <div>
      <RadioGroup
        legend="GST number on the invoice"
        name="gstId"
        options={[...options, without]}
        value={values.gstId}
        error={problemAt('gstId')}
        onChange={(gstId) => change({ gstId })}
      />
      <div className="-ml-4 flex flex-wrap">
        <Link
          to={pathTo('account')}
          search={{ view: 'gst', id: 'new' } as never}
          className={buttonClass({ variant: 'quiet', size: 'small' })}
        >
          <Icon name="plus" />
          Add a GST number
        </Link>
        {isOfAnotherState(order) && <ChangeBilling />}
      </div>
    </div>
  );
}

function isOfAnotherState({ ground: { gstNumbers, addresses }, values }: OrderForm): boolean {
  const number = gstNumbers.find(({ gstId }) => gstId === values.gstId);
  const billing = addresses.find(({ addressId }) => addressId === values.billingAddressId);
  if (!number || !billing?.stateCode) return false;
  return !isSameGstState(number.stateCode, billing.stateCode);
}

function ChangeBilling() {
  const { open } = useOverlay(ADDRESS_VIEWS.billing);
  return (
    <Button variant="quiet" size="small" onClick={() => open()}>
      Change where the invoice goes
    </Button>
  );
}

/** The law sees every registration as a buyer of its own, so the buyer says which of the two it is. */
function OtherRegistration({ order: { ground, values, preview, change } }: { order: OrderForm }) {
  const shipping = ground.addresses.find(({ addressId }) => addressId === values.shippingAddressId);
  const state = shipping?.stateCode;
  const local = ground.gstNumbers.find(({ stateCode }) => state && isSameGstState(stateCode, state));
  if (!preview.totals?.asksWhichGstin || !shipping || !local) return null;
  return (
    <Notice
      live
      title={`You are registered in ${local.stateName} too`}
      action={
        <Button
          variant="secondary"
          size="small"
          onClick={() => change({ gstId: local.gstId, billingAddressId: shipping.addressId })}
        >
          Bill {local.gstin}
        </Button>
      }
    >
      The goods go to {local.stateName}. Which of your GST numbers buys them?
    </Notice>
  );
}

function TaxWords({ order: { ground, preview } }: { order: OrderForm }) {
  const { taxPreview, placeOfSupply } = preview.totals ?? {};
  if (ground.market !== 'IN') {
    return (
      <p className="text-sm text-ink-soft">
        An export: no GST is charged.
        {taxPreview && <span className="figures block font-semibold text-ink">{taxPreview}</span>}
      </p>
    );
  }
  return (
    <p role="status" className="min-h-10 text-sm text-ink-soft">
      {taxPreview && placeOfSupply && (
        <>
          <span className="figures block text-base font-semibold text-ink">{taxPreview}</span>
          Place of supply: {gstStateName(placeOfSupply)} ({placeOfSupply})
        </>
      )}
    </p>
  );
}
