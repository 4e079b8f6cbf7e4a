import * as contract from '#contract/customer/policies.ts';
import * as house from '#contract/staff/marketplace-tables.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { addPolicyVersion, listPolicyVersions } from './manage-policies.ts';
import { readPolicy, readPolicyText } from './read-policy.ts';

export function policyRoutes(register: Register, services: Services): void {
  register(contract.readPolicy, ({ params }) => readPolicy(services, params.policy));
  register(house.listPolicyVersions, () => listPolicyVersions(services, services.db));
  register(house.addPolicyVersion, ({ body }, { actor, transact }) =>
    transact((tx) => addPolicyVersion(services, tx, actor, body)),
  );
  register(contract.readPolicyText, ({ params }) => readPolicyText(services, params.policy, params.version));
}
