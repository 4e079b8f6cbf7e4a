/** What allows somebody to sign up: a phone number just verified, or an invitation by e-mail. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { parseMobile } from '#domain/account/phone-number.ts';
import { type Market, marketOfCallingCode } from '#domain/shared/market.ts';
import { codeEntry } from '#web/platform/session/code-entry.ts';
import { readDraft, saveSignUpDraft } from './sign-up-draft.ts';

export type PhoneProof = { kind: 'phone'; market: Market; phone: string; gstValidationToken: string };
export type InviteProof = { kind: 'invite'; invite: string };

/** Kept for the whole visit: the entry is forgotten at sign-in, while this screen is still in sight. */
export function useSignUpProof(): PhoneProof | InviteProof | null {
  const navigate = useNavigate();
  const { invite } = useSearch({ strict: false }) as { invite?: string };
  const [proof] = useState(() => proofFrom(invite ?? null));
  useEffect(() => {
    // An invitation is a key to an account, so it does not stay in the address.
    if (invite !== undefined) void navigate({ to: '.', search: {}, replace: true });
  }, [invite, navigate]);
  return proof;
}

function proofFrom(invite: string | null): PhoneProof | InviteProof | null {
  if (invite) {
    saveSignUpDraft({ invite });
    return { kind: 'invite', invite };
  }
  const { phoneNumber, gstValidationToken } = codeEntry.get();
  if (phoneNumber && gstValidationToken) {
    const mobile = parseMobile(phoneNumber);
    const market = mobile.ok ? marketOfCallingCode(mobile.callingCode) : 'IN';
    return { kind: 'phone', market, phone: phoneNumber, gstValidationToken };
  }
  const saved = readDraft().invite;
  return saved ? { kind: 'invite', invite: saved } : null;
}
