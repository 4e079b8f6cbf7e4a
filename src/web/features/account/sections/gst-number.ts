import type { listGstNumbers } from '#contract/customer/tax-numbers.ts';
import type { Reply } from '#contract/endpoint.ts';

export type GstNumber = Reply<typeof listGstNumbers>[number];
