/** Renews the access token shortly before it ends; one renewal at a time across all tabs of this browser. */
import { call, RENEWAL } from '../api.ts';
import { loginState } from './login-state.ts';
import { RENEW_BEFORE_END_MS } from './stored-login.ts';

const PAUSE_AFTER_FAILURE_MS = 60_000;
const LONGEST_WAIT_BEFORE_CALL_MS = 5000;
const LONGEST_TIMER_MS = 2_147_483_647;
const LOCK_NAME = 'selvedge.token-renewal';

let renewing: Promise<void> | null = null;
let failedAt: { token: string; at: number } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Never fails and never signs out: another back end may have no renewal, then the token lives until a 401. */
export function renewToken(): Promise<void> {
  renewing ??= withLock(renewUnlessDone).finally(() => {
    renewing = null;
  });
  return renewing;
}

/** Before a call: a token about to end is renewed first, but the call does not wait for ever. */
export async function renewBeforeCall(): Promise<void> {
  if (isDue())
    await Promise.race([renewToken(), new Promise((go) => setTimeout(go, LONGEST_WAIT_BEFORE_CALL_MS))]);
}

/** Watches the token's end by timer and on each return to the tab. */
export function scheduleTokenRenewal(): void {
  loginState.subscribe(schedule);
  document.addEventListener('visibilitychange', checkNow);
  window.addEventListener('pageshow', checkNow);
  window.addEventListener('online', checkNow);
  schedule();
}

function checkNow(): void {
  if (document.visibilityState === 'visible' && isDue()) void renewToken();
}

function schedule(): void {
  clearTimeout(timer);
  const { token, tokenEndsAt } = loginState.get();
  if (!token || tokenEndsAt === null) return;
  const wait = Math.max(tokenEndsAt - RENEW_BEFORE_END_MS - Date.now(), 0);
  timer = setTimeout(() => isDue() && void renewToken(), Math.min(wait, LONGEST_TIMER_MS));
}

function isDue(): boolean {
  const { token, tokenEndsAt } = loginState.get();
  if (!token || tokenEndsAt === null || tokenEndsAt - Date.now() > RENEW_BEFORE_END_MS) return false;
  return failedAt?.token !== token || Date.now() - failedAt.at > PAUSE_AFTER_FAILURE_MS;
}

async function renewUnlessDone(): Promise<void> {
  // Another tab may have renewed while this one waited for the lock.
  loginState.reload();
  const { token } = loginState.get();
  if (!token || !isDue()) return;
  try {
    const { refreshToken } = await import('#contract/customer/auth.ts');
    const renewed = await call(refreshToken, {}, RENEWAL);
    // A logout in the meantime stays a logout.
    if (loginState.get().token !== token) return;
    loginState.update({
      token: renewed.accessToken,
      tokenEndsAt: Date.now() + renewed.expiresInSeconds * 1000,
    });
  } catch {
    failedAt = { token, at: Date.now() };
  }
}

/** Without the locks of a secure page the server's short grace for parallel tabs has to do. */
function withLock(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(LOCK_NAME, work) : work();
}
