import * as contract from '#contract/customer/policies.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { readPolicy, readPolicyText } from './read-policy.ts';

export function policyRoutes(register: Register, parts: Parts): void {
  register(contract.readPolicy, ({ params }) => readPolicy(parts, params.policy));
  register(contract.readPolicyText, ({ params }) => readPolicyText(parts, params.policy, params.version));
}
