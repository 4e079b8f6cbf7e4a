import type { Tna } from '#contract/customer/production.ts';

/** The first and last day that the bars of a timeline stand on. */
export type Span = { readonly from: string; readonly to: string };

export function spanOf(tasks: Tna['tasks'], from: string): Span {
  const to = tasks
    .flatMap(({ plannedEnd, likelyEnd }) => [plannedEnd, likelyEnd])
    .reduce((last, day) => (day > last ? day : last), from);
  return { from, to };
}
