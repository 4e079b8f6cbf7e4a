import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { type RollRow, rowProblem } from './roll-problems.ts';
import { shipmentsTexts } from './shipments.texts.ts';

const texts = shipmentsTexts.pack;
const CELLS = ['bale', 'roll', 'lot', 'shade', 'length', 'netKg', 'grossKg', 'points'] as const;
const FIGURES: ReadonlySet<string> = new Set(['length', 'netKg', 'grossKg', 'points']);
/** More are pasted or uploaded. */
const MOST_ROWS = 12;

export type RollRowsProps = {
  rows: readonly RollRow[];
  problems: Readonly<Record<string, string>>;
  onChange: (rows: readonly RollRow[]) => void;
};

/** One or a few rolls, typed in. */
export function RollRows({ rows, problems, onChange }: RollRowsProps) {
  const last = rows.at(-1) ?? {};
  return (
    <div className="flex flex-col gap-3">
      {rows.map((row, place) => (
        <RollFields
          key={place}
          row={row}
          place={place + 1}
          problem={rowProblem(rows, place, problems)}
          onChange={(part) => onChange(rows.map((each, at) => (at === place ? { ...each, ...part } : each)))}
          onRemove={rows.length > 1 ? () => onChange(rows.filter((_, at) => at !== place)) : null}
        />
      ))}
      {rows.length < MOST_ROWS && (
        <Button
          variant="quiet"
          size="small"
          icon="plus"
          onClick={() => onChange([...rows, { bale: last.bale ?? '', lot: last.lot ?? '' }])}
        >
          {texts.add}
        </Button>
      )}
    </div>
  );
}

type RollFieldsProps = {
  row: RollRow;
  place: number;
  problem: string | undefined;
  onChange: (part: RollRow) => void;
  onRemove: (() => void) | null;
};

function RollFields({ row, place, problem, onChange, onRemove }: RollFieldsProps) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-2">
      <legend className="sr-only">{texts.roll(place)}</legend>
      <div className="flex items-center justify-between">
        <p aria-hidden="true" className="text-sm font-bold">
          {texts.roll(place)}
        </p>
        {onRemove && (
          <button
            type="button"
            aria-label={texts.remove(place)}
            onClick={onRemove}
            className="grid size-9 place-items-center rounded-control text-ink-soft hover:bg-ground"
          >
            <Icon name="close" size="small" />
          </button>
        )}
      </div>
      <div className="grid grid-cols-2 gap-x-3 md:grid-cols-4">
        {CELLS.map((cell) => (
          <Field
            key={cell}
            kind={FIGURES.has(cell) ? 'decimal' : 'text'}
            label={texts.cells[cell]}
            aria-label={texts.cellOf(texts.cells[cell], place)}
            value={row[cell] ?? ''}
            maxLength={40}
            onChange={(event) => onChange({ [cell]: event.target.value })}
          />
        ))}
      </div>
      {problem && (
        <p role="status" className="text-sm text-bad">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
