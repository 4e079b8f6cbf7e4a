import type { Input, Reply } from '#contract/endpoint.ts';
import type { HeldAct, listHeldActs as listContract } from '#contract/staff/held-acts.ts';
import { money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import type { Queries } from '#server/db/database.ts';
import { nextOffset } from '#server/db/lists/list-page.ts';
import { type HeldActWithPeople, heldActOf, waitingActPage } from './held-acts.store.ts';

export async function listHeldActs(
  db: Queries,
  { act, subject, offset, limit }: Input<typeof listContract>['query'],
): Promise<Reply<typeof listContract>> {
  const requested = { act: act ?? null, subject: subject ?? null };
  const { rows, total } = await waitingActPage(db, requested, { offset, limit });
  return { records: rows.map(heldActView), total, nextOffset: nextOffset(offset, rows.length, total) };
}

export async function viewHeldAct(db: Queries, actId: string): Promise<HeldAct> {
  const row = await heldActOf(db, actId);
  if (!row) throw new Refusal('not_found');
  return heldActView(row);
}

function heldActView(row: HeldActWithPeople): HeldAct {
  return {
    actId: row.act_id,
    act: row.act,
    subject: row.subject,
    brandId: row.brand_id,
    company: row.company,
    title: row.title,
    amount:
      row.amount_minor === null || row.currency === null
        ? null
        : moneyView(money(row.amount_minor, row.currency)),
    facts: row.facts.map(([label, value]) => ({ label, value })),
    state: row.state,
    madeBy: { staffId: row.made_by, name: row.maker },
    approvedBy: { staffId: row.approved_by, name: row.approver },
    madeAt: row.made_at.toISOString(),
  };
}
