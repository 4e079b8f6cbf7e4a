import { useState } from 'react';
import { reviseQuote, type StaffQuote } from '#contract/staff/quotes.ts';
import { useMay } from '#desk/platform/access.ts';
import { moneyText, rateText } from '#desk/widgets/figures.ts';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { dayText } from '#desk/widgets/time.ts';
import { creditDaysText } from '#domain/quotes/terms/credit-days.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { termLabel } from '../quote-form/delivery-terms.ts';
import { CounterOffer, type QuoteActionProps } from './counter-offer.tsx';
import { MessageSheet, WithdrawSheet } from './quote-sheets.tsx';
import { quotesTexts as texts } from './quotes.texts.ts';

/** What the line of a quote has no room for, and what can be done with it. */
export function QuoteCard({ request, quote, onRevise }: QuoteActionProps) {
  const [open, setOpen] = useState<'withdraw' | 'message' | null>(null);
  const mayWrite = useMay(reviseQuote);
  const can = (move: StaffQuote['allowedMoves'][number]) => mayWrite && quote.allowedMoves.includes(move);
  return (
    <article aria-label={quote.number}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-2">
        <h3 className="text-sm font-bold">
          {quote.supplierName} · {texts.version(quote.version)}
        </h3>
        {quote.isForOlderRequest && <Chip tone="warn">{texts.older}</Chip>}
      </header>
      <div className="grid grid-cols-1 gap-x-8 gap-y-1.5 md:grid-cols-2">
        <Facts facts={rateFacts(quote)} />
        <Facts facts={termFacts(quote)} />
      </div>
      {quote.differences.length > 0 && (
        <ul aria-label={texts.deviations} className="mt-2 list-inside list-disc text-sm text-warn">
          {quote.differences.map(({ field, label, requested, offered }) => (
            <li key={field}>{texts.deviation(label, requested, offered)}</li>
          ))}
        </ul>
      )}
      <CounterOffer request={request} quote={quote} onRevise={onRevise} />
      <div className="mt-2 flex flex-wrap gap-1">
        {can('revise') && (
          <Button variant="secondary" size="small" onClick={() => onRevise(false)}>
            {texts.revise}
          </Button>
        )}
        {can('message') && (
          <Button variant="quiet" size="small" icon="chat" onClick={() => setOpen('message')}>
            {texts.message}
          </Button>
        )}
        {can('withdraw') && (
          <Button variant="quiet" size="small" onClick={() => setOpen('withdraw')}>
            {texts.withdraw}
          </Button>
        )}
      </div>
      {open === 'withdraw' && <WithdrawSheet quote={quote} onClose={() => setOpen(null)} />}
      {open === 'message' && <MessageSheet quote={quote} onClose={() => setOpen(null)} />}
    </article>
  );
}

function rateFacts(quote: StaffQuote) {
  const { supplierRate, marginBasisPoints, rate, landedRate, total } = quote;
  return [
    [texts.supplierRate, moneyText(supplierRate)],
    [texts.margin, `${marginBasisPoints / 100}%`],
    [texts.rate, rateText(rate)],
    [texts.landed, rateText(landedRate)],
    [texts.total, moneyText(total)],
  ] as const;
}

function termFacts(quote: StaffQuote) {
  const { leadDays, dispatchBy, validTill, deliveryTerm, deliveryPlace, paymentPlan } = quote;
  return [
    [texts.lead, `${texts.days(leadDays)}, ${texts.dispatchBy(dayText(dispatchBy))}`],
    [texts.validTill, dayText(validTill)],
    [texts.delivery, [termLabel(deliveryTerm), deliveryPlace].filter(Boolean).join(', ')],
    [texts.advance, `${paymentPlan.advancePercent}%`],
    [texts.credit, creditDaysText(paymentPlan.creditDays)],
  ] as const;
}
