import type { StoredFile } from '#contract/uploads.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Parts } from '#server/parts.ts';
import { fileUrl } from './file-link.ts';
import type { FileRow } from './uploads.store.ts';

export function storedFileOf(
  { secrets, clock }: Parts,
  { brandId, sessionId }: CustomerActor,
  row: FileRow,
): StoredFile {
  const link = (variant: 'original' | 'thumbnail') =>
    fileUrl(secrets, { fileId: row.file_id, brandId, sessionId, variant }, clock.now());
  return {
    fileId: row.file_id,
    name: row.original_name,
    contentType: row.content_type,
    byteSize: row.byte_size,
    url: link('original'),
    thumbnailUrl: row.has_thumbnail ? link('thumbnail') : null,
  };
}
