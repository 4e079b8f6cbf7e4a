import { useQuery } from '@tanstack/react-query';
import type { LengthUnit } from '#domain/shared/length.ts';
import { customerQueries } from '../customer.queries.ts';

/** Metres or yards, as the profile says; undefined until it is read. */
export function useBuyerUnit(): LengthUnit | undefined {
  return useQuery(customerQueries.me()).data?.unit;
}
