import { useRouter } from '@tanstack/react-router';
import { ChunkLoadError } from '#browser/lazy-screen.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { appTexts } from './app.texts.ts';

/** Stands where a screen should be when it did not load or broke while drawing. */
export function ScreenError({ error }: { error: unknown }) {
  const router = useRouter();
  const isChunkError = error instanceof ChunkLoadError;
  // A newer build may have replaced the file: only a fresh page helps then.
  const retry = () => (isChunkError ? window.location.reload() : void router.invalidate());
  return (
    <main id="content" tabIndex={-1} className="flex-1">
      <h1 className="sr-only">{appTexts.failed}</h1>
      {isChunkError ? (
        <ErrorState title={appTexts.notLoaded} detail={appTexts.checkConnection} onRetry={retry} />
      ) : (
        <ErrorState onRetry={retry} />
      )}
    </main>
  );
}
