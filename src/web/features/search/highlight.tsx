import { Fragment } from 'react';

/** The words that were found, marked in a text. */
export function Highlight({ text, words }: { text: string; words: readonly string[] }) {
  const parts = splitAt(text, words);
  return (
    <>
      {parts.map(({ part, isFound }, place) =>
        isFound ? (
          <mark key={place} className="rounded-sm bg-brand-100 text-ink">
            {part}
          </mark>
        ) : (
          <Fragment key={place}>{part}</Fragment>
        ),
      )}
    </>
  );
}

export function splitAt(text: string, words: readonly string[]): { part: string; isFound: boolean }[] {
  const signs = words.filter(Boolean).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (signs.length === 0) return [{ part: text, isFound: false }];
  const pattern = new RegExp(`(${signs.join('|')})`, 'gi');
  return text
    .split(pattern)
    .map((part, place) => ({ part, isFound: place % 2 === 1 }))
    .filter(({ part }) => part !== '');
}
