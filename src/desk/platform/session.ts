/** Who works at this desk. The access token lives in memory alone; after a reload the refresh cookie brings a new one. */
import { useSyncExternalStore } from 'react';
import type { StaffRole } from '#domain/account/staff-role.ts';

export type StaffMember = { staffId: string; name: string; email: string; role: StaffRole };
export type StaffSession = StaffMember & { token: string; tokenEndsAt: number };

let current: StaffSession | null = null;
const listeners = new Set<() => void>();

export function currentSession(): StaffSession | null {
  return current;
}

export function setSession(next: StaffSession | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Null only on the sign-in screen; every other screen stands behind the guard. */
export function useSession(): StaffSession | null {
  return useSyncExternalStore(subscribe, currentSession);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
