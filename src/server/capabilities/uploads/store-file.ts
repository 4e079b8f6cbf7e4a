/** An uploaded file is cleaned, stored, and only then known: a fault in between leaves nothing behind. */
import type { StoredFile } from '#contract/customer/uploads.ts';
import type { CustomerActor, StaffActor, SupplierActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { assertNoVirus } from './assert-no-virus.ts';
import { assertRoomToday } from './daily-quota.ts';
import { cleanFile } from './file-content.ts';
import { safeFileName } from './file-name.ts';
import { storageKey } from './storage-key.ts';
import { type FileRow, insertFile } from './uploads.store.ts';
import { storedFileOf } from './uploads.view.ts';

/** A customer brings files of the own company; staff and mills bring them for the company whose request they answer. */
type Bringer =
  | Pick<CustomerActor, 'kind' | 'customerId' | 'brandId'>
  | (Pick<StaffActor, 'kind' | 'staffId'> & { brandId: string })
  | Pick<SupplierActor, 'kind' | 'supplierId' | 'brandId'>;

export type GivenFile = {
  name: string;
  content: Buffer;
  /** Set by the demo alone, of what it draws. */
  isDemo?: boolean;
};

export async function storeFile(
  services: Services,
  actor: Bringer & { sessionId: string },
  given: GivenFile,
): Promise<StoredFile> {
  return storedFileOf(services, actor, await keepFile(services, actor, given));
}

/** The same for somebody who has no session here, because the file came by chat. */
export async function keepFile(services: Services, actor: Bringer, given: GivenFile): Promise<FileRow> {
  const supplierId = actor.kind === 'supplier' ? actor.supplierId : null;
  await assertRoomToday(services, { brandId: actor.brandId, supplierId }, given.content.length);
  await assertNoVirus(services, given.content);
  return keepClean(services, actor, given, await cleanFile(given.content));
}

/** A paper that we printed ourselves: nothing in it has to be cleaned, and it takes no room from anybody's day. */
export function keepPrintedPaper(services: Services, actor: Bringer, given: GivenFile): Promise<FileRow> {
  const { content } = given;
  const printed = { content, contentType: 'application/pdf', extension: 'pdf', thumbnail: null } as const;
  return keepClean(services, actor, given, printed);
}

async function keepClean(
  { ids, clock, files, db }: Services,
  actor: Bringer,
  given: GivenFile,
  clean: Awaited<ReturnType<typeof cleanFile>>,
): Promise<FileRow> {
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
      supplierId: actor.kind === 'supplier' ? actor.supplierId : null,
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
  return row;
}
