/** The lists of ready fabrics. Apart from what shows fabrics, so that a link to them loads nothing of it. */
import { type LinkTarget, linkTo, type SearchOf } from '#web/platform/navigation/link-to.ts';

/** `top` is the default of the screen and needs no word. */
export type CatalogueList = 'top' | 'sale' | 'live';

export function catalogueLocation(list: CatalogueList, more: SearchOf<'topSelling'> = {}): LinkTarget {
  return linkTo('topSelling', { ...(list === 'top' ? {} : { tab: list }), ...more });
}
