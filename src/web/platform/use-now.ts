/** The present, once a minute, for texts that count down; one timer for all of them. */
import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const STILL_PRESENT_MS = 1000;

let now = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function useNow(): Date {
  return new Date(useSyncExternalStore(subscribe, currentTime));
}

function currentTime(): number {
  if (listeners.size === 0 && Date.now() - now > STILL_PRESENT_MS) now = Date.now();
  return now;
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    waitForMinute();
    document.addEventListener('visibilitychange', tick);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

function tick(): void {
  now = Date.now();
  clearTimeout(timer);
  waitForMinute();
  for (const listener of listeners) listener();
}

/** Right on the minute: days end there, so a text is true until the next tick. */
function waitForMinute(): void {
  timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS) + 1);
}
