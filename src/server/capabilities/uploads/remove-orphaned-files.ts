/** Every day: files that were uploaded and never attached to anything go, marked on one day and removed on a later one. */
import type { Services } from '#server/services.ts';
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
const BATCH_SIZE = 200;

export async function scheduleOrphanedFileRemoval(services: Services): Promise<void> {
  await services.jobs.work('remove-orphaned-files', () => removeOrphanedFiles(services));
  await services.jobs.schedule('remove-orphaned-files', '43 21 * * *', {});
}

export async function removeOrphanedFiles(
  services: Pick<Services, 'db' | 'clock' | 'files' | 'log'>,
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now().getTime();
  await unmarkNeededFiles(db);
  await removeMarked(services, new Date(now - MARKED_FOR_MS));
  await markOrphanedFiles(db, new Date(now - ORPHAN_GRACE_MS), new Date(now));
}

/** The content first: what is left behind by a fault is still known, and found again the next day. */
async function removeMarked(
  { db, files, log }: Pick<Services, 'db' | 'files' | 'log'>,
  before: Date,
): Promise<void> {
  for (;;) {
    const marked = await filesMarkedBefore(db, before, BATCH_SIZE);
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
    if (marked.length < BATCH_SIZE) return;
  }
}
