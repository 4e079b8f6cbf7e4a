/** Staff switch the played part of the demo; it runs in another process, so the settings are a row. */
import type { Input, Reply } from '#contract/endpoint.ts';
import type { readAutopilot as contract, setAutopilot as setContract } from '#contract/staff/autopilot.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Parts } from '#server/parts.ts';
import { type AutopilotSettings, autopilotSettings, saveAutopilotSettings } from './autopilot.store.ts';

export async function readAutopilot(
  { config }: Pick<Parts, 'config'>,
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
  parts: Parts,
  tx: Queries,
  by: DeskActor,
  settings: Input<typeof setContract>['body'],
): Promise<Reply<typeof contract>> {
  const before = await readAutopilot(parts, tx);
  if (!before.isAvailable) throw new Refusal('not_found');
  await saveAutopilotSettings(tx, settings);
  await recordHistory(parts, tx, {
    subject: { kind: 'autopilot', id: parts.ids.next() },
    action: 'set',
    actor: deskInHistory(by),
    details: {
      isOnBefore: before.isOn,
      isOn: settings.isOn,
      paceBefore: before.pace,
      pace: settings.pace,
    },
  });
  return readAutopilot(parts, tx);
}
