import { type ReactNode, useId } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { createOrderTexts } from '../create-order.texts.ts';

const texts = createOrderTexts.lines;

export type SummaryLineProps = {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  /** Nothing is chosen yet. */
  isEmpty?: boolean;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** One line of the order: what was settled, and a way to change it in its own place. */
export function SummaryLine({
  label,
  value,
  note,
  isEmpty = false,
  isOpen,
  onToggle,
  children,
}: SummaryLineProps) {
  const id = useId();
  const action = isOpen ? texts.done : isEmpty ? texts.add : texts.change;
  return (
    <section aria-label={label} className="border-t border-line py-2">
      <LineFace
        label={label}
        value={value}
        note={note}
        action={
          <Button
            variant="quiet"
            size="small"
            aria-label={texts.of(action, label)}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={onToggle}
          >
            {action}
          </Button>
        }
      />
      <div id={id} hidden={!isOpen} className="pt-2 pb-2">
        <div className="flex flex-col gap-3">{children}</div>
      </div>
    </section>
  );
}

type LineFaceProps = { label: string; value: ReactNode; note?: ReactNode; action: ReactNode };

export function LineFace({ label, value, note, action }: LineFaceProps) {
  return (
    <div className="flex items-start justify-between gap-2">
      <div className="min-w-0 flex-1 py-1 text-sm">
        <h3 className="text-ink-soft">{label}</h3>
        <p className="figures text-base font-semibold wrap-anywhere">{value}</p>
        {note && <div className="figures text-ink-soft">{note}</div>}
      </div>
      <div className="-mr-4 shrink-0">{action}</div>
    </div>
  );
}
