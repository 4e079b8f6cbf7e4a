/** What is wrong with typed filters, before the server is asked. */
import type { LiveFilter, LiveFilters } from '#web/widgets/catalogue/catalogue.queries.ts';
import { catalogueTexts } from '../catalogue.texts.ts';

const { filters: texts } = catalogueTexts;
const FIGURE = /^\d{1,6}(\.\d{1,2})?$/;

export function filterProblems(values: LiveFilters): Partial<Record<LiveFilter, string>> {
  const problems: Partial<Record<LiveFilter, string>> = {};
  for (const [from, to] of [
    ['weightFrom', 'weightTo'],
    ['priceFrom', 'priceTo'],
  ] as const) {
    for (const name of [from, to]) {
      const typed = values[name]?.trim();
      if (typed && !FIGURE.test(typed)) problems[name] = texts.digits;
    }
    const [low, high] = [values[from]?.trim(), values[to]?.trim()];
    if (low && high && !problems[from] && !problems[to] && Number(low) > Number(high))
      problems[to] = texts.order;
  }
  return problems;
}
