/** A mill's own figures as they travel, to the mill and to the desk. */
import type { OwnQuote } from '#contract/supplier/enquiry.ts';
import type { MillQuoteRow, SimilarQuote } from './mill-quotes.store.ts';

export function figuresOf(row: SimilarQuote) {
  const { currency, unit } = row;
  const rate = (minor: bigint | string) => ({ price: { minor: String(minor), currency }, unit });
  const length = (thousandths: bigint | string) => ({ thousandths: String(thousandths), unit });
  return {
    rate: rate(row.rate_minor),
    minimum: row.minimum_thousandths === null ? null : length(row.minimum_thousandths),
    readyDays: row.ready_days,
    paymentDays: row.payment_days,
    breaks: row.quantity_breaks.map((step) => ({
      from: length(step.fromThousandths),
      rate: rate(step.rateMinor),
    })),
  };
}

export function ownQuoteOf(row: MillQuoteRow, specificationVersion: number): OwnQuote {
  return {
    ...figuresOf(row),
    version: row.version,
    validTill: row.valid_till,
    deviations: row.deviations,
    swatchNote: row.swatch_note,
    hasPhoto: row.photo_file_id !== null,
    sentAt: row.sent_at.toISOString(),
    state: stateOf(row, specificationVersion),
  };
}

const NOT_CHOSEN: readonly (string | null)[] = ['not_selected', 'declined', 'withdrawn'];

function stateOf(row: MillQuoteRow, specificationVersion: number): OwnQuote['state'] {
  if (row.quote_status === 'approved') return 'approved';
  if (NOT_CHOSEN.includes(row.quote_status)) return 'not_selected';
  if (row.specification_version !== specificationVersion) return 'outdated';
  return row.quote_id === null ? 'with_desk' : 'with_buyer';
}
