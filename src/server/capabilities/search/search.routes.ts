import { searchEverything as contract } from '#contract/customer/search.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { searchEverything } from './search-everything.ts';

export function searchRoutes(register: Register, { db }: Parts): void {
  register(contract, ({ query }, { actor: { brandId } }) => searchEverything(db, brandId, query));
}
