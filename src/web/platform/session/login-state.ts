/** Who is signed in on this browser, under a storage key of its own. */
import { createStoredValue } from '../stored-value.ts';
import { LOGIN_KEY } from './stored-login.ts';

export type LoginState = {
  token: string | null;
  /** When the token ends, in milliseconds since 1970; null when the back end does not say. */
  tokenEndsAt: number | null;
  customerId: string | null;
  brandId: string | null;
  name: string | null;
  /** Where the next sign-in leads when its address names no target. */
  redirectUrl: string | null;
  /** Greeting to show once on home after sign-up. */
  signUpToast: string | null;
};

export const loginState = createStoredValue<LoginState>(LOGIN_KEY, {
  token: 'string',
  tokenEndsAt: 'number',
  customerId: 'string',
  brandId: 'string',
  name: 'string',
  redirectUrl: 'string',
  signUpToast: 'string',
});

/** Whose data could be asked for as soon as the page opened. */
export const customerIdAtStart = loginState.get().customerId;

export function isSignedIn(): boolean {
  return loginState.get().token !== null;
}
