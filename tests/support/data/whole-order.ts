/** One order that came by everything documents tell of: two colours, two shipments, a settled claim. */
import { acceptOffer } from '#contract/customer/issues.ts';
import type { Market } from '#domain/shared/market.ts';
import type { World } from '#tests/support/server/world.ts';
import { aPackedOrder, deliver, rollsSeenBy, ship, someRolls } from './delivery.ts';
import { answer, type ClaimableOrder, offer, raise } from './issues.ts';

const COLOURS = { Navy: '300', Olive: '250' } as const;
/** The second one is the last, and a little more left than was ordered. */
const SHIPMENTS = [
  { lengths: [100.5, 99.25, 101, 98.75], colour: 'Navy' },
  { lengths: [90.125, 64.875], colour: 'Olive' },
] as const;

/** Paid, shipped, delivered, claimed and settled with a credit note. */
export async function aWholeOrder(world: World, market: Market): Promise<ClaimableOrder> {
  const lots = Object.keys(COLOURS).map((colour) => ({ colour, metres: 10_000 }));
  const payable = await aPackedOrder(world, {
    market,
    quantity: '550',
    lines: Object.entries(COLOURS).map(([colour, quantity]) => ({ colour, quantity })),
    quality: { minimum: 100_000n, lots },
  });
  const staff = await world.asStaff('production');
  let packed = 0;
  for (const { lengths, colour } of SHIPMENTS) {
    const rolls = someRolls(lengths, packed + 1).map((roll) => ({
      ...roll,
      colour,
      grossLength: String(Number(roll.length) + 0.5),
      pieces: '2',
      width: '58',
    }));
    packed += lengths.length;
    const isLast = packed === SHIPMENTS.reduce((sum, each) => sum + each.lengths.length, 0);
    const { dispatchId } = await ship(world, staff, payable, { rolls, isLast });
    await deliver(staff, dispatchId);
  }
  const claimable = { ...payable, rollIds: (await rollsSeenBy(payable)).map(({ rollId }) => rollId) };
  const { issueId } = await raise(claimable);
  await answer(world, issueId);
  await offer(world, issueId, { amount: market === 'IN' ? '2100' : '21.37' });
  await payable.buyer.call(acceptOffer, { params: { issueId }, body: { offer: 1 } });
  return claimable;
}
