import {
  type ColourQuantityInput,
  parseQuantity,
  readSplit,
} from '#domain/requests/review/quantity-split.ts';
import { whyNoSplit } from '#domain/requests/review/review-sheet.ts';
import { colourNames } from '#domain/requests/wizard/colours.ts';
import { formatLengthFor, LENGTH_UNIT_SYMBOL, type LengthUnit } from '#domain/shared/length.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { REVIEW_FIELD_LABEL } from '#words/page/requests.ts';
import { requestProblemText } from '#words/request-problem-text.ts';
import { useOfferedOptions } from '../options/use-offered-options.ts';
import { ChoiceCards } from '../parts/choice-cards.tsx';
import { figuresOnly } from '../parts/number-field.tsx';
import { fittedSplit } from './colour-split.ts';
import { reviewTexts } from './review.texts.ts';
import type { SheetProps } from './sheet-props.ts';

const texts = reviewTexts.quantity;
const LENGTH_DECIMALS = 3;

export function QuantityPart(props: SheetProps) {
  const { sheet, draft, problems, change } = props;
  const { lengthUnits } = useOfferedOptions();
  const reader = useBuyerUnit();
  const typed = (next: Partial<Pick<typeof sheet, 'quantity' | 'unit'>>) =>
    change((now) => ({ ...next, colourSplit: fittedSplit({ ...now, ...next }, draft, now) }));
  const reading = parseQuantity(sheet.quantity, sheet.unit);
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={REVIEW_FIELD_LABEL.quantity}
        name="quantity"
        kind="decimal"
        suffix={LENGTH_UNIT_SYMBOL[sheet.unit]}
        value={sheet.quantity ?? ''}
        onChange={({ target }) => typed({ quantity: lengthFigures(target.value) })}
        error={problems.quantity}
        help={reading.ok ? formatLengthFor(reading.length, reader) : quantityHelp(draft)}
      />
      <ChoiceCards
        legend={texts.unit}
        isLegendHidden
        name="unit"
        layout="chips"
        choices={lengthUnits.map(({ word, name }) => ({ value: word, label: name }))}
        value={sheet.unit}
        onChoose={(unit) => typed({ unit: unit as LengthUnit })}
        error={problems.unit}
      />
      {reading.ok && whyNoSplit(draft) === null && <ColourSplit {...props} />}
    </div>
  );
}

/** One colour, or none as in greige, has no total of colours. */
function quantityHelp(draft: SheetProps['draft']): string | undefined {
  return whyNoSplit(draft) === null ? texts.help : undefined;
}

/** How much of each colour; equal shares to begin with. */
function ColourSplit({ sheet, draft, problems, change }: SheetProps) {
  const names = colourNames(draft.color);
  const replace = (place: number, quantity: string) =>
    change((now) => ({
      colourSplit: now.colourSplit.map((row, at) => (at === place ? { ...row, quantity } : row)),
    }));
  const again = () => change((now) => ({ colourSplit: fittedSplit({ ...now, colourSplit: [] }, draft) }));
  return (
    <fieldset className="flex min-w-0 flex-col gap-1 rounded-card border border-line bg-paper p-3">
      <legend className="px-1 text-sm font-semibold text-ink">{texts.perColour}</legend>
      <div className="grid grid-cols-2 gap-x-3 gap-y-2 md:grid-cols-3 wide:grid-cols-2">
        {sheet.colourSplit.map((row, place) => (
          <Field
            key={place}
            label={names[place] ?? texts.colour(place + 1)}
            name="colourSplit"
            kind="decimal"
            suffix={LENGTH_UNIT_SYMBOL[sheet.unit]}
            value={row.quantity}
            onChange={({ target }) => replace(place, lengthFigures(target.value))}
          />
        ))}
      </div>
      <SplitSum rows={sheet.colourSplit} sheet={sheet} draft={draft} error={problems.colourSplit} />
      <Button variant="quiet" size="small" className="self-start" onClick={again}>
        {texts.splitEqually}
      </Button>
    </fieldset>
  );
}

type SplitSumProps = Pick<SheetProps, 'sheet' | 'draft'> & {
  rows: readonly ColourQuantityInput[];
  error: string | undefined;
};

function SplitSum({ rows, sheet, draft, error }: SplitSumProps) {
  const whole = parseQuantity(sheet.quantity, sheet.unit);
  const reading = whole.ok ? readSplit(rows, whole.length, draft.numberOfColors ?? 0) : null;
  const words = error ?? (reading?.ok === false ? requestProblemText(reading.problem) : null);
  return (
    <p
      role="status"
      className={classNames('figures flex min-h-5 gap-1 text-sm', words ? 'text-bad' : 'text-good')}
    >
      <Icon name={words ? 'error' : 'check-circle'} size="small" className="mt-0.5" />
      {words ?? texts.addsUp}
    </p>
  );
}

function lengthFigures(text: string): string {
  return figuresOnly(text.replaceAll(',', ''), LENGTH_DECIMALS);
}
