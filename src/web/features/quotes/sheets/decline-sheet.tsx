import { declineQuote, type Quote } from '#contract/quotes.ts';
import { DECLINE_REASONS } from '#domain/quotes/decline-reason.ts';
import { showToast } from '#ui/toast-store.ts';
import { call } from '#web/platform/api.ts';
import { rateWords } from '../quote/quote-words.ts';
import { useQueryIntent } from '../use-write.ts';
import { ReasonSheet } from './reason-sheet.tsx';

export function DeclineSheet({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const { quoteId, supplier, number } = quote;
  const decline = useQueryIntent(
    (idempotencyKey, reasonId: number, note: string | null) =>
      call(declineQuote, { params: { quoteId }, body: { reasonId, note } }, { idempotencyKey }),
    () => {
      showToast(`The quote of ${supplier.alias} is declined.`, { kind: 'good' });
      onClose();
    },
  );
  return (
    <ReasonSheet
      title={`Decline the quote of ${supplier.alias}?`}
      description={`${number}, ${rateWords(quote)}`}
      legend="Why does it not suit you?"
      reasons={DECLINE_REASONS}
      action="Decline"
      send={decline}
      onClose={onClose}
    />
  );
}
