/** Work for something that may never be scrolled to, put off until it comes near the screen; one watch for all of it. */
const NEAR = '50%';

const waiting = new Map<Element, () => void>();
let watch: IntersectionObserver | undefined;

/** Returns how to call it off. */
export function whenNearViewport(element: Element, work: () => void): () => void {
  watch ??= new IntersectionObserver(
    (moments) => {
      for (const { target, isIntersecting } of moments) if (isIntersecting) begin(target);
    },
    { rootMargin: NEAR },
  );
  waiting.set(element, work);
  watch.observe(element);
  return () => forget(element);
}

function begin(element: Element): void {
  const work = waiting.get(element);
  forget(element);
  work?.();
}

function forget(element: Element): void {
  watch?.unobserve(element);
  waiting.delete(element);
}
