/** Leads to the first control that needs another look, in the order of the screen. */
export function focusFirst(form: HTMLFormElement | null, problems: object): void {
  const names = new Set(
    Object.entries(problems).flatMap(([name, problem]) => (problem === undefined ? [] : [name])),
  );
  const controls = [...(form?.elements ?? [])] as HTMLInputElement[];
  const wrong = controls.filter(({ name, disabled }) => names.has(name) && !disabled);
  // Of a group of radio buttons the chosen one takes the focus, as with the Tab key.
  const target = wrong.find(({ name, checked }) => name === wrong[0]?.name && checked) ?? wrong[0];
  if (!target) return;
  target.focus({ preventScroll: true });
  // Once its sentence stands there too; the theme keeps both clear of the bars that stay.
  requestAnimationFrame(() => sightOf(target).scrollIntoView({ block: 'nearest' }));
}

/** With its label and its sentence, as far as both fit on the screen. */
function sightOf(control: HTMLElement): Element {
  const frame = control.closest('[data-field]') ?? control.closest('fieldset') ?? control;
  return frame.clientHeight < window.innerHeight / 2 ? frame : firstLines(frame, control);
}

/** Of a long group the sentence stands above the first choice. */
function firstLines(frame: Element, control: HTMLElement): Element {
  return frame.querySelector('[aria-live]') ?? control;
}
