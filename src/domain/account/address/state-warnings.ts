/** Three things name the state of a billing address: its GST number, its PIN code and the customer; they should agree. */
import { gstState, isSameGstState, todaysGstState } from '../tax-numbers/gst-states.ts';
import type { AddressFormProblem } from './address-problem.ts';

type Differing = 'gstin_of_other_state' | 'pincode_of_other_state';
export type StateWarning<Code extends Differing> = {
  readonly problem: Extract<AddressFormProblem, { code: Code }>;
  /** The state to choose instead; null where nobody can have an address. */
  readonly suggestedStateCode: string | null;
};

/** A tax invoice with another state than its GST number is the most common invoice mistake. */
export function gstinStateWarning(
  gstin: string,
  billingStateCode: string,
): StateWarning<'gstin_of_other_state'> | null {
  const gstinState = gstin.slice(0, 2);
  if (isSameGstState(gstinState, billingStateCode)) return null;
  return {
    problem: {
      code: 'gstin_of_other_state',
      params: { numberState: gstinState, addressState: billingStateCode },
    },
    suggestedStateCode: selectable(gstinState),
  };
}

/** A few PIN codes touch two states, so the customer may insist. */
export function pincodeStateWarning(
  pincodeStateCode: string,
  typedStateCode: string,
): StateWarning<'pincode_of_other_state'> | null {
  if (isSameGstState(pincodeStateCode, typedStateCode)) return null;
  return {
    problem: {
      code: 'pincode_of_other_state',
      params: { pincodeState: pincodeStateCode, addressState: typedStateCode },
    },
    suggestedStateCode: selectable(pincodeStateCode),
  };
}

function selectable(stateCode: string): string | null {
  const today = gstState(todaysGstState(stateCode));
  return today?.selectable ? today.code : null;
}
