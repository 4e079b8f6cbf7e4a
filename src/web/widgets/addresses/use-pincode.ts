/** Where a PIN code lies, while it is being typed; without an answer the customer chooses alone. */
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#contract/client.ts';
import { readPincode } from '#contract/customer/look-ups.ts';
import type { Reply } from '#contract/endpoint.ts';
import { isPincode, PINCODE_PROBLEM } from '#domain/account/address/pincode.ts';
import { call } from '#web/platform/api.ts';
import { isSignedIn } from '#web/platform/session/login-state.ts';

export type PincodeArea = Reply<typeof readPincode>;
export type PincodeLookUp = {
  place: PincodeArea | null;
  isLooking: boolean;
  problem: string | undefined;
  /** Nobody could be asked: it shows, but it stops nobody. */
  isUnavailable: boolean;
};

const KEPT_MS = 60 * 60 * 1000;

export function usePincode(typed: string): PincodeLookUp {
  const pincode = typed.trim();
  const { data, error, isFetching } = useQuery({
    queryKey: ['pincode', pincode],
    queryFn: ({ signal }) => call(readPincode, { params: { pincode } }, { signal }),
    enabled: () => isSignedIn() && isPincode(pincode),
    staleTime: KEPT_MS,
    retry: false,
  });
  const problem = error ? problemOf(error) : data && !data.isFreightServed ? postOnly(data) : undefined;
  return {
    place: data ?? null,
    isLooking: isFetching,
    problem,
    isUnavailable: problem === PINCODE_PROBLEM.unavailable,
  };
}

export function problemOf(error: Error): string {
  const isUnknown = error instanceof ApiError && error.code === 'pincode_unknown';
  return isUnknown ? PINCODE_PROBLEM.not_found : PINCODE_PROBLEM.unavailable;
}

/** Army post offices begin with 9; anything else we simply do not deliver to yet. */
export function postOnly({ pincode }: Pick<PincodeArea, 'pincode'>): string {
  return pincode.startsWith('9') ? PINCODE_PROBLEM.army_post : PINCODE_PROBLEM.not_served;
}
