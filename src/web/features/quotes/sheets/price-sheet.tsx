import { useQuery } from '@tanstack/react-query';
import type { Quote, readQuoteAdditional } from '#contract/customer/quotes.ts';
import type { Reply } from '#contract/endpoint.ts';
import { freightExtraText } from '#domain/quotes/delivery-term.ts';
import { formatRateFor } from '#domain/quotes/rate.ts';
import { DETAIL_DATE_FORMAT, formatDate, formatDay } from '#domain/shared/format-date.ts';
import { knownRateOf, rateOf } from '#domain/shared/wire-figures.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { quotesQueries } from '#web/widgets/requests/quotes.queries.ts';
import { formatDays, offerText } from '../quote/quote-text.ts';
import { PriceDetails } from './price-details.tsx';
import { sheetTexts } from './sheets.texts.ts';

const texts = sheetTexts.price;

type Additional = Reply<typeof readQuoteAdditional>;
type Version = Additional['versions'][number];
type CounterOffer = Additional['counterOffers'][number];

/** How the price came about: every version and every offer between them, the freight in it, and what others lately quoted. */
export function PriceSheet({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const query = useQuery(quotesQueries.additional(quote.fabId, quote.quoteId));
  const { data, error, isFetching, refetch } = query;
  return (
    <Sheet
      open
      textOnly
      onClose={onClose}
      title={texts.title(quote.supplier.alias)}
      description={texts.description(quote.number)}
    >
      {data ? (
        <>
          <Versions additional={data} zone={quote.zone} />
          <PriceDetails quote={quote} additional={data} />
        </>
      ) : error ? (
        <ErrorState detail={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={sheetTexts.loading} className="flex flex-col gap-3 py-2">
          <Skeleton shape="title" />
          <Skeleton />
        </div>
      )}
    </Sheet>
  );
}

function Versions({ additional, zone }: { additional: Additional; zone: string }) {
  const versions = additional.versions.toSorted((a, b) => b.version - a.version);
  return (
    <ol className="divide-y divide-line">
      {versions.map((version) => (
        <li key={version.version} className="py-3">
          <VersionLine version={version} zone={zone} />
          {additional.counterOffers
            .filter((offer) => offer.version === version.version)
            .map((offer) => (
              <OfferLine key={offer.madeAt} offer={offer} zone={zone} />
            ))}
        </li>
      ))}
    </ol>
  );
}

function VersionLine({ version, zone }: { version: Version; zone: string }) {
  const unit = useBuyerUnit();
  return (
    <>
      <p className="flex justify-between gap-3 font-semibold">
        <span>{texts.version(version.version)}</span>
        <span className="figures">{formatRateFor(rateOf(version.rate), unit)}</span>
      </p>
      <p className="figures text-sm text-ink-soft">
        {texts.facts(
          freightExtraText(version.deliveryTerm) ??
            texts.landed(formatRateFor(knownRateOf(version.landedRate), unit)),
          formatDays(version.leadDays),
          formatDay(version.validTill, DETAIL_DATE_FORMAT),
          formatDate(new Date(version.sentAt), zone, DETAIL_DATE_FORMAT),
        )}
      </p>
      {version.note && <p className="text-sm whitespace-pre-line">{version.note}</p>}
    </>
  );
}

function OfferLine({ offer, zone }: { offer: CounterOffer; zone: string }) {
  const { madeAt, answer, note, answerNote } = offer;
  return (
    <div className="mt-2 rounded-control bg-brand-50 px-3 py-2 text-sm">
      <p className="flex justify-between gap-3 font-semibold">
        <span className="shrink-0">{texts.youOffered}</span>
        <span className="figures text-right">{offerText(offer, useBuyerUnit())}</span>
      </p>
      <p className="text-ink-soft">
        {texts.offer(
          formatDate(new Date(madeAt), zone, DETAIL_DATE_FORMAT),
          answer === null ? texts.notAnswered : texts.answers[answer],
        )}
      </p>
      {note && <p className="whitespace-pre-line">{note}</p>}
      {answerNote && <p className="whitespace-pre-line">{texts.answer(answerNote)}</p>}
    </div>
  );
}
