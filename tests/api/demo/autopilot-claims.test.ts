import { afterAll, expect, test } from 'vitest';
import { acceptOffer, replyToIssue } from '#contract/customer/issues.ts';
import { tick } from '#demo/autopilot/tick.ts';
import { readDemoData } from '#demo/demo-data.ts';
import { seedAutopilot } from '#demo/seed-autopilot.ts';
import { aClaimableOrder, issuesSeenBy, raise } from '#tests/support/data/issues.ts';
import { aPayingWorld, expectBooksRight } from '#tests/support/data/payments.ts';
import { expectNamed } from '#tests/support/server/history.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
await world.services.db.transaction(async (tx) => seedAutopilot(world.services, tx, await readDemoData()));
afterAll(() => expectNamed(world));

/** As the demo runs: a look every few seconds. */
async function watch(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 6) {
    world.clock.advance(6);
    await tick(world.services);
  }
}

test('an issue is answered, offered for, offered more for, and settled, all within minutes', async () => {
  const claimable = await aClaimableOrder(world);
  const { issueId } = await raise(claimable);
  const issue = async () => (await issuesSeenBy(claimable)).records[0];
  await watch(18);
  expect((await issue())?.status).toBe('under_review');
  await watch(48);
  const first = await issue();
  expect(first).toMatchObject({ status: 'offer', offer: { number: 1, outcome: 'credit_note' } });
  const body = { text: 'Half of the roll is unusable.', dispute: { offer: 1 } };
  await claimable.buyer.call(replyToIssue, { params: { issueId }, body });
  await watch(36);
  const second = await issue();
  expect(second?.offer?.number).toBe(2);
  expect(BigInt(second?.offer?.amount.minor ?? 0) > BigInt(first?.offer?.amount.minor ?? 0)).toBe(true);
  await claimable.buyer.call(acceptOffer, { params: { issueId }, body: { offer: 2 } });
  expect((await issue())?.status).toBe('closed');
  await expectBooksRight(world);
});

test('a promised replacement leaves with its challan and arrives', async () => {
  const claimable = await aClaimableOrder(world);
  const { issueId } = await raise(claimable, { wantedOutcome: 'replacement' });
  const issue = async () => (await issuesSeenBy(claimable)).records[0];
  await watch(66);
  expect(await issue()).toMatchObject({ status: 'offer', offer: { outcome: 'replacement' } });
  await claimable.buyer.call(acceptOffer, { params: { issueId }, body: { offer: 1 } });
  await watch(42);
  expect((await issue())?.challanNumber).toMatch(/^SV\/26-27\/D\d{5}$/);
  await watch(60);
  expect((await issue())?.status).toBe('closed');
  await expectBooksRight(world);
});
