/** A second person lets an act take effect, or it is withdrawn. */
import { hasStaffRole, type StaffRole } from '#domain/account/staff-role.ts';
import { MONEY_ACTS, releaseStep, SECOND_PERSON_ROLES } from '#domain/payments/two-people.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import {
  actingReleaser,
  assertWordCounts,
  findReleaser,
} from '#server/capabilities/account/staff-members.ts';
import type { Queries } from '#server/db/database.ts';
import type { DeskActor } from '#server/events/history-actor.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { type HeldActRow, lockHeldAct, updateHeldAct } from './held-acts.store.ts';
import type { SecondWord } from './hold-act.ts';
import { recordHeldAct } from './record-held-act.ts';

export type { HeldActRow };

type Staff = Extract<DeskActor, { kind: 'staff' }>;
type TakeEffect = (act: HeldActRow, second: SecondWord) => Promise<unknown>;

/** Whoever approved and was let go since has given no word: the next one takes their place. */
export async function releaseHeldAct(
  services: Services,
  tx: Queries,
  by: Staff,
  { actId, takeEffect }: { actId: string; takeEffect: TakeEffect },
): Promise<void> {
  const act = await lockWaiting(tx, actId);
  const releaser = await actingReleaser(services, tx, by.staffId, SECOND_PERSON_ROLES);
  const step = releaseStep({
    needed: 2,
    approvedBy: await findReleaser(services, tx, act.approved_by, rolesOfFirst(act)),
    by: releaser,
    madeBy: act.made_by,
  });
  assertWordCounts(services, step, releaser);
  if (step === 'waits_for_second') {
    await updateHeldAct(tx, actId, { approved_by: by.staffId });
    return recordHeldAct(services, tx, act, { action: 'approved', by });
  }
  await takeEffect(act, { madeBy: act.made_by });
  // Last, so that nobody who types the same again meanwhile has to wait for this while holding what it needs.
  await updateHeldAct(tx, actId, {
    state: 'released',
    released_by: by.staffId,
    settled_at: services.clock.now(),
  });
  await recordHeldAct(services, tx, act, { action: 'released', by });
}

/** Typing it was the maker's word; whoever stands in for a maker who left gave one as a second person. */
function rolesOfFirst({ act, made_by, approved_by }: HeldActRow): readonly StaffRole[] {
  return approved_by === made_by ? MONEY_ACTS[act].roles : SECOND_PERSON_ROLES;
}

/** The maker takes it back, or whoever could have released it does not want it. */
export async function withdrawHeldAct(
  services: Services,
  tx: Queries,
  by: StaffActor,
  actId: string,
): Promise<void> {
  const act = await lockWaiting(tx, actId);
  if (act.made_by !== by.staffId && !hasStaffRole(by.role, SECOND_PERSON_ROLES))
    throw new Refusal('not_allowed');
  await updateHeldAct(tx, actId, {
    state: 'withdrawn',
    withdrawn_by: by.staffId,
    settled_at: services.clock.now(),
  });
  await recordHeldAct(services, tx, act, { action: 'withdrawn', by });
}

async function lockWaiting(tx: Queries, actId: string): Promise<HeldActRow> {
  const act = await lockHeldAct(tx, actId);
  if (!act) throw new Refusal('not_found');
  if (act.state !== 'waiting')
    throw new Refusal('illegal_transition', { from: act.state, to: 'released', actor: 'staff' });
  return act;
}
