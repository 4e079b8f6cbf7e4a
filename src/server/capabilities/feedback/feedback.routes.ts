import * as contract from '#contract/customer/feedback.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { giveFeedback } from './give-feedback.ts';
import { readFeedback } from './read-feedback.ts';

export function feedbackRoutes(register: Register, parts: Parts): void {
  register(contract.readFeedback, ({ params }, { actor }) =>
    readFeedback(parts, parts.db, actor, params.orderId),
  );
  register(contract.giveFeedback, ({ params: { orderId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await giveFeedback(parts, tx, actor, { orderId, ...body });
      return readFeedback(parts, tx, actor, orderId);
    }),
  );
}
