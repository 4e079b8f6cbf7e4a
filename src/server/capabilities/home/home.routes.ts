import * as contract from '#contract/customer/home.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { readHome } from './read-home.ts';

export function homeRoutes(register: Register, parts: Parts): void {
  register(contract.readHome, (_input, { actor }) => readHome(parts, parts.db, actor));
}
