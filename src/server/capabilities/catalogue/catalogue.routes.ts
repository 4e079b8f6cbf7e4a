import * as contract from '#contract/customer/catalogue.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import { readMaterialOptions } from './read-material-options.ts';

export function catalogueRoutes(register: Register): void {
  register(contract.readMaterialOptions, async ({ query }) => readMaterialOptions(query.types));
}
