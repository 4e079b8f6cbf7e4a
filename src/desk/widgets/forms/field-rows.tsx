/** Fields in rows of their own that can be added and taken away: breaks, fibres. */
import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';

export type FieldRowsProps<Row> = {
  legend: string;
  rows: readonly Row[];
  empty: Row;
  most: number;
  words: { add: string; remove: (place: number) => string };
  error: string | undefined;
  onChange: (rows: readonly Row[]) => void;
  /** The two fields of a row. */
  children: (row: Row, place: number, change: (part: Partial<Row>) => void) => ReactNode;
};

export function FieldRows<Row extends object>(props: FieldRowsProps<Row>) {
  const { legend, rows, empty, most, words, error, onChange, children } = props;
  const change = (place: number, part: Partial<Row>) =>
    onChange(rows.map((row, at) => (at === place ? { ...row, ...part } : row)));
  return (
    <fieldset className="min-w-0 border-t border-line pt-2 pb-2">
      <legend className="sr-only">{legend}</legend>
      <p className="text-sm font-bold">{legend}</p>
      {rows.map((row, place) => (
        <div key={place} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-x-3">
          {children(row, place, (part) => change(place, part))}
          <button
            type="button"
            aria-label={words.remove(place + 1)}
            onClick={() => onChange(rows.filter((_, at) => at !== place))}
            className="mt-6 grid size-12 place-items-center rounded-control text-ink-soft hover:bg-ground"
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
      {error && (
        <p role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
      {rows.length < most && (
        <Button variant="quiet" size="small" icon="plus" onClick={() => onChange([...rows, empty])}>
          {words.add}
        </Button>
      )}
    </fieldset>
  );
}
