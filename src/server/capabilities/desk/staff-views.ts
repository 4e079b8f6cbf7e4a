/** Saved views belong to one member of staff; nobody else reads or changes them, so they are no part of the audit trail. */
import type { Input } from '#contract/endpoint.ts';
import type { StaffView, saveView as saveContract } from '#contract/staff/views.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { lockViewsOf, removeView, type StaffViewRow, upsertView, viewsOf } from './staff-views.store.ts';

const MOST_VIEWS = 100;

export async function listViews(db: Queries, staffId: string): Promise<StaffView[]> {
  return (await viewsOf(db, staffId)).map(viewOf);
}

export async function saveView(
  { clock, ids }: Services,
  tx: Queries,
  { staffId, path, name, search }: Input<typeof saveContract>['body'] & { staffId: string },
): Promise<StaffView> {
  // Two tabs that save the last view at once come one after the other.
  await lockViewsOf(tx, staffId);
  const others = (await viewsOf(tx, staffId)).filter((row) => row.path !== path || row.name !== name);
  if (others.length >= MOST_VIEWS)
    throw formRefusal({ name: `You have ${MOST_VIEWS} saved views. Delete one first.` });
  const row = { view_id: ids.next(), staff_id: staffId, path, name, search, saved_at: clock.now() };
  return viewOf(await upsertView(tx, row));
}

export async function deleteView(
  tx: Queries,
  which: { staffId: string; viewId: string },
): Promise<{ success: true }> {
  if (!(await removeView(tx, which))) throw new Refusal('not_found');
  return { success: true };
}

function viewOf({ view_id, path, name, search }: StaffViewRow): StaffView {
  return { viewId: view_id, path, name, search };
}
