/** One line of the list: what it is, its figures, and in a word how it stands. */
import { h } from '#supplier/platform/dom.ts';

const TONE = {
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  neutral: 'bg-line/60 text-ink-soft',
} as const;

type Row = {
  readonly title: string;
  readonly about: string;
  readonly detail: string | null;
  readonly chip: string | null;
  readonly tone: keyof typeof TONE;
  readonly href?: string | null;
};

export function row({ title, about, detail, chip, tone, href = null }: Row): HTMLElement {
  const words = h(
    'span',
    { class: 'flex min-w-0 flex-1 flex-col gap-0.5' },
    h('span', { class: 'line-clamp-2 font-semibold wrap-anywhere' }, title),
    h('span', { class: 'figures text-sm text-ink-soft' }, about),
    detail && h('span', { class: 'text-sm' }, detail),
    chip &&
      h(
        'span',
        { class: `mt-1 self-start rounded-full px-2.5 py-0.5 text-sm font-semibold ${TONE[tone]}` },
        chip,
      ),
  );
  const look = 'flex min-h-12 items-center gap-3 py-3 text-ink no-underline';
  return h(
    'li',
    {},
    href === null
      ? h('div', { class: look }, words)
      : h(
          'a',
          { class: look, href },
          words,
          h('span', { class: 'text-xl text-brand-700', 'aria-hidden': 'true' }, '›'),
        ),
  );
}

export function rows(lines: readonly HTMLElement[], none: string): HTMLElement {
  return lines.length === 0
    ? h('p', { class: 'text-ink-soft' }, none)
    : h('ul', { class: '-my-3 flex flex-col divide-y divide-line' }, ...lines);
}
