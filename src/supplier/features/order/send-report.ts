/** The one way a report leaves the page; the same report is the same intent until the server has decided. */
import type { CallInput } from '#contract/endpoint.ts';
import { type MillOrder, reportToDesk } from '#contract/supplier/production.ts';
import { call, sendOnce } from '#supplier/platform/api.ts';

export type ReportBody = CallInput<typeof reportToDesk>['body'];

export function sendReport(orderId: string, body: ReportBody): Promise<MillOrder> {
  const input = { params: { orderId }, body };
  return sendOnce(input, (idempotencyKey) => call(reportToDesk, input, { idempotencyKey }));
}
