/** The rolls of a shipment as they stand on this device: what the server knows, and what only this device knows yet. */
import type { Roll } from '#contract/customer/delivery.ts';
import { isBeyondTolerance } from '#domain/delivery/shortage.ts';
import { parseScaled } from '#domain/shared/decimal.ts';
import type { RollCount } from '#web/platform/roll-counts/stored-counts.ts';

export type CountedRoll = Pick<Roll, 'rollId' | 'roll' | 'lot' | 'shade' | 'bale' | 'colour' | 'state'> & {
  lengthThousandths: bigint;
  receivedThousandths: bigint | null;
};

export function countedRolls(
  rolls: readonly Roll[],
  dispatchId: string,
  onDevice: readonly RollCount[],
): CountedRoll[] {
  const counts = new Map(onDevice.map((count) => [count.rollId, count]));
  return rolls
    .filter((roll) => roll.dispatchId === dispatchId)
    .map((roll) => withCount(roll, counts.get(roll.rollId)));
}

function withCount(roll: Roll, count: RollCount | undefined): CountedRoll {
  const lengthThousandths = BigInt(roll.length);
  const known = {
    ...roll,
    lengthThousandths,
    receivedThousandths: roll.received === null ? null : BigInt(roll.received),
  };
  // A refused count is shown above the list; the roll stands as the server has it.
  const isOlder = count && roll.countedAt !== null && roll.countedAt >= count.countedAt;
  if (!count || count.refusal !== null || isOlder) return known;
  const measured = count.length === null ? lengthThousandths : parseScaled(count.length, 3);
  return {
    ...known,
    state: count.state,
    receivedThousandths: count.state === 'missing' ? null : measured,
  };
}

export const ROLL_FILTERS = ['toCheck', 'all', 'problems'] as const;
export type RollFilter = (typeof ROLL_FILTERS)[number];

export function isInFilter(roll: CountedRoll, filter: RollFilter): boolean {
  if (filter === 'toCheck') return roll.state === 'sent';
  return filter === 'all' || isBeyondTolerance(roll);
}

export function isFound({ roll, lot, bale }: CountedRoll, wanted: string): boolean {
  const plain = wanted.trim().toLowerCase();
  return plain === '' || [roll, lot, bale].some((each) => each?.toLowerCase().includes(plain));
}
