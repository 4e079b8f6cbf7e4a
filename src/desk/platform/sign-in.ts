/** Signing in and out, and coming back after a reload. */
import { readStaffMember, staffLogout, verifyStaffCode } from '#contract/staff/auth.ts';
import { call, renewToken } from './api.ts';
import { callWithProof } from './call-with-proof.ts';
import { currentSession, setSession } from './session.ts';
import { hasSignInNote, removeSignInNote, writeSignInNote } from './sign-in-note.ts';

let restoring: Promise<void> | null = null;

/** Once a page: whoever signed in here lately is signed in again. */
export function restoreSession(): Promise<void> {
  restoring ??= restore();
  return restoring;
}

async function restore(): Promise<void> {
  if (currentSession() || !hasSignInNote()) return;
  const renewed = await renewToken().catch(() => null);
  if (!renewed) return removeSignInNote();
  await enter(renewed);
}

export async function signIn(email: string, otp: string): Promise<void> {
  const { accessToken, expiresInSeconds } = await callWithProof(verifyStaffCode, { body: { email, otp } });
  await enter({ token: accessToken, tokenEndsAt: Date.now() + expiresInSeconds * 1000 });
}

async function enter(held: { token: string; tokenEndsAt: number }): Promise<void> {
  // The token is needed to ask whose it is; nobody sees the stand-in.
  setSession({ staffId: '', name: '', email: '', role: 'desk', ...held });
  try {
    setSession({ ...(await call(readStaffMember, {})), ...held });
    writeSignInNote();
  } catch (error) {
    forgetSession();
    throw error;
  }
}

/** Ends it here whatever the server answers. */
export async function signOut(): Promise<void> {
  await call(staffLogout, {}).catch(() => {});
  forgetSession();
}

export function forgetSession(): void {
  setSession(null);
  removeSignInNote();
}
