import type { StoredFile } from '#contract/customer/uploads.ts';
import type { Services } from '#server/services.ts';
import { fileUrl } from './file-link.ts';
import type { FileRow } from './uploads.store.ts';

/** Whose files, and the sign-in with which their links end. */
export type FileReader = { brandId: string; sessionId: string };

export function storedFileOf(
  { secrets, clock }: Services,
  { brandId, sessionId }: FileReader,
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
    isDemo: row.is_demo,
  };
}
