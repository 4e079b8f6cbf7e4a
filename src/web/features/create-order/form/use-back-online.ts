import { useEffect, useEffectEvent } from 'react';

/** When the connection returns, what failed for want of it is looked at again. */
export function useBackOnline(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const listen = () => back();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
}
