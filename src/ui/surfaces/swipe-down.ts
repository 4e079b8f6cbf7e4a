import { type PointerEvent, type RefObject, useRef } from 'react';

/** A pull of a quarter of the sheet, or a short quick flick, closes it. */
export function closesSheet(pulledPixels: number, sheetPixels: number, milliseconds: number): boolean {
  const flicked = pulledPixels > 24 && pulledPixels / Math.max(milliseconds, 1) > 0.6;
  return flicked || pulledPixels > sheetPixels / 4;
}

/** Lets a finger pull the panel down by its handle; the panel follows and then either closes or springs back. */
export function useSwipeDown(panel: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<{ y: number; at: number } | null>(null);

  const pull = (event: PointerEvent<HTMLElement>) => {
    if (!start.current || !panel.current) return;
    panel.current.style.transition = 'none';
    panel.current.style.transform = `translateY(${Math.max(0, event.clientY - start.current.y)}px)`;
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    const from = start.current;
    start.current = null;
    if (!from || !panel.current) return;
    panel.current.style.transition = '';
    panel.current.style.transform = '';
    if (closesSheet(event.clientY - from.y, panel.current.offsetHeight, event.timeStamp - from.at)) onClose();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button')) return;
      start.current = { y: event.clientY, at: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: pull,
    onPointerUp: release,
    onPointerCancel: release,
  };
}
