/** What counts more for a buyer in one query, and what a quote must not miss; kept with the query. */
export const ASPECTS = ['price', 'date', 'credit', 'quality'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** Twice as much, and no quote that misses what was asked is recommended. */
export const EMPHASES = ['normal', 'more', 'must'] as const;
export type Emphasis = (typeof EMPHASES)[number];

export type Priorities = Readonly<Record<Aspect, Emphasis>>;

export const EQUAL_PRIORITIES: Priorities = {
  price: 'normal',
  date: 'normal',
  credit: 'normal',
  quality: 'normal',
};

export type Share = readonly [numerator: bigint, denominator: bigint];

/** Price stays in money: where it counts more, everything beside it counts half. */
export function shareOf(aspect: Aspect, priorities: Priorities): Share {
  if (aspect === 'price') return [1n, 1n];
  const own = priorities[aspect] === 'normal' ? 1n : 2n;
  const price = priorities.price === 'normal' ? 1n : 2n;
  return own === price ? [1n, 1n] : [own, price];
}

/** Only what is not as usual is kept. */
export function keptPriorities(priorities: Priorities): Partial<Priorities> {
  return Object.fromEntries(Object.entries(priorities).filter(([, emphasis]) => emphasis !== 'normal'));
}
