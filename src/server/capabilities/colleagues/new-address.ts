/** Name and address of somebody an owner brings in: a colleague, or an approver by link. */
import { mayRejoin } from '#domain/account/company/membership.ts';
import {
  type SignInIdentity,
  signInIdentityOf,
  signInIdentityProblem,
} from '#domain/account/sign-in-identity.ts';
import { parseLine } from '#domain/forms/text-input.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import type { Queries } from '#server/db/database.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import { personOfAddress } from './colleagues.store.ts';

export function readName(typed: string): string {
  const reading = parseLine(typed, { line: 'colleague_name', maxLength: 80 });
  if (!reading.ok) throw formRefusalFor({ name: reading.problem });
  return reading.text;
}

/** A phone without its country is one of the company's own. */
export function readAddress(typed: string, { market }: Pick<CustomerActor, 'market'>): SignInIdentity {
  const { callingCode } = MARKET_RULES[market];
  const input = typed.includes('@')
    ? { email: typed }
    : { mobile: typed, countryCode: callingCode ?? undefined };
  const found = signInIdentityProblem(input);
  if (found) throw formRefusalFor({ address: found.problem });
  return signInIdentityOf(input);
}

export async function assertNotHere(tx: Queries, brandId: string, address: string): Promise<void> {
  const known = await personOfAddress(tx, brandId, address);
  if (!known || mayRejoin(known.state)) return;
  const code = known.state === 'blocked' ? 'colleague_blocked' : 'colleague_already_here';
  throw formRefusalFor({ address: { code, params: { name: known.name } } });
}
