import * as contract from '#contract/customer/msme.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { answerMsme } from './answer-msme.ts';
import { readMsme } from './read-msme.ts';

export function msmeRoutes(register: Register, parts: Parts): void {
  register(contract.readMsme, (_input, { actor }) => readMsme(parts, actor));
  register(contract.answerMsme, ({ body }, { actor }) => answerMsme(parts, actor, body));
}
