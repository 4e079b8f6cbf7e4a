import type { Colleague, ColleagueInvitation } from '#contract/customer/colleagues.ts';
import type { LinkApprover } from '#contract/customer/link-approvers.ts';
import { orderedRoles } from '#domain/account/company/company-role.ts';
import type { OrderLimit } from '#domain/account/company/order-limit.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { money } from '#domain/shared/money.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { PersonRow } from './colleagues.store.ts';
import type { InvitationRow } from './invitations.store.ts';
import type { LinkApproverRow } from './link-approvers.store.ts';

type Reader = Pick<CustomerActor, 'customerId' | 'roles' | 'market'>;

export function colleagueView(row: PersonRow, reader: Reader): Colleague {
  const isMe = row.customer_id === reader.customerId;
  const mayKnow = isMe || reader.roles.includes('owner');
  return {
    customerId: row.customer_id,
    name: row.name,
    roles: orderedRoles(row.roles),
    isMe,
    state: row.state === 'blocked' ? 'blocked' : 'active',
    signsInWith: mayKnow ? (row.phone ?? row.email) : null,
    limit: mayKnow ? limitView(row.order_limit_minor, reader.market) : null,
  };
}

export function invitationView(row: InvitationRow, market: Market): ColleagueInvitation {
  return {
    invitationId: row.invitation_id,
    name: row.name,
    address: row.address,
    roles: orderedRoles(row.roles),
    limit: limitView(row.order_limit_minor, market),
    expiresAt: row.expires_at.toISOString(),
  };
}

export function linkApproverView(row: LinkApproverRow, market: Market): LinkApprover {
  const { approver_id: approverId, name, address, order_limit_minor } = row;
  return { approverId, name, address, limit: limitView(order_limit_minor, market) };
}

function limitView(limit: OrderLimit, market: Market) {
  return limit === null ? null : moneyView(money(limit, MARKET_RULES[market].currency));
}
