/** A page that nobody looks at is not painted, and a picture may not come at all: then it is not waited for. */
const LONGEST_WAIT_MS = 600;

type Paint = PerformanceEntry & { url?: string };

/** Calls back once something of the page is in sight, its large picture included. */
export function afterFirstPaint(page: HTMLElement, work: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) work();
    isDone = true;
  };
  const type = page.querySelector('img') ? 'largest-contentful-paint' : 'paint';
  if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes?.includes(type)) {
    once();
    return;
  }
  new PerformanceObserver((list, observer) => {
    const isPicture = list.getEntries().some(({ url }: Paint) => url);
    if (type === 'largest-contentful-paint' && !isPicture) return;
    observer.disconnect();
    once();
  }).observe({ type, buffered: true });
  setTimeout(once, LONGEST_WAIT_MS);
}
