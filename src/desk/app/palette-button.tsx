import { useEffect, useEffectEvent } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { paletteTexts as texts } from './palette.texts.ts';

export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex min-h-11 items-center gap-2.5 rounded-control border border-line-strong px-3 text-sm text-ink-soft hover:bg-ground wide:w-full"
    >
      <Icon name="search" />
      <span className="flex-1 text-left">{texts.open}</span>
      <kbd className="text-xs max-wide:hidden">{texts.shortcut}</kbd>
    </button>
  );
}

/** Ctrl K, or ⌘ K, from anywhere in the desk. */
export function usePaletteKey(onOpen: () => void): void {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
