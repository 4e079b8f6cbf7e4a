/** An uploaded file is cleaned, stored, and only then known: a fault in between leaves nothing behind. */
import type { StoredFile } from '#contract/customer/uploads.ts';
import type { CustomerActor, StaffActor } from '#server/http/actor.ts';
import type { Parts } from '#server/parts.ts';
import { assertNoVirus } from './assert-no-virus.ts';
import { assertRoomToday } from './daily-quota.ts';
import { cleanFile } from './file-content.ts';
import { safeFileName } from './file-name.ts';
import { storageKey } from './storage-key.ts';
import { type FileRow, insertFile } from './uploads.store.ts';
import { storedFileOf } from './uploads.view.ts';

/** A customer brings files of the own company; staff bring them for the company whose request they answer. */
type Bringer =
  | Pick<CustomerActor, 'kind' | 'customerId' | 'brandId' | 'sessionId'>
  | (Pick<StaffActor, 'kind' | 'staffId' | 'sessionId'> & { brandId: string });

export type GivenFile = {
  name: string;
  content: Buffer;
  /** Set by the demo alone, of what it draws. */
  isDemo?: boolean;
};

export async function storeFile(parts: Parts, actor: Bringer, given: GivenFile): Promise<StoredFile> {
  const { ids, clock, files, db } = parts;
  await assertRoomToday(parts, actor.brandId, given.content.length);
  await assertNoVirus(parts, given.content);
  const clean = await cleanFile(given.content);
  const row: FileRow = {
    file_id: ids.next(),
    brand_id: actor.brandId,
    content_type: clean.contentType,
    byte_size: clean.content.length,
    original_name: safeFileName(given.name, clean.extension),
    has_thumbnail: clean.thumbnail !== null,
    is_demo: given.isDemo ?? false,
  };
  const original = storageKey(row, 'original');
  const thumbnail = storageKey(row, 'thumbnail');
  try {
    await files.put(original, clean.content, clean.contentType);
    if (clean.thumbnail) await files.put(thumbnail, clean.thumbnail, 'image/webp');
    await insertFile(db, {
      fileId: row.file_id,
      brandId: row.brand_id,
      customerId: actor.kind === 'customer' ? actor.customerId : null,
      staffId: actor.kind === 'staff' ? actor.staffId : null,
      contentType: row.content_type,
      byteSize: row.byte_size,
      name: row.original_name,
      hasThumbnail: row.has_thumbnail,
      isDemo: row.is_demo,
      createdAt: clock.now(),
    });
  } catch (error) {
    await Promise.allSettled([files.remove(original), files.remove(thumbnail)]);
    throw error;
  }
  return storedFileOf(parts, actor, row);
}
