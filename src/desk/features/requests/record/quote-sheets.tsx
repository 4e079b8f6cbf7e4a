import { type StaffQuote, withdrawQuote } from '#contract/staff/quotes.ts';
import { sendQuoteMessageAsStaff } from '#contract/staff/request-messages.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { TextSheet } from '#desk/widgets/forms/text-sheet.tsx';
import { REQUESTS_KEY } from '../requests.queries.ts';
import { quotesTexts as texts } from './quotes.texts.ts';

type QuoteSheetProps = { quote: StaffQuote; onClose: () => void };

export function WithdrawSheet({ quote: { quoteId, number }, onClose }: QuoteSheetProps) {
  const withdraw = useChange({
    send: (id: string) => call(withdrawQuote, { params: { quoteId: id } }),
    touches: [REQUESTS_KEY],
    done: () => texts.withdrawn,
    onDone: onClose,
  });
  return (
    <ActionSheet
      title={texts.withdrawTitle(number)}
      description={texts.withdrawLead}
      action={texts.withdraw}
      variant="danger"
      change={withdraw}
      draft={null}
      onSubmit={() => withdraw.run(quoteId)}
      onClose={onClose}
    />
  );
}

export function MessageSheet({ quote: { quoteId, number }, onClose }: QuoteSheetProps) {
  return (
    <TextSheet
      recordId={quoteId}
      title={texts.messageTitle(number)}
      action={texts.messageSend}
      name="text"
      label={texts.messageLabel}
      maxLength={2000}
      isLong
      send={(text, idempotencyKey) =>
        call(sendQuoteMessageAsStaff, { params: { quoteId }, body: { text } }, { idempotencyKey })
      }
      touches={[REQUESTS_KEY]}
      done={texts.messageSent}
      onClose={onClose}
    />
  );
}
