/** What one member of the autopilot did above the sum takes effect by its second member's word; what people typed waits for people. */
import { releaseAct } from '#server/capabilities/desk/held-acts/release-act.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { readAutopilot } from './read-autopilot.ts';

export async function giveSecondApproval(services: Services, tx: Queries, subject: string): Promise<void> {
  const waiting = await tx.unscoped
    .selectFrom('held_acts')
    .innerJoin('staff_members', 'staff_members.staff_id', 'held_acts.made_by')
    .select('act_id')
    .where('subject', '=', subject)
    .where('state', '=', 'waiting')
    .where('is_autopilot', '=', true)
    .execute();
  if (waiting.length === 0) return;
  const { desk, releasers } = await readAutopilot(tx);
  const second = releasers.find(({ staffId }) => staffId !== desk.staffId);
  for (const { act_id } of waiting) if (second) await releaseAct(services, tx, second, act_id);
}
