/** Photos that are attached to something: only the company's own, each once, and pictures indeed. */
import { formRefusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { findOwnFiles } from './read-file.ts';

export async function ownPhotoIds(tx: Queries, brandId: string, given: readonly string[]): Promise<string[]> {
  const fileIds = [...new Set(given.map((fileId) => fileId.toLowerCase()))];
  if (fileIds.length === 0) return [];
  const files = await findOwnFiles(tx, brandId, fileIds);
  if (files.length < fileIds.length) {
    throw formRefusal({ fileIds: 'A photo could not be found. Please attach it again.' });
  }
  if (files.some(({ content_type }) => !content_type.startsWith('image/'))) {
    throw formRefusal({ fileIds: 'Attach photos only: JPEG, PNG or WebP.' });
  }
  return fileIds;
}
