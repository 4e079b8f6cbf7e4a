import { readOrderForStaff as readContract } from '#contract/staff/order-desk.ts';
import * as orders from '#contract/staff/orders.ts';
import * as payments from '#contract/staff/payments.ts';
import { bookMaterial } from '#server/capabilities/orders/book-material.ts';
import { settleLetterOfCredit } from '#server/capabilities/payments/bank/settle-letter-of-credit.ts';
import { deskInHistory } from '#server/capabilities/requests/history-actor.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { readOrderForStaff } from './read-order-for-staff.ts';
import { viewOrderForStaff } from './view-order.ts';

export function orderDetailsStaffRoutes(register: Register, parts: Parts): void {
  register(readContract, ({ params }) => readOrderForStaff(parts, parts.db, params.orderId));
  register(orders.bookMaterial, ({ params: { orderId } }, { actor, transact }) =>
    transact(async (tx) => {
      await bookMaterial(parts, tx, deskInHistory(actor), orderId);
      return viewOrderForStaff(parts, tx, orderId);
    }),
  );
  register(payments.settleLetterOfCredit, ({ params, body }, { actor, transact }) =>
    transact(async (tx) =>
      viewOrderForStaff(parts, tx, await settleLetterOfCredit(parts, tx, actor, { ...params, ...body })),
    ),
  );
}
