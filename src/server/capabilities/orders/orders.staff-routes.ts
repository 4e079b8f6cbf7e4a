import * as cancelling from '#contract/staff/cancel-order.ts';
import * as desk from '#contract/staff/order-desk.ts';
import * as payments from '#contract/staff/payments.ts';
import { settleLetterOfCredit } from '#server/capabilities/payments/bank/settle-letter-of-credit.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { cancelForStaff, previewCancelForStaff } from './cancel/cancel-paid-order.ts';
import { addOrderNote } from './details/add-order-note.ts';
import { readOrderForStaff } from './details/read-order-for-staff.ts';
import { viewOrderForStaff } from './details/view-order.ts';

export function orderStaffRoutes(register: Register, services: Services): void {
  register(desk.readOrderForStaff, ({ params }) => readOrderForStaff(services, services.db, params.orderId));
  register(desk.addOrderNote, ({ params, body }, { actor, transact }) =>
    transact((tx) => addOrderNote(services, tx, actor, { ...params, ...body })),
  );
  register(payments.settleLetterOfCredit, ({ params, body }, { actor, transact }) =>
    transact(async (tx) => {
      const { orderId, isWaiting } = await settleLetterOfCredit(services, tx, actor, { ...params, ...body });
      return { ...(await viewOrderForStaff(services, tx, orderId)), isWaiting };
    }),
  );
  register(cancelling.previewCancelForStaff, ({ params, body }) =>
    previewCancelForStaff(services.db, { ...params, materialCost: body.materialCost ?? null }),
  );
  register(cancelling.cancelOrderForStaff, ({ params, body }, { actor, transact }) =>
    transact((tx) =>
      cancelForStaff(services, tx, actor, { ...params, ...body, materialCost: body.materialCost ?? null }),
    ),
  );
}
