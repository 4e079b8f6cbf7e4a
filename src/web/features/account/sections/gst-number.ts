import type { Reply } from '#contract/endpoint.ts';
import type { listGstNumbers } from '#contract/tax-numbers.ts';

export type GstNumber = Reply<typeof listGstNumbers>[number];
