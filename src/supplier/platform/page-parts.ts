/** What the page is made of: frame, sections, fields and buttons in the look of the house. */
import { BRAND_NAME } from '#domain/shared/brand.ts';
import { type ButtonLook, buttonClass } from '#ui/buttons/button-class.ts';
import { h, newId, replace } from './dom.ts';
import { platformTexts as texts } from './platform.texts.ts';

export function showMessage(container: HTMLElement, message: string): void {
  replace(container, frame(h('p', { class: 'text-base', role: 'alert' }, message)));
}

export function showLoading(container: HTMLElement): void {
  replace(container, frame(h('p', { role: 'status', class: 'text-ink-soft' }, texts.loading)));
}

export function frame(...children: readonly (Node | null)[]): HTMLElement {
  return h(
    'div',
    { class: 'mx-auto flex min-h-dvh w-full max-w-[40rem] flex-col' },
    h(
      'header',
      { class: 'border-b border-line bg-paper px-4 py-3 text-lg font-bold text-brand-700' },
      BRAND_NAME,
    ),
    h('main', { class: 'flex flex-1 flex-col gap-4 p-4' }, ...children),
  );
}

export function card(title: string | null, ...children: readonly (Node | null)[]): HTMLElement {
  return h(
    'section',
    { class: 'flex flex-col gap-4 rounded-card border border-line bg-paper p-4', 'aria-label': title },
    title === null ? null : h('h2', { class: 'text-lg font-bold' }, title),
    ...children,
  );
}

export function folded(title: string, ...children: readonly (Node | null)[]): HTMLDetailsElement {
  return h(
    'details',
    { class: 'rounded-card border border-line bg-paper' },
    h('summary', { class: 'min-h-12 cursor-pointer px-4 py-3 font-semibold text-brand-700' }, title),
    h('div', { class: 'flex flex-col gap-4 px-4 pb-4' }, ...children),
  );
}

export function button(text: string, look: ButtonLook, onclick?: () => void): HTMLButtonElement {
  return h(
    'button',
    { type: onclick ? 'button' : 'submit', class: buttonClass(look), ...(onclick ? { onclick } : {}) },
    text,
  );
}

export function notice(text: string, tone: 'good' | 'warn' | 'bad' | 'info'): HTMLElement {
  const look = {
    good: 'bg-good-soft text-good',
    warn: 'bg-warn-soft text-warn',
    bad: 'bg-bad-soft text-bad',
    info: 'bg-info-soft text-info',
  }[tone];
  return h(
    'p',
    { class: `rounded-control px-4 py-3 ${look}`, role: tone === 'bad' ? 'alert' : 'status' },
    text,
  );
}

export function facts(rows: readonly { label: string; value: string }[]): HTMLElement {
  return h(
    'dl',
    { class: 'grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-base' },
    ...rows.flatMap(({ label, value }) => [
      h('dt', { class: 'text-ink-soft' }, label),
      h('dd', { class: 'text-right font-semibold wrap-anywhere' }, value),
    ]),
  );
}

export function choice(label: string, options: readonly { value: string; label: string }[]) {
  const id = newId();
  const input = h(
    'select',
    { id, class: 'min-h-14 w-full rounded-control border border-line-strong bg-paper px-4 text-base' },
    ...options.map((each) => h('option', { value: each.value }, each.label)),
  );
  const node = h(
    'div',
    { class: 'flex flex-col gap-1' },
    h('label', { for: id, class: 'font-semibold' }, label),
    input,
  );
  return { node, input };
}

export type Field = {
  readonly node: HTMLElement;
  readonly input: HTMLInputElement | HTMLTextAreaElement;
  show(problem: string | undefined): void;
};

/** Of what a file is chosen with: a button in the look of the house instead of the browser's. */
export const FILE_LOOK =
  'w-full text-base text-ink-soft file:mr-3 file:min-h-12 file:rounded-control file:border file:border-solid file:border-line-strong file:bg-paper file:px-4 file:font-semibold file:text-brand-700';

const FIELD_LOOK =
  'w-full min-w-0 rounded-control border border-line-strong bg-paper px-4 text-base aria-invalid:border-bad';

type FieldLook = {
  readonly label: string;
  readonly value?: string;
  readonly prefix?: string;
  readonly suffix?: string;
  readonly lines?: number;
  readonly attributes?: Readonly<Record<string, string>>;
};

export function field({ label, value = '', prefix, suffix, lines, attributes = {} }: FieldLook): Field {
  const id = newId();
  const problem = h('p', { id: `${id}p`, class: 'text-sm text-bad', hidden: true });
  const shared = { id, 'aria-describedby': `${id}p`, ...attributes };
  const input = lines
    ? h('textarea', { ...shared, rows: lines, class: `${FIELD_LOOK} py-3` })
    : h('input', { ...shared, class: `${FIELD_LOOK} min-h-14 text-lg` });
  input.value = value;
  const beside = (text: string | undefined) => text && h('span', { class: 'shrink-0 text-ink-soft' }, text);
  const node = h(
    'div',
    { class: 'flex min-w-0 flex-col gap-1' },
    h('label', { for: id, class: 'font-semibold' }, label),
    h('div', { class: 'flex items-center gap-2' }, beside(prefix), input, beside(suffix)),
    problem,
  );
  return {
    node,
    input,
    show(text) {
      problem.hidden = text === undefined;
      problem.textContent = text ?? '';
      if (text === undefined) input.removeAttribute('aria-invalid');
      else input.setAttribute('aria-invalid', 'true');
    },
  };
}
