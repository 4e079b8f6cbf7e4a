import { ApiError } from '#contract/client.ts';
import { endSessionByCookie } from '#contract/customer/late-logout.ts';
import { call, RENEWAL } from '../api.ts';
import { isSignedIn } from './login-state.ts';

/** False while offline; a back end that answers anything has heard it. */
export async function reportLateLogout(): Promise<boolean> {
  if (isSignedIn()) return true;
  try {
    await call(endSessionByCookie, {}, RENEWAL);
    return true;
  } catch (error) {
    return error instanceof ApiError && error.status < 500;
  }
}
