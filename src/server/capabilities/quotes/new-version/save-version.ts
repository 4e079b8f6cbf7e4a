import { ownFileIds } from '#server/capabilities/requests/answers/attach-files.ts';
import type { Queries } from '#server/db/database.ts';
import type { DeskActor } from '#server/events/history-actor.ts';
import { insertQuoteFiles, insertVersion } from '../quote-versions.store.ts';
import type { QuoteRow } from '../quotes.store.ts';
import type { VersionDraft } from './draft-version.ts';

type Sent = { version: VersionDraft; fileIds: readonly string[]; by: DeskActor };

/** Written once: the database refuses every later change of it. */
export async function saveVersion(
  tx: Queries,
  { quote_id, brand_id, version }: Pick<QuoteRow, 'quote_id' | 'brand_id' | 'version'>,
  { version: draft, fileIds, by }: Sent,
): Promise<void> {
  const sentBy = by.kind === 'staff' ? by.staffId : null;
  await insertVersion(tx, { ...draft, quote_id, brand_id, version, sent_by: sentBy });
  const own = await ownFileIds(tx, brand_id, fileIds);
  await insertQuoteFiles(tx, { quote_id, brand_id, version }, own);
}
