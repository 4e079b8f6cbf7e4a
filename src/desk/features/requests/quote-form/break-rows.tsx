import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { quoteFormTexts as texts } from './quote-form.texts.ts';
import type { BreakRow } from './quote-values.ts';

const MOST_BREAKS = 6;

export type BreakRowsProps = {
  rows: readonly BreakRow[];
  unit: string;
  symbol: string;
  error: string | undefined;
  onChange: (rows: readonly BreakRow[]) => void;
};

/** More cloth, lower rate. */
export function BreakRows({ rows, unit, symbol, error, onChange }: BreakRowsProps) {
  const change = (place: number, part: Partial<BreakRow>) =>
    onChange(rows.map((row, at) => (at === place ? { ...row, ...part } : row)));
  return (
    <fieldset className="min-w-0 border-t border-line pt-2 pb-2">
      <legend className="sr-only">{texts.breaks}</legend>
      <p className="text-sm font-bold">{texts.breaks}</p>
      {rows.map((row, place) => (
        <div key={place} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-x-3">
          <Field
            kind="decimal"
            label={texts.breakFrom(place + 1)}
            suffix={unit}
            value={row.from}
            onChange={(event) => change(place, { from: event.target.value })}
          />
          <Field
            kind="decimal"
            label={texts.breakRate(place + 1)}
            prefix={symbol}
            value={row.supplierRate}
            onChange={(event) => change(place, { supplierRate: event.target.value })}
          />
          <button
            type="button"
            aria-label={texts.removeBreak(place + 1)}
            onClick={() => onChange(rows.filter((_, at) => at !== place))}
            className="mt-6 grid size-12 place-items-center rounded-control text-ink-soft hover:bg-ground"
          >
            ×
          </button>
        </div>
      ))}
      {error && (
        <p role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
      {rows.length < MOST_BREAKS && (
        <Button
          variant="quiet"
          size="small"
          icon="plus"
          onClick={() => onChange([...rows, { from: '', supplierRate: '' }])}
        >
          {texts.addBreak}
        </Button>
      )}
    </fieldset>
  );
}
