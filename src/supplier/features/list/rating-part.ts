/** How buyers rate this mill, and what they named. */
import type { MillHome } from '#contract/supplier/mill.ts';
import { h } from '#supplier/platform/dom.ts';
import { card, facts } from '#supplier/platform/page-parts.ts';
import { listTexts as texts } from './list.texts.ts';

export function ratingPart({
  stars,
  opinions,
  scores,
  reasons,
  onTimePercent,
  ordersDone,
}: MillHome['rating']) {
  const lines = [
    ...scores.map(({ label, stars: each }) => ({ label, value: each.toFixed(1) })),
    ...(onTimePercent === null ? [] : [{ label: texts.onTime, value: `${onTimePercent}%` }]),
    { label: texts.ordersDone, value: String(ordersDone) },
  ];
  return card(texts.rating, h('p', {}, summaryOf(stars, opinions)), facts(lines), reasonsOf(reasons));
}

function summaryOf(stars: number | null, opinions: number): string {
  if (stars === null) return texts.notRated;
  return opinions === 0 ? texts.ourStars(stars.toFixed(1)) : texts.stars(stars.toFixed(1), opinions);
}

function reasonsOf(reasons: MillHome['rating']['reasons']): HTMLElement | null {
  if (reasons.length === 0) return null;
  return h(
    'div',
    {},
    h('h3', { class: 'font-semibold' }, texts.named),
    h('p', { class: 'text-ink-soft' }, reasons.map(({ label, count }) => `${label} (${count})`).join(', ')),
  );
}
