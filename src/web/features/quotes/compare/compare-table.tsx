import type { Quote } from '#contract/customer/quotes.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { useIsWide } from '#web/platform/wide-screen.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { OverlayButton } from '../overlay-button.tsx';
import { Validity } from '../quote/validity.tsx';
import { compareTexts as texts } from './compare.texts.ts';
import { type CompareCell, type CompareLine, compareLines } from './compare-rows.ts';

export type CompareTableProps = { quotes: readonly Quote[]; requiredBy: CalendarDay | null };

/** One column a quote. Wide: labels in a column that stays. Phone: two quotes in sight and the edge of the third, labels above each row. */
export function CompareTable({ quotes, requiredBy }: CompareTableProps) {
  const unit = useBuyerUnit();
  const isWide = useIsWide();
  const Row = isWide ? WideRow : PhoneRow;
  return (
    <section
      aria-label={texts.table}
      // Reached by keyboard, so that it can be scrolled without a pointer.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus.
      tabIndex={0}
      // Where little height is left, as at 200 % zoom, the page scrolls and nothing stays in the way.
      className="group relative -mx-4 snap-x snap-mandatory overflow-auto overscroll-x-contain border-y border-line bg-paper wide:mx-0 wide:scroll-pl-52 wide:rounded-card wide:border-x [@media(height>=40rem)]:max-h-[calc(100dvh-11rem)]"
    >
      <table className="min-w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{texts.caption}</caption>
        <thead>
          <tr>
            {isWide && (
              <td className="left-0 z-3 w-52 [@media(height>=40rem)]:sticky [@media(height>=40rem)]:top-0 min-w-52 border-r border-b border-line bg-paper" />
            )}
            {quotes.map((quote, place) => (
              <ColumnHead key={quote.quoteId} quote={quote} place={texts.place(place + 1, quotes.length)} />
            ))}
          </tr>
        </thead>
        {compareLines(quotes, requiredBy, unit).map((line) => (
          <Row key={line.key} line={line} quotes={quotes} />
        ))}
      </table>
    </section>
  );
}

// A little less than half, so that the next column looks in and says that there is more.
const COLUMN =
  'w-[44vw] max-w-[44vw] min-w-[44vw] snap-start border-r border-line align-top last:border-r-0 wide:w-auto wide:max-w-none wide:min-w-44';

function ColumnHead({ quote, place }: { quote: Quote; place: string }) {
  const { supplier, allowedMoves, quoteId, statusLabel } = quote;
  return (
    <th
      scope="col"
      className={classNames(
        COLUMN,
        'z-2 border-b border-line bg-paper p-3 text-left align-bottom font-normal [@media(height>=40rem)]:sticky [@media(height>=40rem)]:top-0',
      )}
    >
      <span className="figures block text-xs text-ink-soft">{place}</span>
      <span className="block text-base font-bold wrap-anywhere">{supplier.alias}</span>
      <span className="block pb-2 text-ink-soft wrap-anywhere">{supplier.city}</span>
      {allowedMoves.includes('approve') ? (
        <OverlayButton
          view="approve"
          id={quoteId}
          size="small"
          wide
          aria-label={texts.chooseQuote(supplier.alias)}
        >
          {texts.choose}
        </OverlayButton>
      ) : (
        <span className="flex min-h-11 items-center font-semibold text-ink-soft">
          {quote.missingCost ? texts.noTotal : statusLabel}
        </span>
      )}
    </th>
  );
}

type RowProps = { line: CompareLine; quotes: readonly Quote[] };

function WideRow({ line, quotes }: RowProps) {
  return (
    <tbody>
      <tr>
        <th
          scope="row"
          className="sticky left-0 z-1 w-52 min-w-52 border-r border-b border-line bg-ground px-4 py-3 text-left align-top font-semibold"
        >
          {line.label}
        </th>
        <Cells line={line} quotes={quotes} />
      </tr>
    </tbody>
  );
}

function PhoneRow({ line, quotes }: RowProps) {
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={quotes.length}
          className="border-b border-line bg-ground text-left text-xs font-semibold text-ink-soft"
        >
          <span className="sticky left-0 inline-block px-3 py-1">{line.label}</span>
        </th>
      </tr>
      <tr>
        <Cells line={line} quotes={quotes} />
      </tr>
    </tbody>
  );
}

function Cells({ line, quotes }: RowProps) {
  return line.cells.map((cell, place) => {
    const quote = quotes[place];
    return (
      <td
        key={quote?.quoteId}
        className={classNames(
          COLUMN,
          'figures border-b border-line px-3 py-2.5',
          cell.isBest && 'bg-good-soft',
        )}
      >
        {cell.text !== '' && <CellText cell={cell} />}
        {line.key === 'differences' && quote && <DifferenceList quote={quote} />}
        {line.key === 'validity' && quote && <Validity quote={quote} />}
      </td>
    );
  });
}

function CellText({ cell: { text, note, isBest, isMissing, isLate } }: { cell: CompareCell }) {
  return (
    <span
      className={classNames(
        'block',
        isMissing ? 'text-ink-soft italic' : 'font-semibold',
        isLate && 'text-warn',
      )}
    >
      {isLate && <Icon name="warning" size="small" className="mr-1 align-[-0.15em]" />}
      {text}
      {note && <span className="block font-normal text-ink-soft not-italic">{note}</span>}
      {isBest && (
        <span className="flex items-center gap-0.5 text-xs font-bold text-good">
          <Icon name="check" size="small" />
          {texts.best}
        </span>
      )}
    </span>
  );
}

function DifferenceList({ quote: { differences } }: { quote: Quote }) {
  return (
    <ul>
      {differences.map(({ field, label, requested, offered }) => (
        <li key={field} className="flex items-start gap-1 text-warn">
          <Icon name="warning" size="small" className="mt-0.5" />
          <span>
            {texts.difference(label, offered)}
            <span className="block text-ink-soft">{texts.requested(requested)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
