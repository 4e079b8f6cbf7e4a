import type { StaffQuality } from '#contract/staff/qualities.ts';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { momentColumn } from '#desk/widgets/table/figure-columns.ts';
import { RowLink } from '#desk/widgets/table/row-link.tsx';
import { TwoLines } from '#desk/widgets/table/two-lines.tsx';
import { CURRENCIES, CURRENCY_SYMBOL, type Currency } from '#domain/shared/money.ts';
import { catalogueTexts } from '../catalogue.texts.ts';
import { CurrentRate } from './current-rate.tsx';
import { currentRate, currentRateText, plainRate } from './rate-text.ts';
import { isRateChanged, rateKey, type TypedRate, type TypedRates } from './typed-rates.ts';

const texts = catalogueTexts.rates;

export type RateColumnsOptions = {
  now: Date;
  typed: TypedRates;
  problems: Readonly<Record<string, string>>;
  /** Null: this person may not publish. */
  onType: ((quality: StaffQuality, change: Pick<TypedRate, 'currency' | 'rate'>) => void) | null;
};

export function rateColumns(options: RateColumnsOptions): Column<StaffQuality>[] {
  return [
    {
      id: 'quality',
      label: catalogueTexts.qualities.columns.quality,
      text: ({ quality }) => quality,
      cell: ({ fabId, quality, supplierName }) => (
        <TwoLines
          first={
            <RowLink to={`/qualities/${fabId}`} wraps>
              {quality}
            </RowLink>
          }
          second={supplierName}
        />
      ),
    },
    textColumn('supplier', catalogueTexts.qualities.columns.supplier, (quality) => quality.supplierName, {
      isHidden: true,
    }),
    ...CURRENCIES.flatMap((currency) => [
      nowColumn(currency, options),
      ...(options.onType ? [nextColumn(currency, options)] : []),
    ]),
    momentColumn('since', texts.since, publishedAt, { wideOnly: true }),
  ];
}

function nowColumn(currency: Currency, { now }: RateColumnsOptions): Column<StaffQuality> {
  return textColumn<StaffQuality>(
    `now-${currency}`,
    texts.now(currency),
    (quality) => currentRateText(quality, currency, now),
    {
      csv: (quality) => plainRate(quality, currency),
      cell: (quality) => <CurrentRate quality={quality} currency={currency} now={now} />,
      sortBy: (quality) => {
        const current = currentRate(quality, currency);
        return current && BigInt(current.rate.price.minor);
      },
      isFigure: true,
      wideOnly: true,
    },
  );
}

function nextColumn(
  currency: Currency,
  { typed, problems, onType }: RateColumnsOptions,
): Column<StaffQuality> {
  return {
    id: `next-${currency}`,
    label: texts.next(currency),
    text: ({ fabId }) => typed[rateKey(fabId, currency)]?.rate ?? '',
    isUnsorted: true,
    cell: (quality) => {
      const key = rateKey(quality.fabId, currency);
      return (
        <RateInput
          label={texts.newRateOf(quality.quality, currency)}
          currency={currency}
          value={typed[key]?.rate ?? ''}
          problem={problems[key] ?? (isRateChanged(quality, typed[key]) ? texts.moved : undefined)}
          onChange={(rate) => onType?.(quality, { currency, rate })}
        />
      );
    },
  };
}

type RateInputProps = {
  label: string;
  currency: Currency;
  value: string;
  problem: string | undefined;
  onChange: (rate: string) => void;
};

function RateInput({ label, currency, value, problem, onChange }: RateInputProps) {
  return (
    <span className="block w-20 wide:w-28">
      <span className="relative flex">
        <span aria-hidden="true" className="absolute top-2.5 left-2.5 text-ink-soft">
          {CURRENCY_SYMBOL[currency]}
        </span>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="figures min-h-10 w-full rounded-control border border-line-strong bg-paper pr-2 pl-6 text-right aria-invalid:border-bad max-wide:min-h-11"
        />
      </span>
      {problem && <span className="mt-0.5 block text-xs text-bad">{problem}</span>}
    </span>
  );
}

function publishedAt({ rates }: StaffQuality): string | null {
  return (
    rates
      .map(({ effectiveFrom }) => effectiveFrom)
      .toSorted()
      .at(-1) ?? null
  );
}
