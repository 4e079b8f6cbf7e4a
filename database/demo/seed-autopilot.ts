import { addStaffMember } from '#server/capabilities/account/staff-members.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import type { DemoData } from './demo-data.ts';

/** Members of staff as whom nobody signs in. */
export async function seedAutopilot(
  parts: Parts,
  tx: Queries,
  { autopilot }: Pick<DemoData, 'autopilot'>,
): Promise<void> {
  for (const member of autopilot) await addStaffMember(parts, tx, { ...member, isAutopilot: true });
}
