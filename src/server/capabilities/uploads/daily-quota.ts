/** What one company may bring in a day, so that nobody fills the shelf of all. */
import { Refusal } from '#domain/shared/refusal.ts';
import type { Parts } from '#server/parts.ts';
import { filesSince } from './uploads.store.ts';

const DAY_SECONDS = 86_400;
const FILES_A_DAY = 400;
const BYTES_A_DAY = 500 * 1024 * 1024;

export async function assertRoomToday({ db, clock }: Parts, brandId: string, bytes: number): Promise<void> {
  const since = new Date(clock.now().getTime() - DAY_SECONDS * 1000);
  const brought = await filesSince(db, brandId, since);
  if (brought.count < FILES_A_DAY && brought.bytes + bytes <= BYTES_A_DAY) return;
  throw new Refusal('too_many_files', { retryAfterSeconds: 3600 });
}
