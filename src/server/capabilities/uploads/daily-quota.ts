/** What one company, or one mill for it, may bring in a day, so that nobody fills the shelf of all. */
import { Refusal } from '#domain/shared/refusal.ts';
import type { Services } from '#server/services.ts';
import { filesSince } from './uploads.store.ts';

const DAY_SECONDS = 86_400;
const FILES_A_DAY = 400;
const FILES_OF_MILL_A_DAY = 40;
const BYTES_A_DAY = 500 * 1024 * 1024;

export async function assertRoomToday(
  { db, clock }: Services,
  { brandId, supplierId = null }: { brandId: string; supplierId?: string | null },
  bytes: number,
): Promise<void> {
  const since = new Date(clock.now().getTime() - DAY_SECONDS * 1000);
  const brought = await filesSince(db, brandId, since, supplierId);
  const most = supplierId === null ? FILES_A_DAY : FILES_OF_MILL_A_DAY;
  if (brought.count < most && brought.bytes + bytes <= BYTES_A_DAY) return;
  throw new Refusal('too_many_files', { retryAfterSeconds: 3600 });
}
