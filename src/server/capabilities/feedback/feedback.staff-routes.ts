import * as contract from '#contract/staff/feedback.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { listSupplierFeedback, readFeedbackForStaff } from './read-feedback-for-staff.ts';

export function feedbackStaffRoutes(register: Register, parts: Parts): void {
  register(contract.readFeedbackForStaff, ({ params }, { actor }) =>
    readFeedbackForStaff(parts, parts.db, actor, params.orderId),
  );
  register(contract.listSupplierFeedback, ({ params, query }, { actor }) =>
    listSupplierFeedback(parts, parts.db, actor, { ...params, ...query }),
  );
}
