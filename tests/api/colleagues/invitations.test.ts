/** An invitation opens one seat, once, for whoever reads messages to the invited address; everybody else changes nothing. */
import { expect, test } from 'vitest';
import {
  endColleagueInvitation,
  inviteColleague,
  joinCompany,
  listColleagues,
  readColleagueInvitation,
  sendJoiningCode,
} from '#contract/customer/colleagues.ts';
import { listAccountHistory } from '#contract/customer/preferences.ts';
import { joinLink } from '#contract/web-links.ts';
import { aColleague, invite, join, keySentTo } from '#tests/support/data/colleagues.ts';
import { stepUp } from '#tests/support/data/step-up.ts';
import { businessRows } from '#tests/support/database/database-facts.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld, someIdentity } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());

test('inviting takes a fresh code, an address that can sign in, and at least one role', async () => {
  const owner = await world.asCustomer();
  const { address } = someIdentity();
  const body = { name: 'Nisha Rao', address, roles: ['buyer' as const], limit: '' };
  expect((await refusalOf(owner.call(inviteColleague, { body }))).code).toBe('step_up_required');
  await stepUp(world, owner);
  const refused = await refusalOf(owner.call(inviteColleague, { body: { ...body, address: 'nobody' } }));
  expect(refused).toMatchObject({ code: 'form_refused', body: { fields: { address: expect.any(String) } } });
  const wrong = await refusalOf(owner.call(inviteColleague, { body: { ...body, limit: '-5' } }));
  expect(wrong).toMatchObject({ code: 'form_refused', body: { fields: { limit: expect.any(String) } } });
  expect((await refusalOf(owner.call(inviteColleague, { body: { ...body, roles: [] } }))).code).toBe(
    'invalid_input',
  );
  const own = await refusalOf(
    owner.call(inviteColleague, { body: { ...body, address: owner.customer.address } }),
  );
  expect(own).toMatchObject({
    code: 'form_refused',
    body: { fields: { address: expect.stringContaining('already') } },
  });
});

test.each(['IN', 'INTL'] as const)(
  'a colleague joins by %s address, with the roles and limit given',
  async (market) => {
    const owner = await world.asCustomer();
    const { address, identity } = someIdentity(market);
    const key = await invite(world, owner, { address, roles: ['store', 'buyer'], limit: '50000' });
    const seen = await world.visitor().call(readColleagueInvitation, { body: { key } });
    expect(seen).toMatchObject({
      invitedBy: owner.customer.name,
      name: 'Nisha Rao',
      roles: ['buyer', 'store'],
    });
    expect(seen.maskedTo).not.toBe(address);
    const colleague = await join(world, key, { name: 'Nisha Rao', address, identity });
    expect(colleague.customer.brandId).toBe(owner.customer.brandId);
    const mine = await colleague.call(listColleagues, {});
    expect(mine).toMatchObject({ roles: ['buyer', 'store'], invitations: [] });
    expect(mine.people.find(({ isMe }) => isMe)).toMatchObject({
      limit: { minor: '5000000' },
      signsInWith: address,
    });
    // Others' addresses and limits are the owner's business.
    expect(mine.people.find(({ isMe }) => !isMe)).toMatchObject({ limit: null, signsInWith: null });
    const { records } = await owner.call(listAccountHistory, { query: {} });
    expect(records).toContainEqual(expect.objectContaining({ what: 'Colleague joined', who: 'Nisha Rao' }));
  },
);

test('opening the page and reading the invitation change nothing, however often', async () => {
  const owner = await world.asCustomer();
  const { address, identity } = someIdentity();
  const key = await invite(world, owner, { address });
  const before = await businessRows(world.services);
  for (let times = 0; times < 3; times += 1) {
    await world.visitor().inject({ method: 'GET', url: joinLink(key).split('#')[0] ?? '' });
    await world.visitor().call(readColleagueInvitation, { body: { key } });
  }
  expect(await businessRows(world.services)).toEqual(before);
  await join(world, key, { name: 'Nisha Rao', address, identity });
});

test('a forwarded link is worth nothing without the code, and works once', async () => {
  const owner = await world.asCustomer();
  const { address, identity } = someIdentity();
  const key = await invite(world, owner, { address });
  const stranger = world.visitor();
  await stranger.call(sendJoiningCode, { body: { key } });
  const sent = await world.codeSentTo(address);
  const otp = sent === '000000' ? '111111' : '000000';
  expect((await refusalOf(stranger.call(joinCompany, { body: { key, otp } }))).code).toBe('code_wrong');
  await join(world, key, { name: 'Nisha Rao', address, identity });
  for (const call of [
    () => stranger.call(readColleagueInvitation, { body: { key } }),
    () => stranger.call(sendJoiningCode, { body: { key } }),
    () => stranger.call(joinCompany, { body: { key, otp: sent } }),
  ])
    expect((await refusalOf(call())).code).toBe('invitation_ended');
});

test('an invitation ends after seven days, or by the word of an owner', async () => {
  const owner = await world.asCustomer();
  const first = await invite(world, owner, { address: someIdentity().address });
  const [invitation] = (await owner.call(listColleagues, {})).invitations;
  const params = { invitationId: invitation?.invitationId ?? '' };
  const stranger = await world.asCustomer();
  expect((await refusalOf(stranger.call(endColleagueInvitation, { params }))).code).toBe('not_found');
  await owner.call(endColleagueInvitation, { params });
  expect((await refusalOf(owner.call(endColleagueInvitation, { params }))).code).toBe('not_found');
  const late = await invite(world, owner, { address: someIdentity().address });
  world.clock.advance(7 * 86_400);
  for (const key of [first, late])
    expect((await refusalOf(world.visitor().call(readColleagueInvitation, { body: { key } }))).code).toBe(
      'invitation_ended',
    );
});

test('invited twice, also at the same moment, is one invitation whose newest link alone works', async () => {
  const owner = await world.asCustomer();
  const { address, identity } = someIdentity();
  await stepUp(world, owner);
  const body = { name: 'Nisha Rao', address, roles: ['buyer' as const], limit: '' };
  await Promise.all([
    owner.call(inviteColleague, { body }),
    owner.call(inviteColleague, { body: { ...body, roles: ['accounts'] } }),
  ]);
  const keys = [await keySentTo(world, address), await keySentTo(world, address)];
  expect((await owner.call(listColleagues, {})).invitations).toHaveLength(1);
  const opened = await Promise.all(
    keys.map((key) =>
      world
        .visitor()
        .call(readColleagueInvitation, { body: { key } })
        .then(
          () => key,
          () => null,
        ),
    ),
  );
  const live = opened.filter((key) => key !== null);
  expect(live).toHaveLength(1);
  await join(world, live[0] ?? '', { name: 'Nisha Rao', address, identity });
  expect((await owner.call(listColleagues, {})).people).toHaveLength(2);
});

test('two phones that join at once with the same link take one seat', async () => {
  const owner = await world.asCustomer();
  const { address, identity } = someIdentity();
  const key = await invite(world, owner, { address });
  const someone = { name: 'Nisha Rao', address, identity };
  const outcomes = await Promise.allSettled([join(world, key, someone), join(world, key, someone)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  expect((await owner.call(listColleagues, {})).people.length).toBeLessThanOrEqual(2);
});

test('a company of one sees nobody else and is asked nothing', async () => {
  const alone = await world.asCustomer();
  const seen = await alone.call(listColleagues, {});
  expect(seen).toMatchObject({ roles: ['owner'], invitations: [], handover: null });
  expect(seen.people).toHaveLength(1);
  expect(seen.companies).toHaveLength(1);
  await aColleague(world, await world.asCustomer());
  expect((await alone.call(listColleagues, {})).people).toHaveLength(1);
});
