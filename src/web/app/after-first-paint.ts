/** A page that nobody looks at is not painted; it need not wait. */
const LONGEST_WAIT_MS = 1000;

/** Calls back once something of the page is in sight. */
export function afterFirstPaint(work: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) work();
    isDone = true;
  };
  const canTell = PerformanceObserver.supportedEntryTypes?.includes('paint');
  if (!canTell || document.visibilityState === 'hidden') {
    once();
    return;
  }
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    once();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(once, LONGEST_WAIT_MS);
}
