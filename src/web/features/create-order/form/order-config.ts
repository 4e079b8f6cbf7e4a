import type { previewOrder, readOrderConfig } from '#contract/customer/order-prices.ts';
import type { CallInput, Reply } from '#contract/endpoint.ts';

/** What may be ordered, as the server says it. */
export type OrderConfig = Reply<typeof readOrderConfig>;
/** What the price is asked for. */
export type Terms = CallInput<typeof previewOrder>['body'];
