import { Spinner } from '#ui/feedback/spinner.tsx';
import { isEmbedded } from '#web/platform/host/embedded-mode.ts';

/** The host app shows its own sign of loading, so inside it we show none. */
export function ScreenPending() {
  if (isEmbedded()) return null;
  return (
    <main id="content" className="grid min-h-[60dvh] flex-1 place-items-center text-brand-600">
      <Spinner size="large" />
    </main>
  );
}
