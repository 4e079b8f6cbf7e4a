import type { AutopilotPace } from '#contract/staff/autopilot.ts';
import type { Queries } from '#server/db/database.ts';

export type AutopilotSettings = { isOn: boolean; pace: AutopilotPace };

export async function autopilotSettings(db: Queries): Promise<AutopilotSettings> {
  const { is_on, pace } = await db.forStaff
    .selectFrom('autopilot_settings')
    .select(['is_on', 'pace'])
    .executeTakeFirstOrThrow();
  return { isOn: is_on, pace: pace as AutopilotPace };
}

export async function saveAutopilotSettings(tx: Queries, { isOn, pace }: AutopilotSettings): Promise<void> {
  await tx.forStaff.updateTable('autopilot_settings').set({ is_on: isOn, pace }).execute();
}
