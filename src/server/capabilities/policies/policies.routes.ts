import * as contract from '#contract/customer/policies.ts';
import * as house from '#contract/staff/marketplace-tables.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { addPolicyVersion, listPolicyVersions } from './manage-policies.ts';
import { readPolicy, readPolicyText } from './read-policy.ts';

export function policyRoutes(register: Register, parts: Parts): void {
  register(contract.readPolicy, ({ params }) => readPolicy(parts, params.policy));
  register(house.listPolicyVersions, () => listPolicyVersions(parts, parts.db));
  register(house.addPolicyVersion, ({ body }, { actor, transact }) =>
    transact((tx) => addPolicyVersion(parts, tx, actor, body)),
  );
  register(contract.readPolicyText, ({ params }) => readPolicyText(parts, params.policy, params.version));
}
