import * as desk from '#contract/staff/order-desk.ts';
import * as payments from '#contract/staff/payments.ts';
import { settleLetterOfCredit } from '#server/capabilities/payments/bank/settle-letter-of-credit.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { addOrderNote } from './add-order-note.ts';
import { readOrderForStaff } from './read-order-for-staff.ts';
import { viewOrderForStaff } from './view-order.ts';

export function orderDetailsStaffRoutes(register: Register, parts: Parts): void {
  register(desk.readOrderForStaff, ({ params }) => readOrderForStaff(parts, parts.db, params.orderId));
  register(desk.addOrderNote, ({ params, body }, { actor, transact }) =>
    transact((tx) => addOrderNote(parts, tx, actor, { ...params, ...body })),
  );
  register(payments.settleLetterOfCredit, ({ params, body }, { actor, transact }) =>
    transact(async (tx) => {
      const { orderId, isWaiting } = await settleLetterOfCredit(parts, tx, actor, { ...params, ...body });
      return { ...(await viewOrderForStaff(parts, tx, orderId)), isWaiting };
    }),
  );
}
