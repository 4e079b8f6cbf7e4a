import { useState } from 'react';
import { refuseCounterOffer, type StaffQuote } from '#contract/staff/quotes.ts';
import type { StaffRequest } from '#contract/staff/requests.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { moneyText, rateText } from '#desk/widgets/figures.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { momentText } from '#desk/widgets/time.ts';
import { creditDaysText } from '#domain/quotes/terms/credit-days.ts';
import { formatLength } from '#domain/shared/length.ts';
import { lengthOf } from '#domain/shared/wire-figures.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { REQUESTS_KEY } from '../requests.queries.ts';
import { AcceptOffer } from './accept-offer.tsx';
import { offerBalanceText } from './offer-worth.ts';
import { quotesTexts as texts } from './quotes.texts.ts';

export type QuoteActionProps = {
  request: StaffRequest;
  quote: StaffQuote;
  /** With the rate that the buyer asks for, or as it stands. */
  onRevise: (meet: boolean) => void;
};

/** What the buyer would pay instead, while nobody has answered. */
export function CounterOffer({ request, quote, onRevise }: QuoteActionProps) {
  const [isRefusing, setRefusing] = useState(false);
  const mayAnswer = useMay(refuseCounterOffer);
  const offer = quote.openCounterOffer;
  if (!offer) return null;
  return (
    <section aria-label={texts.counter} className="mt-3 rounded-control bg-warn-soft p-3">
      <h4 className="pb-1 text-sm font-bold text-warn">{texts.counter}</h4>
      <Facts
        facts={[
          [texts.counterRate, rateText(offer.rate)],
          ...(offer.quantity === null
            ? []
            : [[texts.counterQuantity, formatLength(lengthOf(offer.quantity))] as const]),
          ...(offer.leadDays === null ? [] : [[texts.counterLead, texts.days(offer.leadDays)] as const]),
          ...(offer.advancePercent === null
            ? []
            : [[texts.counterAdvance, `${offer.advancePercent}%`] as const]),
          ...(offer.creditDays === null
            ? []
            : [[texts.counterCredit, creditDaysText(offer.creditDays)] as const]),
          [texts.counterBalance, offerBalanceText(quote)],
          [texts.counterSent, momentText(offer.madeAt)],
        ]}
      />
      {offer.note && <p className="pt-2 text-sm whitespace-pre-line">{offer.note}</p>}
      {mayAnswer && quote.allowedMoves.includes('refuse_counter') && (
        <div className="mt-2 flex flex-wrap gap-2">
          <AcceptOffer request={request} quote={quote} />
          <Button variant="secondary" size="small" onClick={() => onRevise(true)}>
            {texts.meet(moneyText(offer.rate.price))}
          </Button>
          <Button variant="secondary" size="small" onClick={() => onRevise(false)}>
            {texts.accept}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setRefusing(true)}>
            {texts.refuse}
          </Button>
        </div>
      )}
      {isRefusing && <RefuseSheet quoteId={quote.quoteId} onClose={() => setRefusing(false)} />}
    </section>
  );
}

function RefuseSheet({ quoteId, onClose }: { quoteId: string; onClose: () => void }) {
  const [note, setNote, draft] = useDraft(`refuse counter-offer ${quoteId}`, '');
  const refuse = useChange({
    send: (words: string, idempotencyKey) =>
      call(refuseCounterOffer, { params: { quoteId }, body: { note: words || null } }, { idempotencyKey }),
    touches: [REQUESTS_KEY],
    done: () => texts.refused,
    onDone: draft.discardThen(onClose),
  });
  return (
    <ActionSheet
      title={texts.refuseTitle}
      description={texts.refuseLead}
      action={texts.refuse}
      change={refuse}
      shownFields={['note']}
      draft={draft}
      onSubmit={() => refuse.run(note.trim())}
      onClose={onClose}
    >
      <TextArea
        label={texts.refuseNote}
        optional
        value={note}
        error={refuse.fields.note}
        maxLength={500}
        onChange={(event) => setNote(event.target.value)}
      />
    </ActionSheet>
  );
}
