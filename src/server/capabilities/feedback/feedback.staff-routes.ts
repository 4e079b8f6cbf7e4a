import * as contract from '#contract/staff/feedback.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { listSupplierFeedback, readFeedbackForStaff } from './read-feedback-for-staff.ts';

export function feedbackStaffRoutes(register: Register, services: Services): void {
  register(contract.readFeedbackForStaff, ({ params }, { actor }) =>
    readFeedbackForStaff(services, services.db, actor, params.orderId),
  );
  register(contract.listSupplierFeedback, ({ params, query }, { actor }) =>
    listSupplierFeedback(services, services.db, actor, { ...params, ...query }),
  );
}
