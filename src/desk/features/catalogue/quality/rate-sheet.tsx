import { useState } from 'react';
import { publishRates, type StaffQuality } from '#contract/staff/qualities.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { LENGTH_UNIT_SYMBOL } from '#domain/shared/length.ts';
import { CURRENCIES, CURRENCY_SYMBOL, type Currency } from '#domain/shared/money.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { CATALOGUE_KEYS } from '../catalogue.queries.ts';
import { catalogueTexts } from '../catalogue.texts.ts';
import { currentRate, RATE_UNIT } from '../rates/rate-text.ts';
import { VALIDITY_OPTIONS, type Validity, validityOf } from '../rates/rate-validity-options.ts';

const texts = catalogueTexts.rates;
const MARKET_OPTIONS = CURRENCIES.map((value) => ({ value, label: texts.markets[value] }));

type Values = { currency: Currency; rate: string; validity: Validity };

export function RateSheet({ quality, onClose }: { quality: StaffQuality; onClose: () => void }) {
  const [values, setValues, draft] = useDraft<Values>(`rate of ${quality.fabId}`, {
    currency: 'INR',
    rate: '',
    validity: 'usual',
  });
  const fill = (change: Partial<Values>) => setValues((now) => ({ ...now, ...change }));
  const unit = RATE_UNIT[values.currency];
  // As the sheet was opened: a second try after a lost answer must not replace what the first one published.
  const [opened] = useState(() => ({ quality, at: new Date() }));
  const publish = useChange({
    send: ({ currency, rate, validity }: Values, idempotencyKey) =>
      call(
        publishRates,
        {
          body: {
            rates: [
              {
                fabId: quality.fabId,
                currency,
                unit: RATE_UNIT[currency],
                rate: rate.trim(),
                replaces: currentRate(opened.quality, currency)?.effectiveFrom ?? null,
                ...validityOf(validity, opened.at),
              },
            ],
          },
        },
        { idempotencyKey },
      ),
    touches: CATALOGUE_KEYS,
    done: ({ published }) => texts.published(published),
    onDone: draft.discardThen(onClose),
  });
  return (
    <ActionSheet
      title={texts.newRateTitle}
      description={quality.quality}
      action={texts.newRate}
      change={publish}
      shownFields={['rates.0.rate']}
      draft={draft}
      onSubmit={() => publish.run(values)}
      onClose={onClose}
    >
      <Select
        label={texts.market}
        options={MARKET_OPTIONS}
        value={values.currency}
        onChange={(event) => fill({ currency: event.target.value as Currency })}
      />
      <Field
        kind="decimal"
        label={texts.rate}
        prefix={CURRENCY_SYMBOL[values.currency]}
        suffix={`/${LENGTH_UNIT_SYMBOL[unit]}`}
        value={values.rate}
        error={publish.fields['rates.0.rate']}
        autoFocus
        onChange={(event) => fill({ rate: event.target.value })}
      />
      <Select
        label={texts.validity}
        options={VALIDITY_OPTIONS}
        value={values.validity}
        onChange={(event) => fill({ validity: event.target.value as Validity })}
      />
    </ActionSheet>
  );
}
