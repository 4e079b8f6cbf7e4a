import { useEffect, useRef } from 'react';
import { SearchInput, type SearchInputProps } from '#ui/fields/search-input.tsx';
import { tableTexts } from './table.texts.ts';

export type TableSearchProps = Pick<SearchInputProps, 'words' | 'placeholder' | 'onSearch'>;

/** "/" leads here from anywhere on the screen. */
export function TableSearch(props: TableSearchProps) {
  const input = useRef<HTMLInputElement>(null);
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
    <SearchInput
      {...props}
      ref={input}
      label={tableTexts.search}
      isSmall
      className="w-full max-w-80 min-w-48 flex-1"
    />
  );
}
