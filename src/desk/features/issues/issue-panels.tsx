import { prepareBookFile } from '#contract/staff/books.ts';
import type { StaffIssue } from '#contract/staff/issues.ts';
import { useMay } from '#desk/platform/access.ts';
import { BookFiles } from '#desk/widgets/books/book-files.tsx';
import { moneyText } from '#desk/widgets/figures.ts';
import { type Fact, Facts } from '#desk/widgets/layout/facts.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { PhotoRow } from '#desk/widgets/photos/photo-row.tsx';
import { momentText } from '#desk/widgets/time.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { OUTCOME_LABEL } from '#words/en/issues.ts';
import { issuesTexts as texts } from './issues.texts.ts';

export function PhotosPanel({ issue: { number, photos, testReport } }: { issue: StaffIssue }) {
  return (
    <Panel title={texts.photos}>
      <PhotoRow
        title={texts.photosOf(number)}
        photos={photos.map((photo, place) => ({ name: texts.photo(place + 1), photo }))}
      />
      {testReport && (
        <a
          href={testReport.url}
          target="_blank"
          rel="noreferrer"
          className="mt-2 inline-flex min-h-6 text-sm font-semibold text-brand-700 hover:underline"
        >
          {texts.testReport}
        </a>
      )}
    </Panel>
  );
}

export function OfferPanel({
  issue: { issueId, offer, creditNoteNumber, challanNumber },
}: {
  issue: StaffIssue;
}) {
  const mayFetch = useMay(prepareBookFile);
  if (!offer)
    return (
      <Panel title={texts.offer}>
        <p className="text-sm text-ink-soft">{texts.noOffer}</p>
      </Panel>
    );
  const facts: Fact[] = [
    [texts.outcome, OUTCOME_LABEL[offer.outcome]],
    [texts.amount, moneyText(offer.amount)],
    [texts.offered, momentText(offer.madeAt)],
    ...(creditNoteNumber ? ([[texts.creditNote, creditNoteNumber]] as const) : []),
    ...(challanNumber ? ([[texts.challan, challanNumber]] as const) : []),
  ];
  return (
    <Panel
      title={texts.offerNumber(offer.number)}
      aside={
        <Chip tone={offer.isAccepted ? 'good' : 'neutral'}>
          {offer.isAccepted ? texts.accepted : texts.waiting}
        </Chip>
      }
    >
      <Facts facts={facts} />
      {challanNumber && mayFetch && <BookFiles kinds={['e_way_challan']} about={{ issueId }} />}
      {offer.note && <p className="pt-2 text-sm whitespace-pre-line">{offer.note}</p>}
    </Panel>
  );
}

/** What was written stands on the side of whoever wrote it. */
export function HistoryPanel({ issue: { timeline, company } }: { issue: StaffIssue }) {
  return (
    <Panel title={texts.history}>
      <ol className="flex flex-col gap-2">
        {timeline.map(({ eventId, what, who, text, at, isOurs: isOfBuyer }) => (
          <li
            key={eventId}
            className={classNames(
              'max-w-[85%] rounded-card px-3 py-2 text-sm',
              isOfBuyer ? 'self-start bg-ground' : 'self-end bg-brand-50',
            )}
          >
            <p className="font-semibold">
              {what}
              <span className="font-normal text-ink-soft">
                {' '}
                · {isOfBuyer ? `${who}, ${company}` : who} · <span className="figures">{momentText(at)}</span>
              </span>
            </p>
            {text && <p className="whitespace-pre-line">{text}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
