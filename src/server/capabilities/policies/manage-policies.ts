/** The owner adds versions of policies; what somebody once accepted stays as it was. */
import type { Input } from '#contract/endpoint.ts';
import type { addPolicyVersion as addContract, PolicyVersion } from '#contract/staff/marketplace-tables.ts';
import { dayInZone, startOfDay } from '#domain/shared/calendar.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import {
  insertPolicyVersion,
  lockPolicyVersions,
  type PolicyVersionRow,
  policyInForce,
  policyVersion,
  policyVersions,
} from './policies.store.ts';
import { sectionsOf } from './read-policy.ts';

export async function listPolicyVersions({ clock }: Services, db: Queries): Promise<PolicyVersion[]> {
  const rows = await policyVersions(db);
  const now = clock.now();
  return rows.map((row) => {
    const inForce = rows.find((other) => other.policy === row.policy && other.effective_from <= now);
    return viewOf(row, row === inForce);
  });
}

export async function addPolicyVersion(
  services: Services,
  tx: Queries,
  { staffId, sessionId }: StaffActor,
  { policy, version, title, body, effectiveFrom }: Input<typeof addContract>['body'],
): Promise<PolicyVersion> {
  await lockPolicyVersions(tx);
  const now = services.clock.now();
  const { timeZone } = MARKET_RULES.IN;
  const today = dayInZone(now, timeZone);
  if (effectiveFrom && effectiveFrom < today)
    throw formRefusal({ effectiveFrom: 'The start date can’t be in the past.' });
  const begins = effectiveFrom && effectiveFrom > today ? startOfDay(effectiveFrom, timeZone) : now;
  const before = await policyInForce(tx, policy, begins);
  if (before?.effective_from.getTime() === begins.getTime())
    throw formRefusal({ effectiveFrom: 'Another version already starts on this day. Choose another.' });
  if (sectionsOf(body).length === 0)
    throw formRefusal({ body: 'Begin each section with a heading line such as “## Returns”.' });
  if (await policyVersion(tx, policy, version))
    throw formRefusal({
      version: 'This version already exists and can’t be changed. Enter a new version number.',
    });
  await insertPolicyVersion(tx, { policy, version, title, body, effective_from: begins });
  await recordHistory(services, tx, {
    subject: { kind: 'policy', id: services.ids.next() },
    action: 'version_added',
    actor: { kind: 'staff', id: staffId, sessionId },
    details: { policy, version, title, effectiveFrom: begins.toISOString() },
  });
  await services.changes.announce(tx, { kind: 'change-for-all', keys: ['policies'] });
  const added = (await listPolicyVersions(services, tx)).find(
    (each) => each.policy === policy && each.version === version,
  );
  if (!added) throw new Refusal('not_found');
  return added;
}

function viewOf(row: PolicyVersionRow, isInForce: boolean): PolicyVersion {
  return {
    policy: row.policy as PolicyVersion['policy'],
    version: row.version,
    title: row.title,
    body: row.body,
    effectiveFrom: row.effective_from.toISOString(),
    isInForce,
    acceptances: row.acceptances,
  };
}
