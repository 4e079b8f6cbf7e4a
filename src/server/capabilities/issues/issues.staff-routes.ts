import * as contract from '#contract/staff/issues.ts';
import { findOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { answerIssue, recordInspection } from './answer-issue.ts';
import { decideIssue } from './decide-issue.ts';
import { listIssuesForStaff, listIssuesOfOrder, readIssueForStaff } from './issues-for-staff.ts';
import { offerSettlement } from './offer-settlement.ts';
import { sendReplacement } from './send-replacement.ts';

export function issueStaffRoutes(register: Register, services: Services): void {
  register(contract.listIssuesForStaff, ({ query }) => listIssuesForStaff(services, query));
  register(contract.listIssuesOfOrder, async ({ params }) =>
    listIssuesOfOrder(services, await findOrderForStaff(services.db, params.orderId)),
  );
  register(contract.readIssueForStaff, ({ params }, { actor: { sessionId } }) =>
    readIssueForStaff(services, services.db, params.issueId, sessionId),
  );
  const changed =
    (issueId: string, { sessionId }: StaffActor, work: (tx: Queries) => Promise<void>) =>
    async (tx: Queries) => {
      await work(tx);
      return readIssueForStaff(services, tx, issueId, sessionId);
    };
  register(contract.answerIssue, ({ params, body }, { actor, transact }) =>
    transact(
      changed(params.issueId, actor, (tx) => answerIssue(services, tx, actor, { ...params, ...body })),
    ),
  );
  register(contract.recordInspection, ({ params, body }, { actor, transact }) =>
    transact(
      changed(params.issueId, actor, (tx) => recordInspection(services, tx, actor, { ...params, ...body })),
    ),
  );
  register(contract.offerSettlement, ({ params, body }, { actor, transact }) =>
    transact(
      changed(params.issueId, actor, (tx) => offerSettlement(services, tx, actor, { ...params, ...body })),
    ),
  );
  register(contract.sendReplacement, ({ params, body }, { actor, transact }) =>
    transact(
      changed(params.issueId, actor, (tx) => sendReplacement(services, tx, actor, { ...params, ...body })),
    ),
  );
  register(contract.decideIssue, ({ params, body }, { actor, transact }) =>
    transact(
      changed(params.issueId, actor, (tx) => decideIssue(services, tx, actor, { ...params, ...body })),
    ),
  );
}
