import { useEffect, useState, useSyncExternalStore } from 'react';
import { BasicIcon } from '#ui/icons/basic-icon.tsx';
import { uiTexts } from '#ui/texts/ui.texts.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toast-store.ts';

const TOAST_MS = 3000;

const ICON = { info: 'info', good: 'check-circle', warn: 'warning', bad: 'error' } as const;
const TONE = { info: 'text-info', good: 'text-good', warn: 'text-warn', bad: 'text-bad' } as const;
const NONE: readonly Toast[] = [];

/** Mounted once near the root; errors interrupt a screen reader, everything else waits its turn. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE);
  const [paused, setPaused] = useState(false);
  const hold = { onPointerEnter: () => setPaused(true), onFocus: () => setPaused(true) };
  const release = { onPointerLeave: () => setPaused(false), onBlur: () => setPaused(false) };
  // The toast under the pointer may be gone without a leave event.
  if (paused && toasts.length === 0) setPaused(false);
  const urgent = toasts.filter((toast) => toast.kind === 'bad');
  const calm = toasts.filter((toast) => toast.kind !== 'bad');
  return (
    <div className="pt-safe pointer-events-none fixed inset-x-0 top-0 z-50 flex justify-center">
      <div {...hold} {...release} className="flex w-full max-w-sm flex-col px-4">
        <ToastStack role="alert" toasts={urgent} paused={paused} />
        <ToastStack role="status" toasts={calm} paused={paused} />
      </div>
    </div>
  );
}

type ToastStackProps = { role: 'alert' | 'status'; toasts: readonly Toast[]; paused: boolean };

function ToastStack({ role, toasts, paused }: ToastStackProps) {
  return (
    // aria-live is spelt out because an open sheet hides everything else on the page from screen readers.
    <div role={role} aria-live={role === 'alert' ? 'assertive' : 'polite'} aria-atomic="false">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} paused={paused} />
      ))}
    </div>
  );
}

function ToastCard({ toast, paused }: { toast: Toast; paused: boolean }) {
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast.id, paused]);
  return (
    <div className="pointer-events-auto mt-2 flex animate-arrive items-start gap-3 rounded-card border border-line bg-paper pl-4 text-sm text-ink shadow-float">
      <BasicIcon name={ICON[toast.kind]} className={classNames('mt-3', TONE[toast.kind])} />
      <p className="min-w-0 flex-1 py-3">{toast.message}</p>
      <button
        type="button"
        className="grid size-11 shrink-0 place-items-center rounded-card text-ink-soft"
        aria-label={uiTexts.dismiss}
        // Focus stays where it is, so that closing a toast never pulls it out of an open sheet.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => dismissToast(toast.id)}
      >
        <BasicIcon name="close" size="small" />
      </button>
    </div>
  );
}
