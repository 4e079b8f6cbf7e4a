import { addStaffMember } from '#server/capabilities/account/staff-members.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { DemoData } from './demo-data.ts';

/** Members of staff as whom nobody signs in. */
export async function seedAutopilot(
  services: Services,
  tx: Queries,
  { autopilot }: Pick<DemoData, 'autopilot'>,
): Promise<void> {
  for (const member of autopilot) await addStaffMember(services, tx, { ...member, isAutopilot: true });
}
