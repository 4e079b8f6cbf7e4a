/** Leads to the first control that needs another look, in the order of the screen. */
export function focusFirst(form: HTMLFormElement | null, problems: object): void {
  const names = new Set(Object.keys(problems));
  const controls = [...(form?.elements ?? [])] as HTMLInputElement[];
  const wrong = controls.filter(({ name, disabled }) => names.has(name) && !disabled);
  // Of a group of radio buttons the chosen one takes the focus, as with the Tab key.
  const target = wrong.find(({ name, checked }) => name === wrong[0]?.name && checked) ?? wrong[0];
  target?.focus();
  target?.closest('fieldset')?.scrollIntoView({ block: 'nearest' });
}
