import { askQuoteFreight, type Quote } from '#contract/customer/quotes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '#web/platform/api.ts';
import { useMayWithQuote } from '../own-moves.ts';
import { useWriteButton } from '../use-write.ts';
import { quoteTexts } from './quote.texts.ts';

const texts = quoteTexts.missing;

/** A quote without a total says what it lacks and how the buyer gets it; where the total is known there is nothing to say. */
export function MissingTotal({ quote }: { quote: Quote }) {
  const { missingCost: missing, isFreightAsked, deliveryPlace } = quote;
  const mayAsk = useMayWithQuote()(quote, 'ask_freight');
  if (missing === null || !(isFreightAsked || mayAsk)) return null;
  return (
    <Notice
      tone="warn"
      title={texts.title[missing](deliveryPlace)}
      action={mayAsk && <AskFreightButton quote={quote} missing={missing} />}
    >
      {isFreightAsked ? texts.requested : texts.next}
    </Notice>
  );
}

type AskProps = { quote: Quote; missing: NonNullable<Quote['missingCost']> };

function AskFreightButton({ quote: { quoteId, supplier }, missing }: AskProps) {
  const ask = useWriteButton(
    (idempotencyKey) => call(askQuoteFreight, { params: { quoteId }, body: {} }, { idempotencyKey }),
    () => showToast(texts.sent, { kind: 'good' }),
  );
  return (
    <Button
      size="small"
      variant="secondary"
      busy={ask.isRunning}
      aria-label={quoteTexts.actions.of(texts.ask[missing], supplier.alias)}
      onClick={() => void ask.run()}
    >
      {texts.ask[missing]}
    </Button>
  );
}
