import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ChunkLoadError } from '#browser/lazy-screen.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { appTexts } from './app.texts.ts';

/** Stands where a screen should be when it did not load or broke while drawing. */
export function ScreenError({ error }: { error: unknown }) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const isChunkError = error instanceof ChunkLoadError;
  const retry = async () => {
    setBusy(true);
    const isMissing = isChunkError && (error.isStillAwaited || !(await loads(error)));
    // A newer version may have replaced the file, or the browser holds on to the failure: only a fresh page helps.
    if (isMissing && navigator.onLine) window.location.reload();
    await router.invalidate();
    setBusy(false);
  };
  return (
    <main id="content" tabIndex={-1} className="flex-1">
      <h1 className="sr-only">{appTexts.failed}</h1>
      {isChunkError ? (
        <ErrorState
          title={appTexts.notLoaded}
          detail={appTexts.checkConnection}
          busy={isBusy}
          onRetry={() => void retry()}
        />
      ) : (
        <ErrorState busy={isBusy} onRetry={() => void retry()} />
      )}
    </main>
  );
}

function loads(error: ChunkLoadError): Promise<boolean> {
  return error.loadAgain().then(
    () => true,
    () => false,
  );
}
