import { Link } from '@tanstack/react-router';
import { gstStateName, isSameGstState } from '#domain/account/tax-numbers/gst-states.ts';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import { createOrderTexts } from '../create-order.texts.ts';
import { WITHOUT_GST } from '../form/order-values.ts';
import type { OrderForm } from '../form/use-order-form.ts';
import { ADDRESS_VIEWS } from '../sheets/sheet-views.ts';

const texts = createOrderTexts.tax;

/** Which number is billed; the tax that follows from it stands in the line above. */
export function GstChoice({ order }: { order: OrderForm }) {
  const { formData, values, change, problemAt } = order;
  const options = formData.gstNumbers.map(({ gstId, gstin, stateName, tradeName, legalName }) => ({
    value: gstId,
    label: gstin,
    help: [stateName, tradeName ?? legalName].filter(Boolean).join(' · '),
  }));
  const without = {
    value: WITHOUT_GST,
    label: texts.without,
    help: texts.withoutHelp,
  };
  return (
    <div>
      <RadioGroup
        legend={texts.gstin}
        name="gstId"
        options={[...options, without]}
        value={values.gstId}
        error={problemAt('gstId')}
        onChange={(gstId) => change({ gstId })}
      />
      <div className="-ml-4 flex flex-wrap">
        <Link
          {...linkTo('account', { view: 'gst', id: 'new' })}
          className={buttonClass({ variant: 'quiet', size: 'small' })}
        >
          <Icon name="plus" />
          {texts.addGstin}
        </Link>
        {isOfAnotherState(order) && <ChangeBilling />}
      </div>
    </div>
  );
}

function isOfAnotherState({ formData: { gstNumbers, addresses }, values }: OrderForm): boolean {
  const number = gstNumbers.find(({ gstId }) => gstId === values.gstId);
  const billing = addresses.find(({ addressId }) => addressId === values.billingAddressId);
  if (!number || !billing?.stateCode) return false;
  return !isSameGstState(number.stateCode, billing.stateCode);
}

function ChangeBilling() {
  const { open } = useOverlay(ADDRESS_VIEWS.billing);
  return (
    <Button variant="quiet" size="small" onClick={() => open()}>
      {createOrderTexts.addresses.changeBilling}
    </Button>
  );
}

/** The law sees every registration as a buyer of its own, so the buyer says which of the two it is. */
export function OtherRegistration({ order: { formData, values, preview, change } }: { order: OrderForm }) {
  const shipping = formData.addresses.find(({ addressId }) => addressId === values.shippingAddressId);
  const state = shipping?.stateCode;
  const local = formData.gstNumbers.find(({ stateCode }) => state && isSameGstState(stateCode, state));
  if (!preview.totals?.asksWhichGstin || !shipping || !local) return null;
  return (
    <Notice
      live
      title={texts.alsoRegistered(local.stateName)}
      action={
        <Button
          variant="secondary"
          size="small"
          onClick={() => change({ gstId: local.gstId, billingAddressId: shipping.addressId })}
        >
          {texts.bill(local.gstin)}
        </Button>
      }
    >
      {texts.whichBuys(local.stateName)}
    </Notice>
  );
}

export function LostInputCredit({ order: { preview } }: { order: OrderForm }) {
  const { losesInputCredit, placeOfSupply } = preview.totals ?? {};
  if (!losesInputCredit || !placeOfSupply) return null;
  return (
    <Notice tone="warn" live title={texts.creditLost}>
      {texts.creditLostText(gstStateName(placeOfSupply) ?? placeOfSupply)}
    </Notice>
  );
}

/** "27 → 29: IGST 5%", and where the supply is taxed; its place is kept while it is worked out. */
export function TaxText({ order: { preview } }: { order: OrderForm }) {
  const { taxPreview, placeOfSupply } = preview.totals ?? {};
  return (
    <p role="status" className="min-h-10 text-sm text-ink-soft">
      {taxPreview && placeOfSupply && (
        <>
          <span className="figures block">{taxPreview.replaceAll(' %', '%')}</span>
          {texts.placeOfSupply(gstStateName(placeOfSupply) ?? placeOfSupply, placeOfSupply)}
        </>
      )}
    </p>
  );
}
