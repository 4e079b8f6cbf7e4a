import { useState } from 'react';
import { Button } from '#ui/button.tsx';

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
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="mb-2 text-sm text-ink">{question}</legend>
      <Button variant="danger" size="small" busy={busy} onClick={onRemove}>
        {label}
      </Button>
      <Button variant="secondary" size="small" autoFocus onClick={() => setAsking(false)}>
        Keep it
      </Button>
    </fieldset>
  );
}
