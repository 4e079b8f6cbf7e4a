/** Staff switch the played part of the demo; it runs in another process, so the settings are a row. */
import type { Input, Reply } from '#contract/endpoint.ts';
import type { readAutopilot as contract, setAutopilot as setContract } from '#contract/staff/autopilot.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { type AutopilotSettings, autopilotSettings, saveAutopilotSettings } from './autopilot.store.ts';

export async function readAutopilot(
  { config }: Pick<Services, 'config'>,
  db: Queries,
): Promise<Reply<typeof contract>> {
  const isAvailable = config.mode === 'demo' && config.isAutopilotOn;
  const { isOn, pace } = await autopilotSettings(db);
  return { isAvailable, isOn: isAvailable && isOn, pace };
}

export function findAutopilotSettings(db: Queries): Promise<AutopilotSettings> {
  return autopilotSettings(db);
}

export async function setAutopilot(
  services: Services,
  tx: Queries,
  by: DeskActor,
  settings: Input<typeof setContract>['body'],
): Promise<Reply<typeof contract>> {
  const before = await readAutopilot(services, tx);
  if (!before.isAvailable) throw new Refusal('not_found');
  await saveAutopilotSettings(tx, settings);
  await recordHistory(services, tx, {
    subject: { kind: 'autopilot', id: services.ids.next() },
    action: 'set',
    actor: deskInHistory(by),
    details: {
      isOnBefore: before.isOn,
      isOn: settings.isOn,
      paceBefore: before.pace,
      pace: settings.pace,
    },
  });
  return readAutopilot(services, tx);
}
