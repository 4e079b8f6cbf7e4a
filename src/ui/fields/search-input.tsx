import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';

const PAUSE_MS = 300;

export type SearchInputProps = {
  /** What is searched for now, wherever that is kept. */
  words: string;
  label: string;
  placeholder: string;
  onSearch: (words: string) => void;
  isSmall?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
};

/** Searches as one types, after a short pause. */
export function SearchInput({
  words,
  label,
  placeholder,
  onSearch,
  isSmall,
  className,
  ref,
}: SearchInputProps) {
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  // Changed from outside: Back, a link, or "clear".
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
  return (
    <search className={classNames('relative flex', className)}>
      <Icon name="search" className="pointer-events-none absolute top-3 left-3 text-ink-soft" />
      <input
        ref={ref}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={80}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className={classNames(
          'min-h-11 w-full min-w-0 appearance-none rounded-control border border-line-strong bg-paper pr-3 pl-10',
          isSmall ? 'text-sm' : 'text-base',
        )}
      />
    </search>
  );
}
