/**
 * What changed for all is read again by every open screen. The word goes out over a moment instead of to all at once, and
 * several words within it are one: a rate that moves costs each screen one read, and the server never all of them together.
 */
const MS_PER_STREAM = 2;
const LONGEST_MS = 800;

/** `share` from 0 to 1 is where in the moment one screen stands; who is alone hears it at once. */
export function jitterMs(streams: number, share: number): number {
  return Math.floor(Math.min(LONGEST_MS, Math.max(0, streams - 1) * MS_PER_STREAM) * share);
}

export type BroadcastJitter<Key> = { add: (keys: readonly Key[]) => void; drop: () => void };

export function broadcastJitter<Key>(
  delayMs: () => number,
  send: (keys: Key[]) => void,
): BroadcastJitter<Key> {
  const waiting = new Set<Key>();
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    timer = undefined;
    const keys = [...waiting];
    waiting.clear();
    send(keys);
  };
  return {
    add(keys) {
      for (const key of keys) waiting.add(key);
      if (timer) return;
      const ms = delayMs();
      if (ms === 0) flush();
      else timer = setTimeout(flush, ms);
    },
    drop: () => clearTimeout(timer),
  };
}
