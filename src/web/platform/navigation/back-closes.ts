/** Lets Back put away a sheet that no address can open, such as the question for a code. */
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

export function useBackCloses(onClose: () => void): void {
  const { history } = useRouter();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    let isOnTop = false;
    // A moment later, so that a sheet which is taken down at once leaves no step behind.
    const timer = setTimeout(() => {
      history.push(history.location.href, history.location.state);
      isOnTop = true;
    });
    const stop = history.subscribe(({ action }: { action: { type: string } }) => {
      if (!isOnTop || action.type !== 'BACK') return;
      isOnTop = false;
      close();
    });
    return () => {
      clearTimeout(timer);
      stop();
      if (isOnTop) history.back();
    };
  }, [history]);
}
