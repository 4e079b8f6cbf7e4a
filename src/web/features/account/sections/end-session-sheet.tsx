import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endSession } from '#contract/auth.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { showToast } from '#ui/toast-store.ts';
import { call } from '#web/platform/api.ts';
import { errorWords } from '#web/platform/error-words.ts';
import { accountQueries } from '../account.queries.ts';
import type { DeviceSession } from './device-row.tsx';

/** Asks once more before another device is signed out. */
export function EndSessionSheet({ session, onClose }: { session: DeviceSession; onClose: () => void }) {
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => call(endSession, { params: { sessionId: session.sessionId } }),
    onSuccess: () => {
      showToast('That device is signed out.', { kind: 'good' });
      onClose();
      return client.invalidateQueries(accountQueries.sessions());
    },
    onError: (error) => void showToast(errorWords(error), { kind: 'bad' }),
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title="End this sign-in?"
      foot={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" busy={end.isPending} onClick={() => end.mutate()}>
            End sign-in
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{session.device} will need a new code to sign in again.</p>
    </Sheet>
  );
}
