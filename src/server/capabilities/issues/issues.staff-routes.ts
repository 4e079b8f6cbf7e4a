import * as contract from '#contract/staff/issues.ts';
import { findOrderForStaff } from '#server/capabilities/orders/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { answerIssue, recordInspection } from './answer-issue.ts';
import { decideIssue } from './decide-issue.ts';
import { listIssuesForStaff, listIssuesOfOrder, readIssueForStaff } from './issues-for-staff.ts';
import { offerSettlement } from './offer-settlement.ts';
import { sendReplacement } from './send-replacement.ts';

export function issueStaffRoutes(register: Register, parts: Parts): void {
  register(contract.listIssuesForStaff, ({ query }) => listIssuesForStaff(parts, query));
  register(contract.listIssuesOfOrder, async ({ params }) =>
    listIssuesOfOrder(parts, await findOrderForStaff(parts.db, params.orderId)),
  );
  register(contract.readIssueForStaff, ({ params }, { actor: { sessionId } }) =>
    readIssueForStaff(parts, parts.db, params.issueId, sessionId),
  );
  const changed =
    (issueId: string, { sessionId }: StaffActor, work: (tx: Queries) => Promise<void>) =>
    async (tx: Queries) => {
      await work(tx);
      return readIssueForStaff(parts, tx, issueId, sessionId);
    };
  register(contract.answerIssue, ({ params, body }, { actor, transact }) =>
    transact(changed(params.issueId, actor, (tx) => answerIssue(parts, tx, actor, { ...params, ...body }))),
  );
  register(contract.recordInspection, ({ params, body }, { actor, transact }) =>
    transact(
      changed(params.issueId, actor, (tx) => recordInspection(parts, tx, actor, { ...params, ...body })),
    ),
  );
  register(contract.offerSettlement, ({ params, body }, { actor, transact }) =>
    transact(
      changed(params.issueId, actor, (tx) => offerSettlement(parts, tx, actor, { ...params, ...body })),
    ),
  );
  register(contract.sendReplacement, ({ params, body }, { actor, transact }) =>
    transact(
      changed(params.issueId, actor, (tx) => sendReplacement(parts, tx, actor, { ...params, ...body })),
    ),
  );
  register(contract.decideIssue, ({ params, body }, { actor, transact }) =>
    transact(changed(params.issueId, actor, (tx) => decideIssue(parts, tx, actor, { ...params, ...body }))),
  );
}
