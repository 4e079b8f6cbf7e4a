import type { ChangeEvent } from 'react';
import { SAMPLE_CHOICES } from '#contract/customer/quotes.ts';
import type { StaffRequest } from '#contract/staff/requests.ts';
import { BadgeChoice } from '#desk/widgets/badges/badge-choice.tsx';
import { CREDIT_PERIODS_DAYS } from '#domain/account/choices/credit-period.ts';
import { creditDaysText } from '#domain/quotes/terms/credit-days.ts';
import { LENGTH_UNIT_SYMBOL } from '#domain/shared/length.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { CURRENCY_SYMBOL } from '#domain/shared/money.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { BreakRows } from './break-rows.tsx';
import { termOptions } from './delivery-terms.ts';
import { QuoteFiles } from './quote-files.tsx';
import { quoteFormTexts as texts } from './quote-form.texts.ts';
import { placeOfTerm, type QuoteValues } from './quote-values.ts';

type TextName = Exclude<keyof QuoteValues, 'badges' | 'breaks' | 'files'>;

export type QuoteFieldsProps = {
  request: StaffRequest;
  values: QuoteValues;
  fields: Readonly<Record<string, string>>;
  fill: (change: Partial<QuoteValues>) => void;
};

/** Their sentences stand beside them. */
export const SHOWN_FIELDS: readonly string[] = [
  'supplierId',
  'supplierRate',
  'marginPercent',
  'minimum',
  'minimumPerColour',
  'breaks',
  'tolerancePercent',
  'leadDays',
  'transitDays',
  'deliveryTerm',
  'deliveryPlace',
  'validTill',
  'logisticCost',
  'advancePercent',
  'creditDays',
  'note',
  'fileIds',
];

const ROW = 'grid grid-cols-2 items-start gap-x-3 md:grid-cols-3 wide:grid-cols-4';

export function QuoteFields({ request, values, fields, fill }: QuoteFieldsProps) {
  const { currency } = MARKET_RULES[request.buyer.market];
  const unit = LENGTH_UNIT_SYMBOL[request.sheet.unit];
  const bound = (name: TextName) => ({
    name,
    value: values[name],
    error: fields[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      fill({ [name]: event.target.value } as Partial<QuoteValues>),
  });
  const symbol = CURRENCY_SYMBOL[currency];
  return (
    <>
      <div className={ROW}>
        <Field
          kind="decimal"
          label={texts.supplierRate}
          prefix={symbol}
          suffix={`/${unit}`}
          {...bound('supplierRate')}
        />
        <Field kind="decimal" label={texts.margin} suffix="%" {...bound('marginPercent')} />
        <Field
          kind="decimal"
          label={texts.freight}
          prefix={symbol}
          help={texts.freightHelp}
          {...bound('logisticCost')}
        />
        <Field kind="whole-number" label={texts.lead} suffix={texts.days} {...bound('leadDays')} />
        <Field
          kind="whole-number"
          label={texts.transit}
          suffix={texts.days}
          optional
          {...bound('transitDays')}
        />
        <DateField label={texts.validTill} {...bound('validTill')} />
        <Select
          label={texts.term}
          options={termOptions(request.buyer.market)}
          {...bound('deliveryTerm')}
          onChange={({ target }) => {
            const deliveryTerm = target.value as QuoteValues['deliveryTerm'];
            fill({ deliveryTerm, deliveryPlace: placeOfTerm(deliveryTerm, request) });
          }}
        />
        <Field
          label={values.deliveryTerm === 'fob' ? texts.loadingPort : texts.place}
          optional={values.deliveryTerm !== 'fob'}
          {...bound('deliveryPlace')}
        />
        <Field kind="whole-number" label={texts.tolerance} suffix="%" {...bound('tolerancePercent')} />
        <Field kind="whole-number" label={texts.advance} suffix="%" {...bound('advancePercent')} />
        <Select label={texts.credit} options={CREDIT_OPTIONS} {...bound('creditDays')} />
        <Select label={texts.sample} options={SAMPLE_OPTIONS} {...bound('sample')} />
        <Field kind="decimal" label={texts.minimum} suffix={unit} optional {...bound('minimum')} />
        <Field
          kind="decimal"
          label={texts.minimumPerColour}
          suffix={unit}
          optional
          {...bound('minimumPerColour')}
        />
      </div>
      <BreakRows
        rows={values.breaks}
        unit={unit}
        symbol={symbol}
        error={fields.breaks}
        onChange={(breaks) => fill({ breaks })}
      />
      <Deviations bound={bound} />
      <BadgeChoice legend={texts.badges} badges={values.badges} onChange={(badges) => fill({ badges })} />
      <TextArea label={texts.note} optional rows={2} maxLength={1000} {...bound('note')} />
      <QuoteFiles
        fabId={request.fabId}
        files={values.files}
        error={fields.fileIds}
        onChange={(files) => fill({ files })}
      />
    </>
  );
}

const CREDIT_OPTIONS = CREDIT_PERIODS_DAYS.map((days) => ({
  value: String(days),
  label: creditDaysText(days),
}));
const SAMPLE_OPTIONS = SAMPLE_CHOICES.map((value) => ({ value, label: texts.samples[value] }));

type Bound = (name: TextName) => {
  name: TextName;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

function Deviations({ bound }: { bound: Bound }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-2">
      <legend className="sr-only">{texts.deviations}</legend>
      <p className="text-sm font-bold">{texts.deviations}</p>
      <p className="pb-2 text-sm text-ink-soft">{texts.deviationsLead}</p>
      <div className="grid grid-cols-2 gap-x-3 md:grid-cols-3 wide:grid-cols-6">
        <Field kind="decimal" label={texts.width} {...bound('width')} />
        <Field kind="decimal" label={texts.weight} {...bound('weight')} />
        <Field kind="whole-number" label={texts.epi} {...bound('epi')} />
        <Field kind="whole-number" label={texts.ppi} {...bound('ppi')} />
        <Field label={texts.warp} {...bound('warp')} />
        <Field label={texts.weft} {...bound('weft')} />
      </div>
    </fieldset>
  );
}
