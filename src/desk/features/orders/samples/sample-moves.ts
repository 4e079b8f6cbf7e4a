import type { Sample } from '#contract/customer/production.ts';
import { SAMPLE_APPROVAL_CODE } from '#domain/production/sample-approval.ts';

const TO_SEND: readonly number[] = [
  SAMPLE_APPROVAL_CODE.not_initiated,
  SAMPLE_APPROVAL_CODE.resubmission_requested,
];

/** Not with the buyer now, and not decided for good. */
export function isToSend({ status }: Pick<Sample, 'status'>): boolean {
  return TO_SEND.includes(status);
}
