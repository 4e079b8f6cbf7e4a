/** Each approver by link has a link of their own to the order, by WhatsApp or e-mail. */
import { approvalLink } from '#contract/web-links.ts';
import { LINK_RESEND_SECONDS } from '#domain/orders/link-approver.ts';
import { approvedTerms } from '#domain/orders/order-approval.ts';
import { lastDayHeld } from '#domain/orders/provisional-hold.ts';
import { BRAND_NAME } from '#domain/shared/brand.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { appAddress } from '#server/app-address.ts';
import { findCustomerById } from '#server/capabilities/account/find-customer.ts';
import type { LinkApproverRow } from '#server/capabilities/colleagues/find-link-approvers.ts';
import { isHoldExpired } from '#server/capabilities/order-records/expire-holds.ts';
import { lockOrder, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { recordOrderChange } from '#server/capabilities/order-records/move-order.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import { enqueueMessage } from '#server/integrations/messages/deliver-message.ts';
import { hashToken, newToken } from '#server/secrets/token.ts';
import type { Services } from '#server/services.ts';
import { approvalLinksOf, saveApprovalLink } from './approval-links.store.ts';
import { findApprovers } from './find-approvers.ts';

export async function sendApprovalLinks(
  services: Services,
  tx: Queries,
  order: OrderRow,
  { by, approvers }: { by: ChangeBy; approvers: readonly LinkApproverRow[] },
): Promise<void> {
  for (const { approver_id, name, address } of approvers) {
    const key = newToken();
    const { brand_id, order_id } = order;
    const terms = approvedTerms(order);
    const sent = { key_hash: hashToken(key), terms, sent_at: services.clock.now() };
    await saveApprovalLink(tx, { brand_id, order_id, approver_id, ...sent });
    await recordOrderChange(services, tx, order, {
      by: buyerInHistory(by),
      action: 'approval_link_sent',
      details: { approver: name },
    });
    await sendLink(services, tx, order, { name, address, key });
  }
}

/** Asked for by a colleague, when the first message did not arrive. */
export async function resendApprovalLinks(
  services: Services,
  tx: Queries,
  by: ChangeBy,
  orderId: string,
): Promise<void> {
  const order = await lockOrder(tx, by.brandId, orderId);
  const { approval_state: state } = order;
  if (state === null) throw new Refusal('not_found');
  const now = services.clock.now();
  if (state !== 'waiting' || isHoldExpired(order, now))
    throw new Refusal('illegal_transition', { from: state, to: 'waiting', actor: 'customer' });
  const total = money(order.total_minor, order.currency);
  const about = { brandId: by.brandId, makerId: order.customer_id, total };
  const { byLink } = await findApprovers(tx, about);
  const sent = Math.max(0, ...(await approvalLinksOf(tx, order)).map(({ sent_at }) => sent_at.getTime()));
  const retryAfterSeconds = Math.ceil((sent - now.getTime()) / 1000) + LINK_RESEND_SECONDS;
  if (retryAfterSeconds > 0) {
    const message = 'The link was sent a few minutes ago. Give it a moment before you send another.';
    throw new Refusal('too_many_codes', { retryAfterSeconds, message });
  }
  await sendApprovalLinks(services, tx, order, { by, approvers: byLink });
}

type Link = { name: string; address: string; key: string };

async function sendLink(
  services: Services,
  tx: Queries,
  order: OrderRow,
  { name, address, key }: Link,
): Promise<void> {
  const maker = await findCustomerById(tx, order.customer_id);
  const path = approvalLink({ fabId: order.fab_id, orderId: order.order_id }, key);
  const href = appAddress(services.config, path);
  const lastDay = lastDayHeld(order.held_until ?? services.clock.now(), order.zone);
  const asks = `${maker?.person_name} of ${maker?.company_name}`;
  const what = `order ${order.number}: ${order.quality}, ${formatMoney(money(order.total_minor, order.currency))} with tax`;
  await enqueueMessage(services, tx, {
    ...(address.includes('@') ? { channel: 'email' } : { channel: 'whatsapp', smsInstead: true }),
    to: address,
    purpose: 'approval-link',
    subject: `${maker?.person_name} asks you to approve order ${order.number} on ${BRAND_NAME}`,
    text: `Hello ${name}, ${asks} asks you to approve ${what}. Price and stock are held until the end of ${formatDay(lastDay, DETAIL_DATE_FORMAT)}. See it and decide: ${href}`,
  });
}
