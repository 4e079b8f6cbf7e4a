import * as contract from '#contract/customer/feedback.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { giveFeedback } from './give-feedback.ts';
import { readFeedback } from './read-feedback.ts';

export function feedbackRoutes(register: Register, services: Services): void {
  register(contract.readFeedback, ({ params }, { actor }) =>
    readFeedback(services, services.db, actor, params.orderId),
  );
  register(contract.giveFeedback, ({ params: { orderId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await giveFeedback(services, tx, actor, { orderId, ...body });
      return readFeedback(services, tx, actor, orderId);
    }),
  );
}
