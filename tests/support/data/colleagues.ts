/** Colleagues as they really come: invited by an owner, joined from their own phone with a code. */
import { ApiError } from '#contract/client.ts';
import { inviteColleague, joinCompany, sendJoiningCode } from '#contract/customer/colleagues.ts';
import type { CompanyRole } from '#domain/account/company/company-role.ts';
import { refreshCookieOf } from '#tests/support/server/refresh-cookie.ts';
import { newAddress } from '#tests/support/server/visitor.ts';
import {
  type Customer,
  type CustomerVisitor,
  someIdentity,
  type World,
} from '#tests/support/server/world.ts';
import { stepUp } from './step-up.ts';

export type Invited = { address: string; name?: string; roles?: CompanyRole[]; limit?: string };

/** Answers with the key of the link in the message. */
export async function invite(
  world: World,
  owner: CustomerVisitor,
  { address, name = 'Nisha Rao', roles = ['buyer'], limit = '' }: Invited,
): Promise<string> {
  const send = () => owner.call(inviteColleague, { body: { address, name, roles, limit } });
  await send().catch(async (error: unknown) => {
    if (!(error instanceof ApiError && error.code === 'step_up_required')) throw error;
    world.clock.advance(30);
    await stepUp(world, owner);
    await send();
  });
  return keySentTo(world, address);
}

export async function keySentTo(world: World, address: string): Promise<string> {
  for (;;) {
    const { text } = await world.messages.next(address);
    const key = /#join=([\w-]+)/.exec(text)?.[1];
    if (key) return key;
  }
}

/** From another phone. */
export async function join(world: World, key: string, customer: Omit<Customer, 'customerId' | 'brandId'>) {
  world.clock.advance(30);
  const address = newAddress();
  const visitor = world.visitor({ address });
  await visitor.call(sendJoiningCode, { body: { key } });
  const otp = await world.codeSentTo(customer.address);
  const answer = await visitor.inject({ method: 'POST', url: joinCompany.path, payload: { key, otp } });
  if (answer.statusCode !== 200) throw new Error(`Joining answered ${answer.statusCode}: ${answer.body}`);
  const { data } = answer.json() as {
    data: { accessToken: string; customerId: string; brandId: string; name: string };
  };
  const { accessToken: token, customerId, brandId } = data;
  return {
    ...world.visitor({ address, token }),
    token,
    refreshToken: refreshCookieOf(answer).value,
    customer: { ...customer, customerId, brandId },
  };
}

/** Somebody new who works for the owner's company from now on. */
export async function aColleague(
  world: World,
  owner: CustomerVisitor,
  { name = 'Nisha Rao', ...wanted }: Omit<Invited, 'address'> = {},
): Promise<CustomerVisitor> {
  const { address, identity } = someIdentity();
  const key = await invite(world, owner, { address, name, ...wanted });
  return join(world, key, { name, address, identity });
}
