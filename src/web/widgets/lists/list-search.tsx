import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '#ui/icons/icon.tsx';

const PAUSE_MS = 300;

export type ListSearchProps = {
  /** As they stand in the address. */
  words: string;
  label: string;
  placeholder: string;
};

/** Searches as the buyer types; the words live in the address, so Back and reload keep them. */
export function ListSearch({ words, label, placeholder }: ListSearchProps) {
  const router = useRouter();
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  // Changed from outside: Back, a link, or "clear".
  if (words !== known) {
    setKnown(words);
    if (words !== typed.trim()) setTyped(words);
  }
  const search = useEffectEvent((next: string) => {
    const { pathname, searchStr } = router.state.location;
    const address = new URLSearchParams(searchStr);
    if (next === '') address.delete('q');
    else address.set('q', next);
    const text = address.toString();
    router.history.replace(text ? `${pathname}?${text}` : pathname);
  });
  useEffect(() => {
    const next = typed.trim();
    if (next === words) return;
    const timer = setTimeout(() => search(next), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, words]);
  return (
    <search className="relative flex">
      <Icon name="search" className="pointer-events-none absolute top-3 left-3 text-ink-soft" />
      <input
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={80}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="min-h-11 w-full min-w-0 appearance-none rounded-control border border-line-strong bg-paper pr-3 pl-10 text-base"
      />
    </search>
  );
}
