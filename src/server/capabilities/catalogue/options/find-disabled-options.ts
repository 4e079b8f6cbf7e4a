import { type DisabledOptions, type OptionList, optionKey } from '#domain/catalogue/material-options.ts';
import type { Queries } from '#server/db/database.ts';
import { offOptionRows } from './options.store.ts';

export async function findDisabledOptions(db: Queries): Promise<DisabledOptions> {
  const rows = await offOptionRows(db);
  return new Set(rows.map(({ list, option_id }) => optionKey({ list: list as OptionList, id: option_id })));
}
