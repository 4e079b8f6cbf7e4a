import { useRouterState } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { StaffQuote } from '#contract/staff/quotes.ts';
import type { StaffRequest } from '#contract/staff/requests.ts';
import { rateText } from '#desk/widgets/figures.ts';
import { dayText } from '#desk/widgets/time.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Chip, type ChipTone } from '#ui/surfaces/chip.tsx';
import { QuoteCard } from './quote-card.tsx';
import { quotesTexts as texts } from './quotes.texts.ts';

const TONE: Partial<Record<StaffQuote['status'], ChipTone>> = {
  approved: 'good',
  countered: 'warn',
  needs_requote: 'warn',
  renewal_asked: 'warn',
  declined: 'bad',
};
const CELL = 'py-2 pr-3 align-top';
const FIGURE = `figures ${CELL} text-right whitespace-nowrap`;

export type QuoteRowProps = {
  request: StaffRequest;
  quote: StaffQuote;
  columns: number;
  onRevise: (meet: boolean) => void;
};

export function QuoteRow({ request, quote, columns, onRevise }: QuoteRowProps) {
  const id = useId();
  const rowId = `quote-${quote.quoteId}`;
  const isWanted = useRouterState({ select: ({ location }) => location.hash === rowId });
  // What waits for an answer is seen without looking for it.
  const [isOpen, setOpen] = useState(isWanted || quote.openCounterOffer !== null);
  const { number, supplierName, differences, marginBasisPoints } = quote;
  const status = <Chip tone={TONE[quote.status] ?? 'info'}>{quote.statusLabel}</Chip>;
  return (
    <>
      <tr id={rowId} className="border-b border-line">
        <th scope="row" className={`${CELL} text-left font-normal`}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen((now) => !now)}
            className="flex min-h-6 items-center gap-1 font-semibold whitespace-nowrap text-brand-700 hover:underline"
          >
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="small" />
            {number}
          </button>
          <span className="block text-ink-soft">{supplierName}</span>
          <span className="md:hidden">{status}</span>
        </th>
        <td className={FIGURE}>{rateText(quote.rate)}</td>
        <td className={FIGURE}>{rateText(quote.landedRate)}</td>
        <td className={`${FIGURE} max-md:hidden`}>{texts.days(quote.leadDays)}</td>
        <td className={`figures ${CELL} whitespace-nowrap max-md:hidden`}>{dayText(quote.validTill)}</td>
        <td
          className={`${FIGURE} max-md:hidden`}
          title={differences
            .map(({ label, requested, offered }) => texts.deviation(label, requested, offered))
            .join('\n')}
        >
          {differences.length === 0 ? texts.noDeviations : texts.deviationCount(differences.length)}
        </td>
        <td className={`${FIGURE} max-md:hidden`}>{`${marginBasisPoints / 100}%`}</td>
        <td className={`${CELL} max-md:hidden`}>{status}</td>
      </tr>
      {isOpen && (
        <tr id={id} className="border-b border-line bg-ground">
          <td colSpan={columns} className="p-3">
            <QuoteCard request={request} quote={quote} onRevise={onRevise} />
          </td>
        </tr>
      )}
    </>
  );
}
