import type { readLiveRate } from '#contract/customer/ready-qualities.ts';
import type { Reply } from '#contract/endpoint.ts';

/** One ready quality as its page reads it. */
export type Quality = Reply<typeof readLiveRate>;
