import { searchEverything as contract } from '#contract/customer/search.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { searchEverything } from './search-everything.ts';

export function searchRoutes(register: Register, { db }: Services): void {
  register(contract, ({ query }, { actor: { brandId } }) => searchEverything(db, brandId, query));
}
