import * as contract from '#contract/customer/issues.ts';
import { findOrder } from '#server/capabilities/orders/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { acceptOffer } from './accept-offer.ts';
import { confirmNoIssue } from './confirm-no-issue.ts';
import { escalateIssue } from './escalate-issue.ts';
import { listIssues } from './list-issues.ts';
import { raiseIssue } from './raise-issue.ts';
import { readIssueForm } from './read-issue-form.ts';
import { replyToIssue } from './reply-to-issue.ts';
import { withdrawIssue } from './withdraw-issue.ts';

export function issueRoutes(register: Register, parts: Parts): void {
  register(contract.listIssues, async ({ params: { orderId } }, { actor: { brandId, sessionId } }) =>
    listIssues(parts, parts.db, await findOrder(parts.db, brandId, orderId), sessionId),
  );
  register(contract.readIssueForm, ({ params: { orderId } }, { actor: { brandId } }) =>
    readIssueForm(parts, brandId, orderId),
  );
  /** Every change answers with all that the order then says about complaints. */
  const changed = (actor: CustomerActor, work: (tx: Queries) => Promise<string>) => async (tx: Queries) => {
    const orderId = await work(tx);
    return listIssues(parts, tx, await findOrder(tx, actor.brandId, orderId), actor.sessionId);
  };
  register(contract.raiseIssue, ({ params: { orderId }, body }, { actor, transact }) =>
    transact(
      changed(actor, async (tx) => {
        await raiseIssue(parts, tx, actor, { orderId, ...body });
        return orderId;
      }),
    ),
  );
  register(contract.confirmNoIssue, ({ params: { orderId } }, { actor, transact }) =>
    transact(
      changed(actor, async (tx) => {
        await confirmNoIssue(parts, tx, actor, orderId);
        return orderId;
      }),
    ),
  );
  register(contract.replyToIssue, ({ params, body }, { actor, transact }) =>
    transact(changed(actor, (tx) => replyToIssue(parts, tx, actor, { ...params, ...body }))),
  );
  register(contract.acceptOffer, ({ params, body }, { actor, transact }) =>
    transact(changed(actor, (tx) => acceptOffer(parts, tx, actor, { ...params, ...body }))),
  );
  register(contract.escalateIssue, ({ params, body }, { actor, transact }) =>
    transact(changed(actor, (tx) => escalateIssue(parts, tx, actor, { ...params, ...body }))),
  );
  register(contract.withdrawIssue, ({ params, body }, { actor, transact }) =>
    transact(changed(actor, (tx) => withdrawIssue(parts, tx, actor, { ...params, ...body }))),
  );
}
