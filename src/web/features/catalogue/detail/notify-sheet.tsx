import { useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { lowerRateProblem } from '#domain/catalogue/rates/quality-alert.ts';
import { formatRateFor } from '#domain/quotes/rate.ts';
import { LENGTH_UNIT_SYMBOL } from '#domain/shared/length.ts';
import { CURRENCY_SYMBOL, parseAmount } from '#domain/shared/money.ts';
import { rateOf } from '#domain/shared/wire-figures.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { catalogueTexts } from '../catalogue.texts.ts';
import type { Quality } from './quality.ts';

const { notify: texts } = catalogueTexts;

export type NotifySheetProps = {
  quality: Quality;
  onClose: () => void;
  onSave: (below: string) => Promise<void>;
};

export function NotifySheet({ quality: { rate }, onClose, onSave }: NotifySheetProps) {
  const reader = useBuyerUnit();
  const [below, setBelow] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (rate === null) return null;
  const { price } = rateOf(rate);
  const save = async () => {
    const typed = parseAmount(below, price.currency);
    const tooHigh = typed.ok ? lowerRateProblem(typed.amount, price) : null;
    if (tooHigh) return setProblem(tooHigh);
    setBusy(true);
    try {
      await onSave(below);
      onClose();
    } catch (error) {
      const field = error instanceof ApiError ? error.body.fields?.below : undefined;
      setProblem(field ?? errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={texts.sheetTitle}
      foot={
        <Button busy={isBusy} onClick={() => void save()}>
          {texts.save}
        </Button>
      }
    >
      <Field
        label={texts.below}
        kind="decimal"
        prefix={CURRENCY_SYMBOL[rate.price.currency]}
        suffix={texts.per(LENGTH_UNIT_SYMBOL[rate.unit])}
        help={texts.now(formatRateFor(rateOf(rate), reader))}
        error={problem ?? undefined}
        value={below}
        onChange={({ target }) => {
          setProblem(null);
          setBelow(target.value);
        }}
      />
    </Sheet>
  );
}
