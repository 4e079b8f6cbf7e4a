/** The running app's one session: wired once at start, asked by screens that sign out. */
import { listenToApi } from '../api.ts';
import { reportLateLogoutWhenOnline } from './late-logout.ts';
import { createSession, type SessionParts } from './session.ts';
import { renewBeforeCall, renewToken, scheduleTokenRenewal } from './token-renewal.ts';

let signOut = (): Promise<void> => Promise.reject(new Error('The session has not been started.'));

export function startSession(parts: Omit<SessionParts, 'renewToken'>): void {
  const session = createSession({ ...parts, renewToken });
  listenToApi({ beforeSignedCall: renewBeforeCall, onRefused: session.handleRefusal });
  scheduleTokenRenewal();
  reportLateLogoutWhenOnline();
  signOut = session.logout;
}

export function logout(): Promise<void> {
  return signOut();
}
