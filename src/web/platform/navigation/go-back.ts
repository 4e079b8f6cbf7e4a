/** One way back for our arrow and the host's button: close what lies on top, go back, else leave to the host. */
import { useRouter } from '@tanstack/react-router';
import { isEmbedded } from '../host/embedded-mode.ts';
import { notifyHost } from '../host/host-bridge.ts';
import { pathTo } from '../paths.ts';

type BackRouter = {
  history: { canGoBack: () => boolean; back: () => void; replace: (path: string) => void };
};

export function goBack({ history }: BackRouter, fallback: string = pathTo('home')): void {
  // An open overlay is the newest step of the history, so going back closes it.
  if (history.canGoBack()) history.back();
  else if (isEmbedded()) void notifyHost('Back');
  else history.replace(fallback);
}

export function useGoBack(fallback?: string): () => void {
  const router = useRouter();
  return () => goBack(router, fallback);
}
