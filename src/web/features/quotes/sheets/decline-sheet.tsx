import { declineQuote, type Quote } from '#contract/customer/quotes.ts';
import { DECLINE_REASONS } from '#domain/quotes/decline-reason.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '#web/platform/api.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { appliedRateText } from '../quote/quote-text.ts';
import { useQueryIntent } from '../use-write.ts';
import { ReasonSheet } from './reason-sheet.tsx';
import { sheetTexts } from './sheets.texts.ts';

const texts = sheetTexts.decline;

export function DeclineSheet({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const { quoteId, supplier, number } = quote;
  const decline = useQueryIntent(
    (idempotencyKey, reasonId: number, note: string | null) =>
      call(declineQuote, { params: { quoteId }, body: { reasonId, note } }, { idempotencyKey }),
    () => {
      showToast(texts.done(supplier.alias), { kind: 'good' });
      onClose();
    },
  );
  return (
    <ReasonSheet
      title={texts.title(supplier.alias)}
      description={`${number}, ${appliedRateText(quote, useBuyerUnit())}`}
      legend={texts.legend}
      reasons={DECLINE_REASONS}
      action={texts.confirm}
      send={decline}
      onClose={onClose}
    />
  );
}
