import * as links from '#contract/customer/approval-links.ts';
import * as approvals from '#contract/customer/order-approvals.ts';
import * as contract from '#contract/customer/orders.ts';
import { deviceKeyOf } from '#server/capabilities/auth/device-cookie.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { viewOrder } from '../details/view-order.ts';
import { sendApprovalCode, verifyApprovalCode } from './approval-code.ts';
import { decideApproval } from './decide-approval.ts';
import { decideByLink, sendApprovalLinkCode } from './decide-by-link.ts';
import { listApprovals } from './list-approvals.ts';
import { readApprovalLink } from './open-approval-link.ts';
import { readApproval } from './read-approval.ts';
import { resendApprovalLinks } from './send-approval-links.ts';

export function approvalRoutes(register: Register, services: Services): void {
  decidingRoutes(register, services);
  linkRoutes(register, services);
}

function decidingRoutes(register: Register, services: Services): void {
  register(contract.sendApprovalCode, ({ params }, { actor, transact }) =>
    transact((tx) => sendApprovalCode(services, tx, actor, params.orderId)),
  );
  register(contract.verifyApprovalCode, async ({ params: { orderId }, body: { otp } }, { actor, caller }) => {
    await verifyApprovalCode(services, actor, { orderId, code: otp, caller });
    return viewOrder(services, services.db, actor, orderId);
  });
  register(approvals.listApprovals, (_input, { actor }) => listApprovals(services, services.db, actor));
  register(approvals.readApproval, ({ params }, { actor }) =>
    readApproval(services.db, actor, params.orderId),
  );
  register(approvals.decideApproval, ({ params: { orderId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await decideApproval(services, tx, actor, { orderId, ...body });
      return viewOrder(services, tx, actor, orderId);
    }),
  );
}

/** For whoever has no account: the key of the link says which order, a code that it is they. */
function linkRoutes(register: Register, services: Services): void {
  register(links.sendApprovalLinks, ({ params: { orderId } }, { actor, transact }) =>
    transact(async (tx) => {
      await resendApprovalLinks(services, tx, actor, orderId);
      return viewOrder(services, tx, actor, orderId);
    }),
  );
  register(links.readApprovalLink, ({ body }) => readApprovalLink(services, body.key));
  register(links.sendApprovalLinkCode, ({ body }, { caller, reply }) => {
    const newDeviceKey = deviceKeyOf(services, caller, reply);
    return sendApprovalLinkCode(services, body.key, { caller, newDeviceKey });
  });
  register(links.decideByLink, ({ body }, { caller }) => decideByLink(services, body, caller));
}
