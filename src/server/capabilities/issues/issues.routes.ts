import * as contract from '#contract/customer/issues.ts';
import { findOrder } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { acceptOffer } from './accept-offer.ts';
import { confirmNoIssue } from './confirm-no-issue.ts';
import { escalateIssue } from './escalate-issue.ts';
import { listIssues } from './list-issues.ts';
import { raiseIssue } from './raise-issue.ts';
import { readIssueForm } from './read-issue-form.ts';
import { replyToIssue } from './reply-to-issue.ts';
import { withdrawIssue } from './withdraw-issue.ts';

export function issueRoutes(register: Register, services: Services): void {
  register(contract.listIssues, async ({ params: { orderId } }, { actor: { brandId, sessionId } }) =>
    listIssues(services, services.db, await findOrder(services.db, brandId, orderId), sessionId),
  );
  register(contract.readIssueForm, ({ params: { orderId } }, { actor: { brandId } }) =>
    readIssueForm(services, brandId, orderId),
  );
  /** Every change answers with all that the order then says about complaints. */
  const changed = (actor: CustomerActor, work: (tx: Queries) => Promise<string>) => async (tx: Queries) => {
    const orderId = await work(tx);
    return listIssues(services, tx, await findOrder(tx, actor.brandId, orderId), actor.sessionId);
  };
  register(contract.raiseIssue, ({ params: { orderId }, body }, { actor, transact }) =>
    transact(
      changed(actor, async (tx) => {
        await raiseIssue(services, tx, actor, { orderId, ...body });
        return orderId;
      }),
    ),
  );
  register(contract.confirmNoIssue, ({ params: { orderId } }, { actor, transact }) =>
    transact(
      changed(actor, async (tx) => {
        await confirmNoIssue(services, tx, actor, orderId);
        return orderId;
      }),
    ),
  );
  register(contract.replyToIssue, ({ params, body }, { actor, transact }) =>
    transact(changed(actor, (tx) => replyToIssue(services, tx, actor, { ...params, ...body }))),
  );
  register(contract.acceptOffer, ({ params, body }, { actor, transact }) =>
    transact(changed(actor, (tx) => acceptOffer(services, tx, actor, { ...params, ...body }))),
  );
  register(contract.escalateIssue, ({ params, body }, { actor, transact }) =>
    transact(changed(actor, (tx) => escalateIssue(services, tx, actor, { ...params, ...body }))),
  );
  register(contract.withdrawIssue, ({ params, body }, { actor, transact }) =>
    transact(changed(actor, (tx) => withdrawIssue(services, tx, actor, { ...params, ...body }))),
  );
}
