/** Where a link leads, with only such search parameters as the screen there reads. */

import type { listLiveRates } from '#contract/customer/ready-qualities.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { type Given, type PathName, pathTo } from '../paths.ts';

type Overlay = 'view' | 'id';
type LiveFilter = Exclude<keyof CallInput<typeof listLiveRates>['query'], 'limit' | 'pageNumber'>;
/** What each screen reads of its address; one that is not named here reads nothing. */
type SearchNames = {
  account: Overlay;
  confirmDetails: 'quoteId' | 'quantity';
  createRequest: 'step' | 'draft';
  editSpecifications: 'fabId' | 'step';
  feedbackGiven: 'orderId' | Overlay;
  liveQualityConfirm: 'fabId' | 'quantity';
  orders: 'orderTab' | 'list' | 'q' | Overlay;
  paymentDetails: 'orderId' | 'paymentOrderId' | 'choose' | 'instalment';
  payments: 'status' | Overlay;
  productionDetails: Overlay;
  quoteDetail: 'tab' | 'q' | Overlay;
  quotes: 'tab' | 'q';
  raiseIssue: 'dispatchId' | 'shortage' | 'rolls' | Overlay;
  search: 'q' | 'type';
  topSelling: 'tab' | 'catId' | LiveFilter;
  topSellingConfirm: 'fabId' | 'quantity';
};
export type SearchOf<Name extends PathName> = Name extends keyof SearchNames
  ? { readonly [Key in SearchNames[Name]]?: string | number | null }
  : { readonly [key: string]: never };

/** Spread over a link, or handed to `navigate`. */
export type LinkTarget = { readonly to: string; readonly search: never };

export function linkTo<Name extends PathName>(
  name: Name,
  search: SearchOf<Name>,
  ...params: Given<Name>
): LinkTarget {
  // The routes are made from a list, so the router itself knows no search parameters: the type above does.
  return { to: pathTo(name, ...params), search: search as never };
}
