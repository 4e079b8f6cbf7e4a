import { useIsRestoring, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '#ui/theme/when-idle.ts';
import { isEmbedded } from '#web/platform/host/embedded-mode.ts';
import { isSignedIn } from '#web/platform/session/login-state.ts';

/** While a signed-in screen rests, the wizard is made ready for use offline. */
export function WizardReady() {
  const client = useQueryClient();
  const isRestoring = useIsRestoring();
  useEffect(() => {
    // A host app has no worker that would open the screen offline.
    if (isRestoring || isEmbedded()) return;
    return whenIdle(() => {
      import('#web/features/create-request/keep-wizard-ready.ts')
        // Whoever has signed out in the meantime is asked about no more.
        .then(({ keepWizardReady }) => (isSignedIn() ? keepWizardReady(client) : undefined))
        // The wizard asks again when it is opened, and says what went wrong.
        .catch(() => {});
    });
  }, [client, isRestoring]);
  return null;
}
