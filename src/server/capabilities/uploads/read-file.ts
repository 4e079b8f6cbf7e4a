import type { StoredFile } from '#contract/customer/uploads.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Parts } from '#server/parts.ts';
import { type FileLink, isLinkGood } from './file-link.ts';
import { storageKey } from './storage-key.ts';
import { type FileRow, fileOf, filesByIds } from './uploads.store.ts';
import { storedFileOf } from './uploads.view.ts';

export type { FileRow };

export async function readFileLink(parts: Parts, actor: CustomerActor, fileId: string): Promise<StoredFile> {
  const row = await fileOf(parts.db, actor.brandId, fileId);
  if (!row) throw new Refusal('not_found');
  return storedFileOf(parts, actor, row);
}

/** For capabilities that attach a file: it must be one of the company's own. */
export async function assertOwnFile(tx: Queries, brandId: string, fileId: string): Promise<void> {
  if (!(await fileOf(tx, brandId, fileId))) throw new Refusal('not_found');
}

/** Files of the company, in the order asked for; one that is not there is left out. */
export async function findOwnFiles(
  db: Queries,
  brandId: string,
  fileIds: readonly string[],
): Promise<FileRow[]> {
  const rows = await filesByIds(db, brandId, fileIds);
  return fileIds.flatMap((fileId) => rows.find((row) => row.file_id === fileId) ?? []);
}

export type OpenedFile = { content: Buffer; contentType: string; name: string };

/** Everything that does not fit gives one and the same answer. */
export async function openByLink(
  parts: Parts,
  isSessionOpen: (sessionId: string) => Promise<boolean>,
  link: FileLink & { ends: number; signature: string },
): Promise<OpenedFile> {
  const { db, files, secrets, clock } = parts;
  const isGood =
    isLinkGood(secrets, link, link.ends, link.signature, clock.now()) &&
    (await isSessionOpen(link.sessionId));
  const row = isGood ? await fileOf(db, link.brandId, link.fileId) : undefined;
  const content = row ? await files.get(storageKey(row, link.variant)) : null;
  if (!row || !content) throw new Refusal('link_ended');
  const isThumbnail = link.variant === 'thumbnail';
  return { content, contentType: isThumbnail ? 'image/webp' : row.content_type, name: row.original_name };
}
