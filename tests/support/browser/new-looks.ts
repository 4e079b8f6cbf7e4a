/** Which texts of a page look like none before: their colours, sizes and classes and those of everything around them. */

/** Runs in the page. Marks these texts for axe and answers their looks as numbers. */
export function markNewLooks(known: number[]): number[] {
  const seen = new Set(known);
  const looks = new Map<Element, number>();
  const numberOf = (text: string) => {
    let sum = 2_166_136_261;
    for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 16_777_619);
    return sum >>> 0;
  };
  const lookOf = (element: Element | null): number => {
    if (!element) return window.innerWidth;
    const known = looks.get(element);
    if (known !== undefined) return known;
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, position } =
      getComputedStyle(element);
    const own = [color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, position];
    const named = [element.localName, element.getAttribute('class'), element.getAttribute('style')];
    const look = numberOf([lookOf(element.parentElement), ...named, ...own].join('|'));
    looks.set(element, look);
    return look;
  };
  const hasWords = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  const fresh = new Set<number>();
  for (const element of document.querySelectorAll('body *')) {
    const isNew = hasWords(element) && !seen.has(lookOf(element));
    element.toggleAttribute('data-new-look', isNew);
    if (isNew) fresh.add(lookOf(element));
  }
  return [...fresh];
}
