import { useEffect, useRef } from 'react';
import { pincodeStateWarning } from '#domain/account/address/state-warnings.ts';
import { gstStateName, SELECTABLE_GST_STATES } from '#domain/account/tax-numbers/gst-states.ts';
import { isDelhiNcr } from '#domain/delivery/delhi-ncr.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { ADDRESS_PROBLEM_TEXT } from '#words/page/address-problems.ts';
import { PINCODE_PROBLEM_TEXT } from '#words/page/pincode-problems.ts';
import { fieldText, problemText } from '#words/problem-text.ts';
import type { AddressFormState } from './address-values.ts';
import { addressFieldTexts } from './addresses.texts.ts';
import { CityField, StreetLines } from './street-lines.tsx';
import { type PincodeArea, type PincodeLookUp, usePincode } from './use-pincode.ts';

const STATES = SELECTABLE_GST_STATES.map(({ code, name }) => ({ value: code, label: name })).sort((a, b) =>
  a.label.localeCompare(b.label, 'en'),
);

/** The PIN code comes first: it fills in the rest, which stays open to correction. */
export function IndianLocality({ form }: { form: AddressFormState }) {
  const lookUp = usePincode(form.values.pincode);
  useFilledByPincode(form, lookUp.place);
  return (
    <>
      <PincodeField form={form} lookUp={lookUp} />
      <StreetLines form={form} />
      <div className="grid gap-x-3 gap-y-2 md:grid-cols-2">
        <CityField form={form} />
        <Field {...form.text('district')} label={addressFieldTexts.district} maxLength={200} />
      </div>
      {isDelhiNcr(form.values.city) && (
        <p className="-mt-1 pb-2">
          <Chip icon="pin">{addressFieldTexts.delhiNcr}</Chip>
        </p>
      )}
      <Select
        {...form.text('stateCode')}
        label={addressFieldTexts.state}
        options={STATES}
        placeholder={addressFieldTexts.chooseState}
      />
      <StateWarning form={form} place={lookUp.place} />
    </>
  );
}

function PincodeField({ form, lookUp }: { form: AddressFormState; lookUp: PincodeLookUp }) {
  const { place, isLooking, problem, isUnavailable } = lookUp;
  const field = form.text('pincode');
  const said = fieldText(PINCODE_PROBLEM_TEXT, problem);
  const isBlocking = problem !== undefined && !isUnavailable;
  return (
    <>
      <Field
        {...field}
        label={addressFieldTexts.pincode}
        kind="whole-number"
        autoComplete="postal-code"
        maxLength={20}
        error={field.error ?? (isBlocking ? said : undefined)}
        help={place ? `${place.city}, ${place.stateName}` : addressFieldTexts.pincodeHelp}
        suffix={isLooking && <Spinner size="small" label={addressFieldTexts.lookingUpPincode} />}
      />
      {isUnavailable && (
        <Notice live tone="warn">
          {said}
        </Notice>
      )}
    </>
  );
}

/** A few PIN codes touch two states, so the warning offers the other state and insists on nothing. */
function StateWarning({ form, place }: { form: AddressFormState; place: PincodeArea | null }) {
  const { stateCode } = form.values;
  const warning = place && stateCode !== '' ? pincodeStateWarning(place.stateCode, stateCode) : null;
  const suggested = warning?.suggestedStateCode;
  if (!warning) return null;
  return (
    <Notice
      live
      tone="warn"
      action={
        suggested && (
          <Button variant="secondary" size="small" onClick={() => form.fill({ stateCode: suggested })}>
            {addressFieldTexts.changeTo(gstStateName(suggested))}
          </Button>
        )
      }
    >
      {problemText(ADDRESS_PROBLEM_TEXT, warning.problem)}
    </Notice>
  );
}

/** Once for each PIN code: what the customer corrects afterwards stays corrected. */
function useFilledByPincode(form: AddressFormState, place: PincodeArea | null): void {
  const filledFor = useRef(form.values.pincode);
  useEffect(() => {
    if (!place || place.pincode === filledFor.current) return;
    filledFor.current = place.pincode;
    form.fill({ city: place.city, district: place.district, stateCode: place.stateCode });
  });
}
