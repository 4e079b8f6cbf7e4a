/** Registers the worker that keeps the shell, once somebody is signed in: visitors of the sign-in page load nothing more. */
import { useEffect } from 'react';
import { isEmbedded } from '#web/platform/host/embedded-mode.ts';

const WORKER_FILE = '/service-worker.js';
export const SERVICE_WORKER_POLICY = 'selvedge-service-worker';

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
};

export function useServiceWorker(): void {
  useEffect(() => {
    // A host app decides itself what it keeps; many web views have no workers anyway.
    if (import.meta.env.DEV || isEmbedded() || !('serviceWorker' in navigator)) return;
    // Without it the app works as before, only not offline.
    navigator.serviceWorker.register(trusted(WORKER_FILE)).catch(() => {});
  }, []);
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The content policy lets a worker start only from an address that is vouched for: ours is one file of our own. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(SERVICE_WORKER_POLICY, { createScriptURL: () => WORKER_FILE });
  return policy?.createScriptURL(url) ?? url;
}
