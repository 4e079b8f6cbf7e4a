/** What lies longer back stays as it is, so that a demo which slept does not wake up to a flood of answers. */
const WATCHED_MINUTES = 15;

export function watchedSince(now: Date): Date {
  return addSeconds(now, -WATCHED_MINUTES * 60);
}

export function isWatched({ dueAt }: { dueAt: Date }, now: Date): boolean {
  return dueAt <= now && dueAt > watchedSince(now);
}

export function addSeconds(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000);
}
