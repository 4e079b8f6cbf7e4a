import type { AddressRecord } from '#contract/customer/addresses.ts';
import type { AddressOwnership } from '#domain/account/address/address-use.ts';
import { pincodeStateWarning, type StateWarning } from '#domain/account/address/state-warnings.ts';
import { ADDRESS_PROBLEM_TEXT } from '#words/en/address-problems.ts';
import { problemText } from '#words/problem-text.ts';
import { type AddressRow, defaultUsesOf } from './addresses.store.ts';

/** `pincodeState`: the state the PIN code lies in by the table, where there is one. */
export function addressRecordOf(row: AddressRow, pincodeState: string | null): AddressRecord {
  const warning = pincodeState && row.state_code ? pincodeStateWarning(pincodeState, row.state_code) : null;
  return {
    addressId: row.address_id,
    label: row.label,
    ownership: row.ownership as AddressOwnership,
    line1: row.line1,
    line2: row.line2,
    city: row.city,
    district: row.district,
    region: row.region,
    stateCode: row.state_code,
    postcode: row.postcode,
    country: row.country,
    contactName: row.contact_name,
    contactPhone: row.contact_phone,
    isDelhiNcr: row.is_delhi_ncr,
    defaultFor: defaultUsesOf(row),
    warnings: warning ? [warningOf(warning)] : [],
  };
}

function warningOf({ problem, suggestedStateCode }: StateWarning<'pincode_of_other_state'>) {
  const message = problemText(ADDRESS_PROBLEM_TEXT, problem);
  const { pincodeState } = problem.params;
  return { kind: 'pincode_state' as const, message, pincodeState, suggestedStateCode };
}
