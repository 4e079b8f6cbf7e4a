import { type OffOptions, type OptionList, optionKey } from '#domain/catalogue/material-options.ts';
import type { Queries } from '#server/db/database.ts';
import { offOptionRows } from './options.store.ts';

export async function findOffOptions(db: Queries): Promise<OffOptions> {
  const rows = await offOptionRows(db);
  return new Set(rows.map(({ list, option_id }) => optionKey({ list: list as OptionList, id: option_id })));
}
