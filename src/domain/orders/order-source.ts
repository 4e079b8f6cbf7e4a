/** Where a buyer found the cloth: in a quote, or on one of the lists of ready qualities. */
import { drawsOnStock, type OrderKind } from './order-kind.ts';

export const ORDER_SOURCE_LABEL = {
  quote: 'Quote',
  live: 'Live rate',
  top_selling: 'Top selling',
  stock_lot: 'Stock lot',
} as const;
export type OrderSource = keyof typeof ORDER_SOURCE_LABEL;
export const ORDER_SOURCES = Object.keys(ORDER_SOURCE_LABEL) as OrderSource[];

type ListedQuality = {
  readonly kind: OrderKind;
  readonly isLive: boolean;
  readonly isTopSelling: boolean;
};

/** The first is meant where the buyer does not say; none: the quality is on no list today. */
export function sourcesOfQuality({ kind, isLive, isTopSelling }: ListedQuality): OrderSource[] {
  const sources: readonly [OrderSource, boolean][] = [
    ['stock_lot', drawsOnStock(kind)],
    ['live', isLive],
    ['top_selling', isTopSelling],
  ];
  return sources.filter(([, isListed]) => isListed).map(([source]) => source);
}
