import { formatLengthFor, LENGTH_UNIT_SYMBOL, type LengthUnit, roundedDown } from '#domain/shared/length.ts';
import { lengthOf } from '#domain/shared/wire-figures.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { createOrderTexts } from '../create-order.texts.ts';
import { freeText, sumOf } from '../form/colour-lines.ts';
import type { OrderConfig } from '../form/order-config.ts';
import { lengthFigures, parseLengthInput } from '../form/parse-length-input.ts';
import type { OrderForm } from '../form/use-order-form.ts';

const texts = createOrderTexts.quantity;

export type LotChoiceProps = {
  order: OrderForm;
  /** Lots that are not cut are taken or left. */
  isWhole: boolean;
};

/** Cloth from the shelf, lot by lot, with what is free of each. */
export function LotChoice({ order, isWhole }: LotChoiceProps) {
  const { formData, values, change } = order;
  const { config, reader } = formData;
  const replace = (place: number, share: string) => {
    const lines = values.lines.map((line, at) => (at === place ? share : line));
    change({ lines, quantity: sumOf(lines, config.unit) });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 text-sm font-semibold">{isWhole ? texts.wholeLots : texts.fromLot}</legend>
      <div className={isWhole ? '' : 'grid grid-cols-2 gap-x-3 gap-y-2 md:grid-cols-3 wide:grid-cols-2'}>
        {config.colours.map((lot, place) =>
          isWhole ? (
            <Checkbox
              key={lot.lotId}
              name="lines"
              label={texts.lotWith(lotName(lot, place), wholeLengthText(lot, reader))}
              checked={(values.lines[place] ?? '') !== ''}
              disabled={isGone(lot)}
              onChange={({ target }) => replace(place, target.checked ? freeText(config, place) : '')}
            />
          ) : (
            <Field
              key={lot.lotId}
              name="lines"
              label={lotName(lot, place)}
              kind="decimal"
              suffix={LENGTH_UNIT_SYMBOL[config.unit]}
              value={values.lines[place] ?? ''}
              disabled={isGone(lot)}
              help={freeLengthText(lot, reader)}
              onChange={({ target }) => replace(place, lengthFigures(target.value))}
            />
          ),
        )}
      </div>
      <LotSum order={order} />
    </fieldset>
  );
}

type Lot = OrderConfig['colours'][number];

function lotName({ colour }: Lot, place: number): string {
  return colour ?? texts.lot(place + 1);
}

function isGone({ free }: Lot): boolean {
  return free === null || BigInt(free.thousandths) <= 0n;
}

function freeLengthText(lot: Lot, reader: LengthUnit): string {
  if (isGone(lot) || lot.free === null) return texts.soldOut;
  return texts.available(formatLengthFor(roundedDown(lengthOf(lot.free), null), reader));
}

function wholeLengthText(lot: Lot, reader: LengthUnit): string {
  return lot.free === null || isGone(lot) ? texts.soldOut : formatLengthFor(lengthOf(lot.free), reader);
}

function LotSum({ order: { formData, values, problemAt } }: { order: OrderForm }) {
  const whole = parseLengthInput(values.quantity, formData.config.unit);
  const problem = problemAt('lines');
  return (
    <p
      role="status"
      className={classNames('figures flex min-h-5 gap-1 text-sm', problem ? 'text-bad' : 'text-ink-soft')}
    >
      {problem && <Icon name="error" size="small" className="mt-0.5" />}
      {problem ?? (whole && texts.total(formatLengthFor(whole, formData.reader)))}
    </p>
  );
}
