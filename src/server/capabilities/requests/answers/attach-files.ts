/** The files beside a request: only the company's own, each once. */
import type { AttachedFile } from '#domain/requests/review/attachments.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { findOwnFiles } from '#server/capabilities/uploads/read-file.ts';
import type { Queries } from '#server/db/database.ts';

export async function ownFileIds(tx: Queries, brandId: string, given: readonly string[]): Promise<string[]> {
  const fileIds = [...new Set(given.map((fileId) => fileId.toLowerCase()))];
  const files = await findOwnFiles(tx, brandId, fileIds);
  if (files.length < fileIds.length) throw formRefusalFor({ fileIds: { code: 'request_file_not_found' } });
  return fileIds;
}

export async function attachedFiles(
  tx: Queries,
  brandId: string,
  fileIds: readonly string[],
): Promise<AttachedFile[]> {
  const files = await findOwnFiles(tx, brandId, fileIds);
  return files.map(({ original_name: name, byte_size: bytes }) => ({ name, bytes }));
}
