import { type Quote, renewQuote } from '#contract/customer/quotes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '#web/platform/api.ts';
import { useWriteButton } from '../use-write.ts';
import { quoteTexts } from './quote.texts.ts';

const texts = quoteTexts.actions;

export function RenewButton({ quote: { quoteId, supplier } }: { quote: Quote }) {
  const renew = useWriteButton(
    (idempotencyKey) => call(renewQuote, { params: { quoteId }, body: {} }, { idempotencyKey }),
    () => showToast(texts.renewed(supplier.alias), { kind: 'good' }),
  );
  return (
    <Button
      size="small"
      icon="refresh"
      busy={renew.isRunning}
      aria-label={texts.of(texts.renew, supplier.alias)}
      onClick={() => void renew.run()}
    >
      {texts.renew}
    </Button>
  );
}
