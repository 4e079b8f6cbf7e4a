/** Every endpoint by which staff move money × one person in two tabs, × one of two who is let go in between, and × an owner's second mailbox. */
import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/client.ts';
import { releaseHeldAct } from '#contract/staff/held-acts.ts';
import { NAMED_ENDPOINTS } from '#tests/support/attacks/endpoint-requests.ts';
import { moneyState } from '#tests/support/attacks/money-state.ts';
import { MONEY_WALKS, type Tries } from '#tests/support/attacks/money-walks.ts';
import { WITHOUT_MONEY } from '#tests/support/attacks/without-money.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { inAnotherTab, letGo, secondMailbox, waitingActs } from '#tests/support/data/second-person.ts';
import type { StaffVisitor } from '#tests/support/server/world.ts';

const world = await bookedWorldForFile();
const WRITING = NAMED_ENDPOINTS.filter(
  ([, { access, method, readsOnly }]) => access === 'staff' && method !== 'GET' && !readsOnly,
);
const MONEY = WRITING.filter(([, { money }]) => money);

test('whatever staff write says what it does to money, or is known to do nothing', () => {
  const silent = WRITING.filter(([, { money }]) => !money).map(([name]) => name);
  expect(silent.toSorted()).toEqual(WITHOUT_MONEY.toSorted());
  expect(MONEY.map(([name]) => name).toSorted()).toEqual([...MONEY_WALKS.keys()].toSorted());
});

/** Refused as often as it likes; only our own faults are none of the answers. */
async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
  }
}

/** All that can be tried, and then the second word for whatever waits. */
async function tryAll(by: StaffVisitor, tries: Tries, known: ReadonlySet<string>): Promise<void> {
  for (const work of tries(by)) await attempt(work);
  for (const { actId } of await waitingActs(by))
    if (!known.has(actId)) await attempt(() => by.call(releaseHeldAct, { params: { actId }, body: {} }));
}

/** What an earlier walk left behind is no part of this one. */
async function waitingNow(): Promise<Set<string>> {
  return new Set((await waitingActs(await world.asStaff('owner'))).map(({ actId }) => actId));
}

describe.each(MONEY)('%s', (name) => {
  const { role = 'accounts', prepare } = MONEY_WALKS.get(name) ?? expect.unreachable();

  test('one person in two tabs moves nothing, and a second person does', async () => {
    const tries = await prepare(world);
    const known = await waitingNow();
    const first = await world.asStaff(role);
    const tab = await inAnotherTab(world, first);
    const before = await moneyState(world);
    for (const by of [first, tab, first]) await tryAll(by, tries, known);
    expect(await moneyState(world)).toEqual(before);
    // Of a thing that the first one made, the two are others.
    for (const by of [await world.asStaff(role), await world.asStaff('owner')])
      await tryAll(by, tries, known);
    expect(await moneyState(world)).not.toEqual(before);
  });

  test('whoever is let go in between has given no word', async () => {
    const tries = await prepare(world);
    const known = await waitingNow();
    const [leaving, second] = [await world.asStaff(role), await world.asStaff(role)];
    const before = await moneyState(world);
    await tryAll(leaving, tries, known);
    await letGo(world, leaving);
    await tryAll(second, tries, known);
    await tryAll(leaving, tries, known).catch((error: unknown) =>
      expect(error).toMatchObject({ status: 401 }),
    );
    expect(await moneyState(world)).toEqual(before);
  });

  test('an owner with a second mailbox is one person for a day', async () => {
    const tries = await prepare(world);
    const known = await waitingNow();
    const owner = await world.asStaff('owner');
    const mailbox = await secondMailbox(world, owner);
    const before = await moneyState(world);
    for (const by of [owner, mailbox, owner, mailbox]) await tryAll(by, tries, known);
    expect(await moneyState(world)).toEqual(before);
  });
});
