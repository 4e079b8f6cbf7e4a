/** Where ready qualities are listed, looked at and ordered. */
import type { QualityCard } from '#contract/customer/ready-qualities.ts';
import { drawsOnStock } from '#domain/orders/order-kind.ts';
import { pathTo } from '#web/platform/paths.ts';

type Place = { readonly to: string; readonly search: never };

/** `top` is the default of the screen and needs no word. */
export type CatalogueList = 'top' | 'sale' | 'live';

export function catalogueLocation(list: CatalogueList, more: Readonly<Record<string, string>> = {}): Place {
  return { to: pathTo('topSelling'), search: { ...(list === 'top' ? {} : { tab: list }), ...more } as never };
}

export function qualityLocation(fabId: string): Place {
  return { to: pathTo('liveQualityDetails', { fabId }), search: {} as never };
}

/** Live cloth is confirmed at its own address, what lies on the shelf or sells best at the other. */
export function orderQualityLocation({ fabId, kind }: Pick<QualityCard, 'fabId' | 'kind'>): Place {
  const path = drawsOnStock(kind) ? 'topSellingConfirm' : 'liveQualityConfirm';
  return { to: pathTo(path), search: { fabId } as never };
}
