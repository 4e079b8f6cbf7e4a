/** Adding, choosing and removing GST numbers: sensitive, so a fresh code comes first and the person is notified. */
import type { GstCheck } from '#contract/customer/tax-numbers.ts';
import type { AccountChange } from '#domain/account/account-change.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { recordChange } from '#server/events/record-change.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Services } from '#server/services.ts';
import { lockCompany } from '../account/lock-company.ts';
import { billingState } from '../addresses/list-addresses.ts';
import { notifyAccountChange } from '../auth/notify-account-change.ts';
import { assertSteppedUp } from '../auth/step-up.ts';
import { refreshVerification, saveGstNumber } from './save-gst-number.ts';
import { gstNumberOf, gstNumbersOf, makeDefaultGst, markGstRemoved } from './tax-numbers.store.ts';
import { type GstRecord, gstRecordOf } from './tax-numbers.view.ts';

type Change = { actor: CustomerActor; caller: Caller };

export async function listGstNumbers(db: Queries, brandId: string): Promise<GstRecord[]> {
  const [rows, state] = [await gstNumbersOf(db, brandId), await billingState(db, brandId)];
  return rows.map((row) => gstRecordOf(row, state));
}

export async function addGstNumber(
  services: Services,
  tx: Queries,
  { actor, caller, check, isDefault }: Change & { check: GstCheck; isDefault: boolean },
): Promise<GstRecord> {
  if (MARKET_RULES[actor.market].taxNumber !== 'gstin')
    throw formRefusalFor({ gstin: { code: 'gstin_only_in_india' } });
  await assertSteppedUp(services, tx, actor);
  const gstId = await saveGstNumber(services, tx, { check, isDefault, by: actor });
  await notifyAccountChange(services, tx, actor, changed('gst_number_added', caller));
  return readGstNumber(tx, actor.brandId, gstId);
}

export async function chooseDefaultGst(
  services: Services,
  tx: Queries,
  { actor, caller, gstId }: Change & { gstId: string },
): Promise<GstRecord> {
  await lockedNumber(services, tx, actor, gstId, 'made-default');
  await makeDefaultGst(tx, actor.brandId, gstId);
  await notifyAccountChange(services, tx, actor, changed('gst_default_changed', caller));
  return readGstNumber(tx, actor.brandId, gstId);
}

export async function removeGstNumber(
  services: Services,
  tx: Queries,
  { actor, caller, gstId }: Change & { gstId: string },
): Promise<{ success: true }> {
  const removed = await lockedNumber(services, tx, actor, gstId, 'removed');
  await markGstRemoved(tx, removed, services.clock.now());
  const [next] = await gstNumbersOf(tx, actor.brandId);
  if (removed.is_default && next) await makeDefaultGst(tx, actor.brandId, next.gst_id);
  await refreshVerification(tx, actor.brandId);
  await notifyAccountChange(services, tx, actor, changed('gst_number_removed', caller));
  return { success: true };
}

function changed(
  code: 'gst_number_added' | 'gst_default_changed' | 'gst_number_removed',
  { device }: Caller,
): AccountChange {
  return { code, params: { device } };
}

async function lockedNumber(
  services: Services,
  tx: Queries,
  actor: CustomerActor,
  gstId: string,
  action: string,
) {
  const { brandId } = actor;
  await lockCompany(tx, brandId);
  const row = await gstNumberOf(tx, brandId, gstId);
  if (!row) throw new Refusal('not_found');
  await assertSteppedUp(services, tx, actor);
  await recordChange(services, tx, actor, {
    subject: { kind: 'gst-number', id: gstId },
    action,
    details: { gstin: row.gstin },
    keys: ['gst', 'account'],
  });
  return row;
}

async function readGstNumber(tx: Queries, brandId: string, gstId: string): Promise<GstRecord> {
  const row = await gstNumberOf(tx, brandId, gstId);
  if (!row) throw new Refusal('not_found');
  return gstRecordOf(row, await billingState(tx, brandId));
}
