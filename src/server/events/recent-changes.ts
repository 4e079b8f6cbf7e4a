/**
 * What was announced to every screen in the last minutes, so that a stream which opens now can say what changed just before.
 * Each process hears all changes and remembers them for itself; which of them a stream may know is asked of `isFor`.
 */
import type { DeskKey, LiveKey, StreamOpening } from '#contract/events.ts';
import type { Change } from './change-feed.ts';

const REMEMBERED_MS = 120_000;
const MOST_REMEMBERED = 5000;

type Notified = Change & { keys: (LiveKey | DeskKey)[] };
export type IsAddressee = (change: Change) => change is Notified;

export type RecentChanges = {
  remember(change: Change): void;
  /** What those had to hear whom `isFor` lets, each key with the age of its latest change. */
  openingFor(isFor: IsAddressee): StreamOpening;
};

/** Anybody on the database may speak on the channel, also without naming a key. */
function hasKeys(change: Change): boolean {
  return 'keys' in change && Array.isArray(change.keys);
}

export function rememberChanges(nowMs: () => number): RecentChanges {
  let changes: { change: Change; heardMs: number }[] = [];
  /** Since then nothing was missed and nothing forgotten. */
  let coveredFromMs = nowMs();

  const forgetOld = () => {
    const oldest = nowMs() - REMEMBERED_MS;
    coveredFromMs = Math.max(coveredFromMs, oldest);
    const first = changes.findIndex(({ heardMs }) => heardMs >= oldest);
    changes = first === -1 ? [] : changes.slice(first);
  };
  const forgetFirst = () => {
    const dropped = changes.splice(0, changes.length - MOST_REMEMBERED / 2).at(-1);
    if (dropped) coveredFromMs = dropped.heardMs;
  };

  return {
    remember(change) {
      if (change.kind === 'missed-some') {
        changes = [];
        coveredFromMs = nowMs();
        return;
      }
      if (!hasKeys(change)) return;
      changes.push({ change, heardMs: nowMs() });
      if (changes.length > MOST_REMEMBERED) forgetFirst();
    },
    openingFor(isFor) {
      forgetOld();
      const now = nowMs();
      const latest = new Map<LiveKey | DeskKey, number>();
      for (const { change, heardMs } of changes)
        if (isFor(change)) for (const key of change.keys) latest.set(key, Math.floor(now - heardMs));
      return {
        coversMs: Math.floor(now - coveredFromMs),
        changes: [...latest].map(([key, agoMs]) => ({ key, agoMs })),
      };
    },
  };
}
