import type { StoredFile } from '#contract/customer/uploads.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { type FileLink, isLinkGood } from './file-link.ts';
import { storageKey } from './storage-key.ts';
import { type FileRow, fileOf, filesByIds, linkedFileOf, millFilesByIds } from './uploads.store.ts';
import { type FileReader, storedFileOf } from './uploads.view.ts';

export type { FileRow };

export async function readFileLink(
  services: Services,
  actor: CustomerActor,
  fileId: string,
): Promise<StoredFile> {
  const row = await fileOf(services.db, actor.brandId, fileId);
  if (!row) throw new Refusal('not_found');
  return storedFileOf(services, actor, row);
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

/** What a mill brought for a request of this company, as the desk sees it. */
export async function findMillFiles(
  services: Services,
  db: Queries,
  reader: FileReader,
  fileIds: readonly string[],
): Promise<Map<string, StoredFile>> {
  const rows = await millFilesByIds(db, reader.brandId, fileIds);
  return new Map(rows.map((row) => [row.file_id, storedFileOf(services, reader, row)]));
}

/** Of these the ones that this mill brought for a request or an order of this company. */
export async function findFilesOfMill(
  db: Queries,
  { brandId, supplierId }: { brandId: string; supplierId: string },
  fileIds: readonly string[],
): Promise<FileRow[]> {
  const rows = await millFilesByIds(db, brandId, fileIds);
  return rows.filter((row) => row.supplier_id === supplierId);
}

export async function isFileOfMill(
  db: Queries,
  brandId: string,
  supplierId: string,
  fileId: string,
): Promise<boolean> {
  return (await findFilesOfMill(db, { brandId, supplierId }, [fileId])).length > 0;
}

/** A paper of ours among the files of a mill. */
export async function readMillFile(
  { db, files }: Services,
  brandId: string,
  fileId: string,
): Promise<OpenedFile | null> {
  const [row] = await millFilesByIds(db, brandId, [fileId]);
  const content = row ? await files.get(storageKey(row, 'original')) : null;
  return row && content ? { content, contentType: row.content_type, name: row.original_name } : null;
}

export type OpenedFile = { content: Buffer; contentType: string; name: string };

/** Everything that does not fit gives one and the same answer. */
export async function openByLink(
  services: Services,
  isSessionOpen: (sessionId: string) => Promise<boolean>,
  link: FileLink & { ends: number; signature: string },
): Promise<OpenedFile> {
  const { db, files, secrets, clock } = services;
  const isGood =
    isLinkGood(secrets, link, link.ends, link.signature, clock.now()) &&
    (await isSessionOpen(link.sessionId));
  const row = isGood ? await linkedFileOf(db, link.brandId, link.fileId) : undefined;
  const content = row ? await files.get(storageKey(row, link.variant)) : null;
  if (!row || !content) throw new Refusal('link_ended');
  const isThumbnail = link.variant === 'thumbnail';
  return { content, contentType: isThumbnail ? 'image/webp' : row.content_type, name: row.original_name };
}
