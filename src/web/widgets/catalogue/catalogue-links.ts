/** Where ready qualities are listed, looked at and ordered. */

import type { QualityCard } from '#contract/customer/ready-qualities.ts';
import { drawsOnStock } from '#domain/orders/order-kind.ts';
import { type LinkTarget, linkTo } from '#web/platform/navigation/link-to.ts';

export function qualityLocation(fabId: string): LinkTarget {
  return linkTo('liveQualityDetails', {}, { fabId });
}

/** Live cloth is confirmed at its own address, what lies on the shelf or sells best at the other. */
export function orderQualityLocation({ fabId, kind }: Pick<QualityCard, 'fabId' | 'kind'>): LinkTarget {
  const path = drawsOnStock(kind) ? 'topSellingConfirm' : 'liveQualityConfirm';
  return linkTo(path, { fabId });
}
