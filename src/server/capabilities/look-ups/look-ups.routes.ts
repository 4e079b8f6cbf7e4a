import * as contract from '#contract/customer/look-ups.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import { httpBranchNames } from '#server/integrations/branch-names/http.ts';
import { noBranchNames } from '#server/integrations/branch-names/port.ts';
import type { Services } from '#server/services.ts';
import { findBank, listBanks } from './find-bank.ts';
import { findPincode, searchCities } from './find-pincode.ts';

export function lookUpRoutes(register: Register, { db, config }: Services): void {
  const branchNames = config.ifscApiBase ? httpBranchNames(config.ifscApiBase) : noBranchNames;
  register(contract.readPincode, ({ params }) => findPincode(db, params.pincode));
  register(contract.searchCities, ({ query }) => searchCities(db, query.q));
  register(contract.listBanks, () => listBanks(db));
  register(contract.readIfsc, ({ params }) => findBank(db, branchNames, params.code));
}
