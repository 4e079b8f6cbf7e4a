/** Zoom by wheel, pinch, drag and double click for any number of frames that move together. */
import { type PointerEvent, type RefCallback, useRef, useState } from 'react';
import { moveBy, UNZOOMED, type ZoomPoint, type ZoomState, zoomAt, zoomByKey } from './zoom-state.ts';

type Finger = { x: number; y: number };

export type Zoom = {
  state: ZoomState;
  zoomBy: (factor: number) => void;
  reset: () => void;
  onKey: (key: string) => boolean;
  frameRef: RefCallback<HTMLElement>;
  frame: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
    onDoubleClick: () => void;
  };
};

const WHEEL_SPEED = 0.002;
const DOUBLE_CLICK_FACTOR = 2;

export function useZoom(): Zoom {
  const [state, setState] = useState(UNZOOMED);
  const fingers = useRef(new Map<number, Finger>());

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    const box = event.currentTarget.getBoundingClientRect();
    fingers.current.set(event.pointerId, now);
    setState((at) => (other ? pinched(at, { before, now, other }, box) : dragged(at, before, now, box)));
  };
  const lift = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
  };
  return {
    state,
    zoomBy: (factor) => setState((at) => zoomAt(at, factor)),
    reset: () => setState(UNZOOMED),
    onKey(key) {
      const next = zoomByKey(state, key);
      if (next) setState(next);
      return next !== null;
    },
    // React listens to wheels passively, and a passive listener cannot keep the page from scrolling.
    frameRef(frame) {
      const onWheel = (event: WheelEvent) => {
        event.preventDefault();
        const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
        const point = pointIn(box, { x: event.clientX, y: event.clientY });
        setState((at) => zoomAt(at, Math.exp(-event.deltaY * WHEEL_SPEED), point));
      };
      frame?.addEventListener('wheel', onWheel, { passive: false });
      return () => frame?.removeEventListener('wheel', onWheel);
    },
    frame: {
      onPointerDown(event) {
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove,
      onPointerUp: lift,
      onPointerCancel: lift,
      onDoubleClick: () => setState((at) => (at.scale > 1 ? UNZOOMED : zoomAt(at, DOUBLE_CLICK_FACTOR))),
    },
  };
}

function pointIn(box: DOMRect, { x, y }: Finger): ZoomPoint {
  return { x: (x - box.left) / box.width - 0.5, y: (y - box.top) / box.height - 0.5 };
}

function dragged(at: ZoomState, before: Finger, now: Finger, box: DOMRect): ZoomState {
  return moveBy(at, { x: (now.x - before.x) / box.width, y: (now.y - before.y) / box.height });
}

function pinched(
  at: ZoomState,
  { before, now, other }: { before: Finger; now: Finger; other: Finger },
  box: DOMRect,
): ZoomState {
  const apart = (finger: Finger) => Math.hypot(finger.x - other.x, finger.y - other.y);
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
  return zoomAt(at, apart(now) / Math.max(1, apart(before)), pointIn(box, middle));
}
