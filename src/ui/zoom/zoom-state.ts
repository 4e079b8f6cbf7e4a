/** How far a picture is zoomed and moved; offsets are shares of the frame, so that two frames of any size move alike. */
export type ZoomState = { readonly scale: number; readonly x: number; readonly y: number };
/** 0,0 is the middle of the frame, ±0.5 its edges. */
export type ZoomPoint = { readonly x: number; readonly y: number };

export const UNZOOMED: ZoomState = { scale: 1, x: 0, y: 0 };
export const LARGEST_SCALE = 8;

/** What lies under the point stays under it. */
export function zoomAt(state: ZoomState, factor: number, point: ZoomPoint = { x: 0, y: 0 }): ZoomState {
  const scale = Math.min(LARGEST_SCALE, Math.max(1, state.scale * factor));
  const ratio = scale / state.scale;
  return clamped({
    scale,
    x: point.x - (point.x - state.x) * ratio,
    y: point.y - (point.y - state.y) * ratio,
  });
}

export function moveBy(state: ZoomState, by: ZoomPoint): ZoomState {
  return clamped({ ...state, x: state.x + by.x, y: state.y + by.y });
}

/** The picture never leaves its frame. */
function clamped({ scale, x, y }: ZoomState): ZoomState {
  const most = (scale - 1) / 2;
  const keep = (share: number) => Math.min(most, Math.max(-most, share)) || 0;
  return { scale, x: keep(x), y: keep(y) };
}

const STEP = 1.5;
const MOVE = 0.1;

/** Null for keys that mean nothing here. */
export function zoomByKey(state: ZoomState, key: string): ZoomState | null {
  switch (key) {
    case '+':
    case '=':
      return zoomAt(state, STEP);
    case '-':
    case '_':
      return zoomAt(state, 1 / STEP);
    case '0':
      return UNZOOMED;
    case 'ArrowLeft':
      return moveBy(state, { x: MOVE, y: 0 });
    case 'ArrowRight':
      return moveBy(state, { x: -MOVE, y: 0 });
    case 'ArrowUp':
      return moveBy(state, { x: 0, y: MOVE });
    case 'ArrowDown':
      return moveBy(state, { x: 0, y: -MOVE });
    default:
      return null;
  }
}
