/** Where a PIN code lies, while it is being typed; without an answer the customer chooses alone. */
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#contract/client.ts';
import { readPincode } from '#contract/customer/look-ups.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { PincodeProblem } from '#domain/account/address/address-problem.ts';
import { isPincode } from '#domain/account/address/pincode.ts';
import { call } from '#web/platform/api.ts';
import { isSignedIn } from '#web/platform/session/login-state.ts';

export type PincodeArea = Reply<typeof readPincode>;
export type PincodeLookUp = {
  place: PincodeArea | null;
  isLooking: boolean;
  problem: PincodeProblem | undefined;
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
    isUnavailable: problem?.code === 'pincode_not_checked',
  };
}

export function problemOf(error: Error): PincodeProblem {
  const isUnknown = error instanceof ApiError && error.code === 'pincode_unknown';
  return { code: isUnknown ? 'pincode_not_found' : 'pincode_not_checked' };
}

/** Army post offices begin with 9; anything else we simply do not deliver to yet. */
export function postOnly({ pincode }: Pick<PincodeArea, 'pincode'>): PincodeProblem {
  return { code: pincode.startsWith('9') ? 'pincode_of_army_post' : 'pincode_not_served' };
}
