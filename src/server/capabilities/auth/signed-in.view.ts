import type { SignedIn } from '#contract/customer/auth.ts';
import type { Customer } from '../account/find-customer.ts';
import type { Tokens } from './open-session.ts';

export function signedInOf(customer: Customer, tokens: Tokens): SignedIn {
  return {
    accessToken: tokens.accessToken,
    expiresInSeconds: tokens.expiresInSeconds,
    isNewCustomer: false,
    phoneNumber: customer.phone,
    gstValidationToken: null,
    name: customer.person_name,
    brandId: customer.brand_id,
    customerId: customer.customer_id,
  };
}

/** Without a token: a new customer by phone may sign up with the proof, one by e-mail asks for a demo. */
export function newCustomerOf(proof: { phone: string; gstValidationToken: string } | null): SignedIn {
  return {
    accessToken: null,
    expiresInSeconds: null,
    isNewCustomer: true,
    phoneNumber: proof?.phone ?? null,
    gstValidationToken: proof?.gstValidationToken ?? null,
    name: null,
    brandId: null,
    customerId: null,
  };
}
