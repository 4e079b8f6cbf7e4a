import { type Quote, renewQuote } from '#contract/quotes.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { call } from '#web/platform/api.ts';
import { useWriteButton } from '../use-write.ts';

export function RenewButton({ quote: { quoteId, supplier } }: { quote: Quote }) {
  const renew = useWriteButton(
    (idempotencyKey) => call(renewQuote, { params: { quoteId }, body: {} }, { idempotencyKey }),
    () => showToast(`We asked ${supplier.alias} to renew the quote.`, { kind: 'good' }),
  );
  return (
    <Button
      size="small"
      icon="refresh"
      busy={renew.isRunning}
      aria-label={`Ask to renew: ${supplier.alias}`}
      onClick={() => void renew.run()}
    >
      Ask to renew
    </Button>
  );
}
