import * as contract from '#contract/customer/home.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { readHome } from './read-home.ts';

export function homeRoutes(register: Register, services: Services): void {
  register(contract.readHome, ({ query }, { actor }) => readHome(services, services.db, actor, query.work));
}
