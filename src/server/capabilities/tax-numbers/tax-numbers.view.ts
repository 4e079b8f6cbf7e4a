import type { listGstNumbers } from '#contract/customer/tax-numbers.ts';
import type { Reply } from '#contract/endpoint.ts';
import { gstinStateWarning } from '#domain/account/address/state-warnings.ts';
import { gstStateName } from '#domain/account/tax-numbers/gst-states.ts';
import { ADDRESS_PROBLEM_TEXT } from '#words/en/address-problems.ts';
import { problemText } from '#words/problem-text.ts';
import type { GstRow } from './tax-numbers.store.ts';

export type GstRecord = Reply<typeof listGstNumbers>[number];

/** Only the default is held against the billing address: the others bill other states on purpose. */
export function gstRecordOf(row: GstRow, billingStateCode: string | null): GstRecord {
  const warning = row.is_default && billingStateCode ? gstinStateWarning(row.gstin, billingStateCode) : null;
  return {
    gstId: row.gst_id,
    gstin: row.gstin,
    stateCode: row.state_code,
    stateName: gstStateName(row.state_code),
    legalName: row.legal_name,
    tradeName: row.trade_name,
    status: row.registry_status,
    isChecked: row.check_state === 'valid',
    checkedAt: row.checked_at?.toISOString() ?? null,
    isDefault: row.is_default,
    warning: warning && problemText(ADDRESS_PROBLEM_TEXT, warning.problem),
  };
}
