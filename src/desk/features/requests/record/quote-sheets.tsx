import { useState } from 'react';
import { sendQuoteMessageAsStaff } from '#contract/customer/request-messages.ts';
import { type StaffQuote, withdrawQuote } from '#contract/staff/quotes.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
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
      onSubmit={() => withdraw.run(quoteId)}
      onClose={onClose}
    />
  );
}

export function MessageSheet({ quote: { quoteId, number }, onClose }: QuoteSheetProps) {
  const [text, setText] = useState('');
  const send = useChange({
    send: (words: string, idempotencyKey) =>
      call(sendQuoteMessageAsStaff, { params: { quoteId }, body: { text: words } }, { idempotencyKey }),
    touches: [REQUESTS_KEY],
    done: () => texts.messageSent,
    onDone: onClose,
  });
  return (
    <ActionSheet
      title={texts.messageTitle(number)}
      action={texts.messageSend}
      change={send}
      shownFields={['text']}
      onSubmit={() => send.run(text)}
      onClose={onClose}
    >
      <TextArea
        label={texts.messageLabel}
        value={text}
        error={send.fields.text}
        maxLength={2000}
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
    </ActionSheet>
  );
}
