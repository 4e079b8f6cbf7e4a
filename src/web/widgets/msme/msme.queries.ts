/** MSME details; their key is on the list of what never reaches browser storage. */
import { queryOptions } from '@tanstack/react-query';
import { readMsme } from '#contract/customer/msme.ts';
import { call } from '#web/platform/api.ts';

export const msmeQueries = {
  mine: () => queryOptions({ queryKey: ['msme'], queryFn: ({ signal }) => call(readMsme, {}, { signal }) }),
};
