/** Pulling the page down at its top reads the list afresh, as people know it from their phone. */
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

const FIRES_AT_PX = 72;
const FARTHEST_PX = 96;
const SLOWER = 0.45;

export type Pull = { indicator: RefObject<HTMLDivElement | null>; isRefreshing: boolean };

export function usePullToRefresh(isOn: boolean, refresh: () => Promise<unknown>): Pull {
  const indicator = useRef<HTMLDivElement>(null);
  const [isRefreshing, setRefreshing] = useState(false);
  const fire = useEffectEvent(async () => {
    setRefreshing(true);
    await refresh().catch(() => {});
    setRefreshing(false);
  });
  useEffect(() => {
    if (!isOn) return;
    // The browser's own pull would reload the whole page.
    const root = document.documentElement;
    root.style.overscrollBehaviorY = 'contain';
    const stop = followPull(indicator, () => void fire());
    return () => {
      root.style.overscrollBehaviorY = '';
      stop();
    };
  }, [isOn]);
  return { indicator, isRefreshing };
}

function followPull(indicator: Pull['indicator'], onFire: () => void): () => void {
  let from: number | null = null;
  let pulled = 0;
  const show = (distance: number) => {
    pulled = distance;
    if (!indicator.current) return;
    indicator.current.style.transform = `translateY(${distance}px)`;
    indicator.current.style.opacity = String(Math.min(1, distance / FIRES_AT_PX));
  };
  const begin = ({ touches, target }: TouchEvent) => {
    const isOverSheet = target instanceof Element && target.closest('[role=dialog]') !== null;
    from = window.scrollY <= 0 && touches.length === 1 && !isOverSheet ? (touches[0]?.clientY ?? null) : null;
  };
  const move = ({ touches }: TouchEvent) => {
    if (from === null) return;
    const distance = ((touches[0]?.clientY ?? from) - from) * SLOWER;
    show(Math.max(0, Math.min(FARTHEST_PX, distance)));
  };
  const end = () => {
    if (pulled >= FIRES_AT_PX) onFire();
    from = null;
    show(0);
  };
  const listeners = { touchstart: begin, touchmove: move, touchend: end, touchcancel: end };
  for (const [type, listener] of Object.entries(listeners))
    window.addEventListener(type, listener as EventListener, { passive: true });
  return () => {
    for (const [type, listener] of Object.entries(listeners))
      window.removeEventListener(type, listener as EventListener);
  };
}
