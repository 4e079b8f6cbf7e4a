import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { tableTexts } from './table.texts.ts';

const PAUSE_MS = 250;

export type TableSearchProps = { words: string; placeholder: string; onSearch: (words: string) => void };

/** Searches as one types; "/" leads here from anywhere on the screen. */
export function TableSearch({ words, placeholder, onSearch }: TableSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  // Changed from outside: Back, a saved view, or "clear".
  if (words !== known) {
    setKnown(words);
    if (words !== typed.trim()) setTyped(words);
  }
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    const next = typed.trim();
    if (next === words) return;
    const timer = setTimeout(() => search(next), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, words]);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
      if (event.key !== '/' || isTyping || event.metaKey || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, []);
  return (
    <search className="relative flex w-full max-w-80 min-w-48 flex-1">
      <Icon name="search" className="pointer-events-none absolute top-3 left-3 text-ink-soft" />
      <input
        ref={input}
        type="search"
        aria-label={tableTexts.search}
        placeholder={placeholder}
        maxLength={80}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="min-h-11 w-full min-w-0 appearance-none rounded-control border border-line-strong bg-paper pr-3 pl-10 text-sm"
      />
    </search>
  );
}
