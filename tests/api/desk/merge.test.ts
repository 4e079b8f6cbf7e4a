/** Two companies of one GST number become one: previewed, once, and never into the hands of whoever only typed the number. */
import { describe, expect, test } from 'vitest';
import { listAddresses } from '#contract/customer/addresses.ts';
import {
  blockColleague,
  inviteColleague,
  listColleagues,
  readColleagueInvitation,
  switchCompany,
} from '#contract/customer/colleagues.ts';
import { listAccountHistory } from '#contract/customer/preferences.ts';
import { sendRequestMessage } from '#contract/customer/request-messages.ts';
import { createRequest, submitRequest } from '#contract/customer/requests.ts';
import { readCompany } from '#contract/staff/companies.ts';
import { listSharedGstNumbers, mergeCompanies, previewMerge } from '#contract/staff/company-merge.ts';
import { aColleague, invite, join } from '#tests/support/data/colleagues.ts';
import { aDraft, aSubmittedRequest, poplinBody } from '#tests/support/data/requests.ts';
import { staffStepUp } from '#tests/support/data/second-person.ts';
import { merge, mergeOf, signedUpTwice } from '#tests/support/data/shared-numbers.ts';
import { stepUp } from '#tests/support/data/step-up.ts';
import { businessRows } from '#tests/support/database/database-facts.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { type CustomerVisitor, openWorld, someIdentity } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());

const peopleOf = async (visitor: CustomerVisitor) => (await visitor.call(listColleagues, {})).people;
const codeOf = ({ code }: { code: string }) => code;

describe('the preview', () => {
  test('says who and what would come along and what stays, and changes nothing', async () => {
    const { gstin, kept, closed } = await signedUpTwice(world);
    await aSubmittedRequest(closed);
    const desk = await world.asStaff('desk');
    const shared = await desk.call(listSharedGstNumbers, {});
    expect(shared.find((row) => row.gstin === gstin)?.companies).toMatchObject([
      { brandId: kept.customer.brandId, isConfirmed: true },
      { brandId: closed.customer.brandId, isConfirmed: false },
    ]);
    const before = await businessRows(world.services);
    const seen = await desk.call(previewMerge, mergeOf(closed, kept));
    expect(seen).toMatchObject({
      gstins: [gstin],
      problem: null,
      people: [{ name: closed.customer.name, roles: ['buyer', 'accounts'], seat: 'joins' }],
      addresses: ['Factory'],
      stays: { openQueries: 1, openOrders: 0, accountCredit: { minor: '0' } },
    });
    expect(await businessRows(world.services)).toEqual(before);
  });

  test('is not merged from by the desk, without a code, or once it shows something else', async () => {
    const { kept, closed } = await signedUpTwice(world);
    const owner = await world.asStaff('owner');
    const { state } = await owner.call(previewMerge, mergeOf(closed, kept));
    const body = { reason: 'They signed up twice.', readAt: state };
    const send = (by: typeof owner) => by.call(mergeCompanies, { ...mergeOf(closed, kept), body });
    expect((await refusalOf(send(await world.asStaff('desk')))).code).toBe('not_allowed');
    expect((await refusalOf(send(owner))).code).toBe('step_up_required');
    await aColleague(world, closed);
    await staffStepUp(world, owner);
    expect((await refusalOf(send(owner))).code).toBe('record_outdated');
    const unread = { ...mergeOf(closed, kept), body: { ...body, reason: ' ' } };
    expect((await refusalOf(owner.call(mergeCompanies, unread))).code).toBe('invalid_input');
    expect(await peopleOf(kept)).toHaveLength(1);
  });
});

describe('what may be merged', () => {
  test('only companies of one number, and never the one it was confirmed for', async () => {
    const { kept, closed } = await signedUpTwice(world);
    const other = await world.asCustomer();
    const owner = await world.asStaff('owner');
    for (const [from, into, problem] of [
      [kept, closed, /was confirmed for/],
      [other, kept, /no GST number in common/],
      [kept, kept, /into itself/],
    ] as const) {
      expect((await owner.call(previewMerge, mergeOf(from, into))).problem).toMatch(problem);
      const refused = await refusalOf(merge(world, owner, { closed: from, kept: into }));
      expect(refused.code).toBe('merge_refused');
      expect(refused.body.details?.message).toMatch(problem);
    }
    const params = { brandId: world.services.ids.next(), intoId: kept.customer.brandId };
    expect((await refusalOf(owner.call(previewMerge, { params }))).code).toBe('not_found');
  });
});

describe('merged', () => {
  test('people and addresses come along, nobody as an owner, and both histories say why', async () => {
    const { kept, closed } = await signedUpTwice(world);
    await aColleague(world, closed, { name: 'Sunil Pawar', roles: ['store'] });
    const owner = await world.asStaff('owner');
    expect(await merge(world, owner, { closed, kept })).toEqual({ people: 2, addresses: 1 });
    expect((await peopleOf(kept)).map(({ name, roles, limit }) => [name, roles, limit?.minor])).toEqual([
      [kept.customer.name, ['owner'], undefined],
      [closed.customer.name, ['buyer', 'accounts'], '0'],
      ['Sunil Pawar', ['store'], '0'],
    ]);
    expect((await kept.call(listAddresses, {})).map(({ label }) => label)).toEqual(['Factory']);
    for (const [visitor, text] of [
      [kept, 'Another company of the same GST number merged into this one'],
      [closed, 'Merged into another company of the same GST number'],
    ] as const) {
      const { records } = await visitor.call(listAccountHistory, { query: {} });
      expect(records.map(({ what }) => what)).toContain(text);
      expect(await nextAbout(visitor)).toContain('merged');
    }
    const record = await owner.call(readCompany, { params: { brandId: closed.customer.brandId } });
    expect(record.mergedInto?.brandId).toBe(kept.customer.brandId);
  });

  test('what began ends where it began, and nothing new begins there', async () => {
    const { kept, closed } = await signedUpTwice(world);
    const draft = await aDraft(closed);
    const { fabId } = await aSubmittedRequest(closed);
    const key = await invite(world, closed, { address: someIdentity().address });
    await merge(world, await world.asStaff('owner'), { closed, kept });
    const seen = await closed.call(listColleagues, {});
    expect(seen).toMatchObject({
      mergedInto: { brandId: kept.customer.brandId },
      roles: ['owner'],
      invitations: [],
    });
    const opened = world.visitor().call(readColleagueInvitation, { body: { key } });
    expect((await refusalOf(opened)).code).toBe('invitation_ended');
    const params = { fabId: draft.fabId };
    const invited = {
      name: 'Nisha Rao',
      address: someIdentity().address,
      roles: ['buyer' as const],
      limit: '',
    };
    for (const call of [
      () => closed.call(createRequest, { body: poplinBody() }),
      () => closed.call(submitRequest, { params, body: { revision: draft.revision } }),
      () => closed.call(inviteColleague, { body: invited }),
    ])
      expect((await refusalOf(call())).code).toBe('company_merged');
    const asked = { params: { fabId }, body: { text: 'Is the shade in stock?' } };
    expect(await closed.call(sendRequestMessage, asked)).toMatchObject({ text: asked.body.text });
  });

  test('the next sign-in opens the company that goes on, and the way back stays open', async () => {
    const { kept, closed } = await signedUpTwice(world);
    await merge(world, await world.asStaff('owner'), { closed, kept });
    const again = await world.signIn(closed.customer);
    const seen = await again.call(listColleagues, {});
    expect(seen.roles).toEqual(['buyer', 'accounts']);
    expect(seen.companies.map(({ isMerged, isCurrent }) => [isMerged, isCurrent]).toSorted()).toEqual([
      [false, true],
      [true, false],
    ]);
    const { brandId } = closed.customer;
    expect(await again.call(switchCompany, { body: { brandId } })).toMatchObject({ brandId });
  });

  test('who is blocked there, or works there already, is given nothing', async () => {
    const { kept, closed } = await signedUpTwice(world);
    const both = await aColleague(world, closed, { name: 'Works For Both' });
    const blocked = await aColleague(world, closed, { name: 'Kept Out' });
    for (const colleague of [both, blocked]) await joinThere(kept, colleague);
    const [, , second] = await peopleOf(kept);
    await stepUpLater(kept);
    const params = { customerId: second?.customerId ?? '' };
    await kept.call(blockColleague, { params, body: { isBlocked: true } });
    const owner = await world.asStaff('owner');
    const { people } = await owner.call(previewMerge, mergeOf(closed, kept));
    expect(people.map(({ name, seat }) => [name, seat])).toEqual([
      [closed.customer.name, 'joins'],
      ['Works For Both', 'here'],
      ['Kept Out', 'kept_out'],
    ]);
    await merge(world, owner, { closed, kept });
    expect((await peopleOf(kept)).map(({ roles, state }) => [roles, state])).toEqual([
      [['owner'], 'active'],
      [['accounts'], 'active'],
      [['accounts'], 'blocked'],
      [['buyer', 'accounts'], 'active'],
    ]);
  });
});

test('merged by two at once, it happens once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { kept, closed } = await signedUpTwice(world);
    const first = await world.asStaff('owner');
    const owners = [first, await world.asStaff('owner')];
    const { state } = await first.call(previewMerge, mergeOf(closed, kept));
    for (const owner of owners) await staffStepUp(world, owner);
    const body = { reason: 'They signed up twice.', readAt: state };
    const outcomes = await Promise.all(
      owners.map((owner) =>
        owner.call(mergeCompanies, { ...mergeOf(closed, kept), body }).then(() => 'merged', codeOf),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['merge_refused', 'merged']);
    expect(await peopleOf(kept)).toHaveLength(2);
  }
});

async function stepUpLater(visitor: CustomerVisitor): Promise<void> {
  world.clock.advance(30);
  await stepUp(world, visitor);
}

async function joinThere(owner: CustomerVisitor, { customer }: CustomerVisitor): Promise<void> {
  const { address } = customer;
  const key = await invite(world, owner, { address, roles: ['accounts'] });
  await join(world, key, customer);
}

async function nextAbout({ customer: { address } }: CustomerVisitor): Promise<string> {
  for (;;) {
    const { text } = await world.messages.next(address);
    if (text.includes('merged')) return text;
  }
}
