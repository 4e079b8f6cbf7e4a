import { useIsRestoring, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isEmbedded } from '#web/platform/host/embedded-mode.ts';
import { usePreload } from '#web/platform/use-preload.ts';

/** While a signed-in screen rests, the wizard is made ready for a place without a line. */
export function WizardReady() {
  const client = useQueryClient();
  const [wizard] = useState(() => ({
    preload: () =>
      import('#web/features/create-request/keep-wizard-ready.ts').then((m) => m.keepWizardReady(client)),
  }));
  // A host app has no worker that would open the screen without a line.
  usePreload(wizard, !useIsRestoring() && !isEmbedded());
  return null;
}
