/** Every day: files that were uploaded and never attached to anything go, marked on one day and removed on a later one. */
import type { Parts } from '#server/parts.ts';
import {
  deleteFile,
  filesMarkedBefore,
  markOrphanedFiles,
  unmarkNeededFiles,
} from './orphaned-files.store.ts';
import { storageKey } from './storage-key.ts';

const HOUR = 60 * 60_000;
const ORPHAN_GRACE_MS = 24 * HOUR;
/** Longer than any change that was attaching a file when it was marked. */
const MARKED_FOR_MS = HOUR;
const AT_ONCE = 200;

export async function scheduleOrphanedFileRemoval(parts: Parts): Promise<void> {
  await parts.jobs.work('remove-orphaned-files', () => removeOrphanedFiles(parts));
  await parts.jobs.schedule('remove-orphaned-files', '43 21 * * *', {});
}

export async function removeOrphanedFiles(
  parts: Pick<Parts, 'db' | 'clock' | 'files' | 'log'>,
): Promise<void> {
  const { db, clock } = parts;
  const now = clock.now().getTime();
  await unmarkNeededFiles(db);
  await removeMarked(parts, new Date(now - MARKED_FOR_MS));
  await markOrphanedFiles(db, new Date(now - ORPHAN_GRACE_MS), new Date(now));
}

/** The content first: what is left behind by a fault is still known, and found again the next day. */
async function removeMarked(
  { db, files, log }: Pick<Parts, 'db' | 'files' | 'log'>,
  before: Date,
): Promise<void> {
  for (;;) {
    const marked = await filesMarkedBefore(db, before, AT_ONCE);
    try {
      for (const file of marked) {
        await files.remove(storageKey(file, 'original'));
        if (file.has_thumbnail) await files.remove(storageKey(file, 'thumbnail'));
        await deleteFile(db, file);
      }
    } catch (error) {
      log.warn({ err: error }, 'uploads: orphaned files could not all be removed and wait for tomorrow');
      return;
    }
    if (marked.length < AT_ONCE) return;
  }
}
