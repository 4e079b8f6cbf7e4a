/** What mills report of their orders, as the desk reads, accepts or sends it back. */
import * as z from 'zod/mini';
import { storedFile } from '#contract/customer/uploads.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, success } from '#contract/fields.ts';
import { paragraph } from '#contract/record-fields.ts';
import { millReport } from '#contract/supplier/production.ts';
import { LONGEST_NOTE } from '#domain/suppliers/mill-quote.ts';

const roles = ['production', 'owner'] as const;
const ofReport = z.strictObject({ reportId: id });

const reportForDesk = z.extend(millReport, {
  orderId: id,
  orderNumber: z.string(),
  quality: z.string(),
  supplierId: id,
  supplierName: z.string(),
  personName: z.string(),
  photos: z.array(storedFile),
});
export type ReportForDesk = z.output<typeof reportForDesk>;

export const listWaitingReports = defineEndpoint({
  method: 'GET',
  path: '/apidesk/mill-reports/',
  access: 'staff',
  summary: 'What mills reported and nobody has looked at yet, the oldest first',
  reply: z.array(reportForDesk),
});

export const listReportsOfOrder = defineEndpoint({
  method: 'GET',
  path: '/apidesk/orders/:orderId/reports/',
  access: 'staff',
  summary: 'Everything the mill reported of one order, the newest first',
  params: z.strictObject({ orderId: id }),
  reply: z.array(reportForDesk),
});

export const acceptMillReport = defineEndpoint({
  method: 'POST',
  path: '/apidesk/mill-reports/:reportId/accept/',
  access: 'staff',
  roles,
  summary: 'Take what a mill reported into the plan',
  params: ofReport,
  body: z.strictObject({}),
  reply: success,
});

export const sendBackMillReport = defineEndpoint({
  method: 'POST',
  path: '/apidesk/mill-reports/:reportId/send-back/',
  access: 'staff',
  roles,
  summary: 'Send a report back to the mill, which reads why; the plan stays as it is',
  params: ofReport,
  body: z.strictObject({ answer: paragraph(LONGEST_NOTE, 'Write what is wrong.') }),
  reply: success,
});

export const changeReportsRule = defineEndpoint({
  method: 'PUT',
  path: '/apidesk/suppliers/:supplierId/reports-rule/',
  access: 'staff',
  roles,
  summary: 'Whether what a supplier reports goes straight into the plan, or waits for a look',
  params: z.strictObject({ supplierId: id }),
  body: z.strictObject({ isDirect: z.boolean() }),
  reply: success,
});
