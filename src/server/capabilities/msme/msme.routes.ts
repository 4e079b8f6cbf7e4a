import * as contract from '#contract/customer/msme.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { answerMsme } from './answer-msme.ts';
import { readMsme } from './read-msme.ts';

export function msmeRoutes(register: Register, services: Services): void {
  register(contract.readMsme, (_input, { actor }) => readMsme(services, actor));
  register(contract.answerMsme, ({ body }, { actor }) => answerMsme(services, actor, body));
}
