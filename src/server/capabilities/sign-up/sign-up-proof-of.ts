/** Who may sign up: the holder of a proven phone number, or of an invitation to an e-mail address. */

import { parseMobile } from '#domain/account/phone-number.ts';
import { type Market, marketOfCallingCode } from '#domain/shared/market.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { PlumbingError } from '#server/http/plumbing-error.ts';
import { hashToken } from '#server/secrets/token.ts';
import type { Services } from '#server/services.ts';
import { phoneOfProof, spendSignUpProof } from '../auth/sign-up-proof.ts';
import { invitationRow, useInvitation } from './sign-up.store.ts';

export type Proof = { gstValidationToken?: string | undefined; invite?: string | undefined };
export type Proven = { market: Market; phone: string } | { market: Market; email: string };

/** Looks without spending, so that the form can be checked before. */
export async function provenBy(services: Services, proof: Proof): Promise<Proven> {
  if (proof.gstValidationToken) return phoneProven(await phoneOfProof(services, proof.gstValidationToken));
  if (!proof.invite)
    throw new PlumbingError('invalid_input', {
      fields: { gstValidationToken: 'Confirm your phone number first.' },
    });
  const row = await invitationRow(services.db, hashToken(proof.invite), services.clock.now());
  if (!row) throw new Refusal('invitation_ended');
  return { market: 'INTL', email: row.email };
}

/** Good once: of two sign-ups with one proof only one gets through. */
export async function spendProof(services: Services, tx: Queries, proof: Proof): Promise<void> {
  if (proof.gstValidationToken) {
    await spendSignUpProof(services, tx, proof.gstValidationToken);
  } else if (!proof.invite || !(await useInvitation(tx, hashToken(proof.invite), services.clock.now()))) {
    throw new Refusal('invitation_ended');
  }
}

function phoneProven(phone: string): Proven {
  const mobile = parseMobile(phone);
  if (!mobile.ok) throw new Refusal('sign_up_ended');
  return { market: marketOfCallingCode(mobile.callingCode), phone };
}
