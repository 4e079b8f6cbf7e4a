/** Elements in one expression; texts are only ever text, so that nothing of an answer is read as markup. */
type Child = Node | string | null | false | undefined;
type Attributes = {
  readonly [name: string]: string | number | boolean | null | undefined | ((event: Event) => void);
};

export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) set(element, name, value);
  element.append(...children.filter((child): child is Node | string => Boolean(child)));
  return element;
}

/** `onclick` and the like are listeners; what is false or absent is left out. */
function set(element: HTMLElement, name: string, value: Attributes[string]): void {
  if (typeof value === 'function') element.addEventListener(name.slice(2), value);
  else if (value === true) element.setAttribute(name, '');
  else if (value !== false && value !== null && value !== undefined)
    element.setAttribute(name, String(value));
}

/** The page shows something else; keyboards and screen readers go on at its heading. */
export function replace(container: HTMLElement, ...children: readonly Child[]): void {
  container.replaceChildren(...children.filter((child): child is Node | string => Boolean(child)));
}

let lastId = 0;

export function newId(): string {
  lastId += 1;
  return `f${lastId}`;
}
