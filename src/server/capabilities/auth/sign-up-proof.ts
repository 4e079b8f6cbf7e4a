/** The proof of a phone number (`gstValidationToken`), spent once by signing up. */
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { hashToken } from '#server/secrets/token.ts';
import type { Services } from '#server/services.ts';
import { signUpTokenRow, useSignUpToken } from './proofs.store.ts';

/** The proven phone, also of a proof already spent, so that a repeated sign-up finds its first answer. */
export async function phoneOfProof({ db, clock }: Services, token: string): Promise<string> {
  const row = await signUpTokenRow(db, hashToken(token), clock.now());
  if (!row) throw new Refusal('sign_up_ended');
  return row.phone;
}

export async function holdsSignUpProof({ db, clock }: Services, token: string | undefined): Promise<boolean> {
  const row = token ? await signUpTokenRow(db, hashToken(token), clock.now()) : undefined;
  return row !== undefined && row.used_at === null;
}

export async function spendSignUpProof({ clock }: Services, tx: Queries, token: string): Promise<string> {
  const row = await useSignUpToken(tx, hashToken(token), clock.now());
  if (!row) throw new Refusal('sign_up_ended');
  return row.phone;
}
