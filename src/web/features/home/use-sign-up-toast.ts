import { useEffect } from 'react';
import { showToast } from '#ui/feedback/toast-store.ts';
import { loginState } from '#web/platform/session/login-state.ts';

/** The greeting after sign-up, once. */
export function useSignUpToast(): void {
  useEffect(() => {
    const { signUpToast } = loginState.get();
    if (!signUpToast) return;
    loginState.update({ signUpToast: null });
    showToast(signUpToast, { kind: 'good' });
  }, []);
}
