import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { accountTexts } from './account.texts.ts';

export type ConfirmRemoveProps = {
  label: string;
  /** What will be gone. */
  question: string;
  busy: boolean;
  onRemove: () => void;
};

/** Asks once more, right where the button was. */
export function ConfirmRemove({ label, question, busy, onRemove }: ConfirmRemoveProps) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button variant="quiet" size="small" icon="trash" onClick={() => setAsking(true)}>
        {label}
      </Button>
    );
  }
  return (
    <fieldset className="flex w-full flex-wrap items-center gap-2 rounded-control bg-ground p-3">
      <legend className="sr-only">{question}</legend>
      <p aria-hidden="true" className="w-full text-sm text-ink">
        {question}
      </p>
      <Button variant="danger" size="small" busy={busy} onClick={onRemove}>
        {label}
      </Button>
      <Button variant="secondary" size="small" autoFocus onClick={() => setAsking(false)}>
        {accountTexts.keep}
      </Button>
    </fieldset>
  );
}
