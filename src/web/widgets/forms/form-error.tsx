import { useEffect, useRef } from 'react';
import { BasicIcon } from '#ui/icons/basic-icon.tsx';

/** What went wrong with the whole form, said where it happened. */
export function FormError({ error, words }: { error: unknown; words: (error: unknown) => string }) {
  const ref = useRef<HTMLParagraphElement>(null);
  // A long form is sent from its end, far from where this is said.
  useEffect(() => {
    if (error) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  if (!error) return null;
  return (
    <p ref={ref} role="alert" className="flex gap-2 rounded-control bg-bad-soft px-3 py-2 text-sm text-bad">
      <BasicIcon name="error" className="mt-px" />
      {words(error)}
    </p>
  );
}
