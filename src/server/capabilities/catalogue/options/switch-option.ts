/** Staff switch an option of the wizard off or on; open wizards hear of it at once. */
import type { StaffMaterialOption } from '#contract/staff/material-options.ts';
import { MATERIAL_OPTIONS } from '#domain/catalogue/all-material-options.ts';
import {
  type MaterialOption,
  type OptionList,
  optionKey,
  switchOffProblem,
} from '#domain/catalogue/material-options.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { findDisabledOptions } from './find-disabled-options.ts';
import { deleteOffOption, insertOffOption, lockOptions, offOptionRows } from './options.store.ts';

export async function listOptionsForStaff(db: Queries): Promise<StaffMaterialOption[]> {
  const off = new Map(
    (await offOptionRows(db)).map((row) => [
      optionKey({ list: row.list as OptionList, id: row.option_id }),
      row,
    ]),
  );
  return MATERIAL_OPTIONS.map((option) => {
    const row = off.get(optionKey(option));
    return {
      ...option,
      isOffered: row === undefined,
      switchedOffAt: row?.switched_off_at.toISOString() ?? null,
      switchedOffBy: row?.switched_off_by ?? null,
    };
  });
}

export async function switchOption(
  services: Services,
  tx: Queries,
  by: StaffActor,
  { list, optionId, isOffered }: { list: OptionList; optionId: number; isOffered: boolean },
): Promise<StaffMaterialOption[]> {
  const option = MATERIAL_OPTIONS.find((each) => each.list === list && each.id === optionId);
  if (!option) throw new Refusal('not_found');
  await lockOptions(tx);
  const isChanged = isOffered
    ? await deleteOffOption(tx, { list, optionId })
    : await switchOff(services, tx, by, option);
  if (isChanged) await notifyBuyers(services, tx, by, option, isOffered);
  return listOptionsForStaff(tx);
}

async function switchOff(
  { clock }: Pick<Services, 'clock'>,
  tx: Queries,
  { staffId }: StaffActor,
  option: MaterialOption,
): Promise<boolean> {
  const problem = switchOffProblem(option, MATERIAL_OPTIONS, await findDisabledOptions(tx));
  if (problem) throw formRefusal({ isOffered: problem });
  return insertOffOption(tx, {
    list: option.list,
    option_id: option.id,
    switched_off_by: staffId,
    switched_off_at: clock.now(),
  });
}

async function notifyBuyers(
  services: Services,
  tx: Queries,
  { staffId, sessionId }: StaffActor,
  { list, name }: MaterialOption,
  isOffered: boolean,
): Promise<void> {
  await recordHistory(services, tx, {
    subject: { kind: 'material-option', id: services.ids.next() },
    action: isOffered ? 'switched_on' : 'switched_off',
    actor: { kind: 'staff', id: staffId, sessionId },
    details: { list, name },
  });
  await services.changes.announce(tx, { kind: 'change-for-all', keys: ['material-options'] });
}
