/** What a merge would do, asked for the preview and once more behind the locks. */
import { hash } from 'node:crypto';
import { mergeProblem } from '#domain/account/company/company-merge.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { findMergeStanding, type MergeStanding } from '#server/capabilities/account/merged-company.ts';
import { findAddressesToCopy } from '#server/capabilities/addresses/copy-addresses.ts';
import { type PlannedSeat, planSeats } from '#server/capabilities/colleagues/join-merged.ts';
import { findSharedNumbers } from '#server/capabilities/tax-numbers/find-shared-numbers.ts';
import type { Queries } from '#server/db/database.ts';

export type Merge = { brandId: string; intoId: string };
export type MergeSide = MergeStanding & { isConfirmed: boolean };

export type MergePlan = {
  closed: MergeSide;
  kept: MergeSide;
  gstins: string[];
  problem: string | null;
  seats: PlannedSeat[];
  addresses: { address_id: string; label: string }[];
  state: string;
};

export async function planMerge(db: Queries, { brandId, intoId }: Merge): Promise<MergePlan> {
  const { gstins, holders } = await findSharedNumbers(db, brandId, intoId);
  const sideOf = async (id: string): Promise<MergeSide> => {
    const standing = await findMergeStanding(db, id);
    if (!standing) throw new Refusal('not_found');
    return { ...standing, isConfirmed: holders.includes(standing.brand_id) };
  };
  const closed = await sideOf(brandId);
  const kept = await sideOf(intoId);
  const fromTo = { from: closed.brand_id, to: kept.brand_id };
  const seats = await planSeats(db, fromTo);
  const addresses = await findAddressesToCopy(db, fromTo);
  const problem = mergeProblem(ruledOn(closed), ruledOn(kept), gstins);
  return { closed, kept, gstins, problem, seats, addresses, state: stateOf(seats, addresses) };
}

function ruledOn({ brand_id, name, merged_into, isConfirmed }: MergeSide) {
  return { brandId: brand_id, name, isMerged: merged_into !== null, holdsNumber: isConfirmed };
}

/** Another word as soon as somebody or something else would come along. */
function stateOf(seats: MergePlan['seats'], addresses: MergePlan['addresses']): string {
  const people = seats.map(({ person, seat, roles }) => [person.customer_id, seat, ...roles]);
  const text = JSON.stringify([people, addresses.map(({ address_id }) => address_id)]);
  return hash('sha256', text, 'base64url');
}
