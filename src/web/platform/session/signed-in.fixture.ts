import { beforeEach } from 'vitest';
import { beginSession, forgetTab } from './session.ts';

/** Signs somebody in on this device without a server. */
export function signInAs(customerId: string): void {
  beginSession({
    ...{ accessToken: `token of ${customerId}`, expiresInSeconds: 1800, isNewCustomer: false },
    ...{ phoneNumber: null, gstValidationToken: null, name: customerId, brandId: 'brand', customerId },
  });
}

/** Each test begins in a new tab of somebody who has just signed in. */
export function signedInBeforeEach(customerId: string): void {
  beforeEach(() => {
    forgetTab();
    signInAs(customerId);
  });
}
