/** Somebody without an account who approves by a link. */
import { decideByLink, sendApprovalLinkCode } from '#contract/customer/approval-links.ts';
import { addLinkApprover } from '#contract/customer/link-approvers.ts';
import type { Order } from '#contract/customer/orders.ts';
import { newAddress, type Visitor } from '#tests/support/server/visitor.ts';
import { type CustomerVisitor, someIdentity, type World } from '#tests/support/server/world.ts';
import { aColleague } from './colleagues.ts';
import { anOrderingBuyer, aQuality, type OrderingBuyer, place, termsFor } from './orders.ts';
import { stepUp } from './step-up.ts';

export type Boss = { approverId: string; address: string };

export async function aBoss(
  world: World,
  owner: CustomerVisitor,
  { address, name = 'Ramesh Shah', limit = '' }: { address: string; name?: string; limit?: string },
): Promise<Boss> {
  world.clock.advance(30);
  await stepUp(world, owner);
  const { approverId } = await owner.call(addLinkApprover, { body: { name, address, limit } });
  return { approverId, address };
}

/** The key behind the # of the next link that reached them. */
export async function approvalKeySentTo(world: World, address: string): Promise<string> {
  for (;;) {
    const { text } = await world.messages.next(address);
    const key = /#approve=([\w-]+)/.exec(text)?.[1];
    if (key) return key;
  }
}

/** An owner without a limit, and a buyer who needs an approval for almost everything. */
export async function aTeamOfTwo(world: World): Promise<{ owner: OrderingBuyer; maker: OrderingBuyer }> {
  const owner = await anOrderingBuyer(world);
  const { market, addressId, gstId } = owner;
  const colleague = await aColleague(world, owner, { limit: '1000', roles: ['buyer'] });
  return { owner, maker: { ...colleague, market, addressId, gstId } };
}

/** 500 m of stock cost about ₹ 53,000. */
export async function aHeldOrder(
  world: World,
  maker: OrderingBuyer,
): Promise<{ order: Order; lotId: string }> {
  const { fabId, lotIds } = await aQuality(world);
  const order = await place(maker, termsFor(maker, { fabId, quantity: '500' }));
  return { order, lotId: lotIds[0] ?? '' };
}

export type AskedByLink = {
  owner: OrderingBuyer;
  maker: OrderingBuyer;
  boss: Boss;
  order: Order;
  key: string;
  lotId: string;
};

/** An order above its maker's limit, and the link that asks the boss. */
export async function anOrderAskedByLink(
  world: World,
  address: string = someIdentity().address,
): Promise<AskedByLink> {
  const team = await aTeamOfTwo(world);
  const boss = await aBoss(world, team.owner, { address });
  const held = await aHeldOrder(world, team.maker);
  return { ...team, ...held, boss, key: await approvalKeySentTo(world, address) };
}

/** On a phone that nobody knows. */
export async function codeForLink(
  world: World,
  key: string,
  address: string,
): Promise<{ phone: Visitor; otp: string }> {
  const phone = world.visitor({ address: newAddress() });
  world.clock.advance(30);
  await phone.call(sendApprovalLinkCode, { body: { key } });
  return { phone, otp: await world.codeSentTo(address) };
}

export async function approveByLink(world: World, key: string, address: string) {
  const { phone, otp } = await codeForLink(world, key, address);
  return phone.call(decideByLink, { body: { decision: 'approve', key, otp } });
}
