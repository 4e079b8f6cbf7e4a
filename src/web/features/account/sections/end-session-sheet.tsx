import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endSession } from '#contract/customer/auth.ts';
import { Button } from '#ui/buttons/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { accountQueries } from '../account.queries.ts';
import type { DeviceSession } from './device-row.tsx';
import { securityTexts } from './security.texts.ts';

const TEXTS = securityTexts.devices;

/** Asks once more before another device is signed out. */
export function EndSessionSheet({ session, onClose }: { session: DeviceSession; onClose: () => void }) {
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => call(endSession, { params: { sessionId: session.sessionId } }),
    onSuccess: () => {
      showToast(TEXTS.signedOut, { kind: 'good' });
      onClose();
      return client.invalidateQueries(accountQueries.sessions());
    },
    onError: (error) => void showToast(errorMessage(error), { kind: 'bad' }),
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={TEXTS.question}
      foot={
        <>
          <Button variant="secondary" onClick={onClose}>
            {TEXTS.cancel}
          </Button>
          <Button variant="danger" busy={end.isPending} onClick={() => end.mutate()}>
            {TEXTS.signOut}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{TEXTS.effect(session.device)}</p>
    </Sheet>
  );
}
