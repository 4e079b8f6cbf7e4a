/** The decision of somebody without an account: with a code that goes to the address an owner named, and once. */
import type { decideByLink as contract } from '#contract/customer/approval-links.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import { approvalSubject } from '#domain/orders/approval-code.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { money } from '#domain/shared/money.ts';
import { codeMessage } from '#server/capabilities/auth/code-message.ts';
import { type CodeSent, codeSentTo } from '#server/capabilities/auth/send-sign-in-code.ts';
import { checkCode, useCode } from '#server/capabilities/one-time-codes/check-code.ts';
import { signInGuesser } from '#server/capabilities/one-time-codes/guesser.ts';
import { newCode, storeCode } from '#server/capabilities/one-time-codes/issue-code.ts';
import { assertMayAsk, countSend, signInAsker } from '#server/capabilities/one-time-codes/send-limits.ts';
import { lockOrder } from '#server/capabilities/order-records/lock-order.ts';
import type { Caller } from '#server/http/caller.ts';
import { enqueueMessage } from '#server/integrations/messages/deliver-message.ts';
import type { Services } from '#server/services.ts';
import { settleApproval } from './decide-approval.ts';
import { type OpenedLink, openApprovalLink } from './open-approval-link.ts';

const PURPOSE = 'approval-link';

/** Whoever forwards the link cannot choose where the code goes. */
export async function sendApprovalLinkCode(
  services: Services,
  key: string,
  { caller, newDeviceKey }: { caller: Caller; newDeviceKey: string },
): Promise<CodeSent> {
  const opened = await openApprovalLink(services, services.db, key);
  const { address } = opened.link;
  const channel = address.includes('@') ? 'email' : 'sms';
  const codeKey = challengeOf(opened);
  const asker = await signInAsker(services, { key: codeKey, audience: 'customer', caller, newDeviceKey });
  await assertMayAsk(services, asker);
  await services.db.transaction(async (tx) => {
    const { code, row } = await newCode(services, tx, codeKey, asker);
    await storeCode(tx, row);
    const { number, total_minor, currency } = opened.order;
    const about = `order ${number} of ${formatMoney(money(total_minor, currency))}`;
    const { publicUrl } = services.config;
    const message = codeMessage({ channel, to: address, purpose: PURPOSE, code, publicUrl, about });
    await enqueueMessage(services, tx, message);
  });
  await countSend(services, asker);
  return codeSentTo(channel, address);
}

export async function decideByLink(
  services: Services,
  decision: Input<typeof contract>['body'],
  caller: Caller,
): Promise<Reply<typeof contract>> {
  const { key, otp } = decision;
  const opened = await openApprovalLink(services, services.db, key);
  const guesser = await signInGuesser(services, challengeOf(opened), 'customer', caller);
  const checked = await checkCode(services, guesser, otp).catch(async (error: unknown) => {
    // Decided in the meantime: that the link has ended says more than that its code has.
    await openApprovalLink(services, services.db, key);
    throw error;
  });
  return services.db.transaction(async (tx) => {
    await lockOrder(tx, opened.order.brand_id, opened.order.order_id);
    // Read again behind the lock: a colleague, the maker or the clock may have been first.
    const { link, order } = await openApprovalLink(services, tx, key);
    await useCode(services, tx, checked);
    const state = await settleApproval(services, tx, order, {
      decision,
      decider: link.name,
      by: { kind: 'approver', id: link.approver_id },
      saved: { approver_id: link.approver_id },
      details: { approver: link.name },
    });
    return { state };
  });
}

/** A code asked for one order or one amount opens no other. */
function challengeOf({ link, order }: OpenedLink): { purpose: string; identity: string } {
  const subject = approvalSubject(order.order_id, money(order.total_minor, order.currency));
  return { purpose: PURPOSE, identity: `${link.address} ${subject}` };
}
