/** Three things name the state of a billing address: its GST number, its PIN code and the customer; they should agree. */
import { gstState, gstStateName, isSameGstState, todaysGstState } from '../tax-numbers/gst-states.ts';

export type StateWarning = {
  readonly kind: 'gstin_state' | 'pincode_state';
  readonly message: string;
  /** The state to choose instead; null where nobody can have an address. */
  readonly suggestedStateCode: string | null;
};

/** A tax invoice with another state than its GST number is the most common invoice mistake. */
export function gstinStateWarning(gstin: string, billingStateCode: string): StateWarning | null {
  const gstinState = gstin.slice(0, 2);
  if (isSameGstState(gstinState, billingStateCode)) return null;
  const [numberName, addressName] = [gstStateName(gstinState), gstStateName(billingStateCode)];
  return {
    kind: 'gstin_state',
    message: `Your GST number is registered in ${numberName}, but your billing address is in ${addressName}. Please correct one of them.`,
    suggestedStateCode: selectable(gstinState),
  };
}

/** A few PIN codes touch two states, so the customer may insist. */
export function pincodeStateWarning(pincodeStateCode: string, typedStateCode: string): StateWarning | null {
  if (isSameGstState(pincodeStateCode, typedStateCode)) return null;
  const [pincodeName, typedName] = [gstStateName(pincodeStateCode), gstStateName(typedStateCode)];
  return {
    kind: 'pincode_state',
    message: `This PIN code belongs to ${pincodeName}, but you chose ${typedName}. Please check the state.`,
    suggestedStateCode: selectable(pincodeStateCode),
  };
}

function selectable(stateCode: string): string | null {
  const today = gstState(todaysGstState(stateCode));
  return today?.selectable ? today.code : null;
}
