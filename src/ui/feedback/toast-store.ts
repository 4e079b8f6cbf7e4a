export type ToastKind = 'info' | 'good' | 'warn' | 'bad';

export type Toast = { id: number; message: string; kind: ToastKind };

const MOST_TOASTS_AT_ONCE = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a short message; one that is on screen already is not shown twice. */
export function showToast(message: string, { kind = 'info' }: { kind?: ToastKind } = {}): number {
  const shown = toasts.find((toast) => toast.message === message && toast.kind === kind);
  if (shown) return shown.id;
  lastId += 1;
  publish([...toasts, { id: lastId, message, kind }].slice(-MOST_TOASTS_AT_ONCE));
  return lastId;
}

export function dismissToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
