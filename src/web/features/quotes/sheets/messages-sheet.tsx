import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Quote } from '#contract/customer/quotes.ts';
import {
  MESSAGE_MAX_LENGTH,
  type RequestMessage,
  sendQuoteMessage,
  sendRequestMessage,
} from '#contract/customer/request-messages.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { quotesQueries } from '#web/widgets/requests/quotes.queries.ts';
import { requestsQueries } from '#web/widgets/requests/requests.queries.ts';
import { useQuoteWrite } from '../use-write.ts';
import { sheetTexts } from './sheets.texts.ts';
import { Thread } from './thread.tsx';

const texts = sheetTexts.messages;

export type MessagesSheetProps = { fabId: string; quote: Quote | null; onClose: () => void };

/** The thread about the query, or about one of its quotes. */
export function MessagesSheet({ fabId, quote, onClose }: MessagesSheetProps) {
  const ofRequest = useQuery({ ...requestsQueries.messages(fabId) });
  const ofQuote = useQuery({
    ...quotesQueries.messages(quote?.quoteId ?? ''),
    enabled: quote !== null,
  });
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const send = useQuoteWrite(
    (idempotencyKey, words: string): Promise<RequestMessage> =>
      quote
        ? call(
            sendQuoteMessage,
            { params: { quoteId: quote.quoteId }, body: { text: words } },
            { idempotencyKey },
          )
        : call(sendRequestMessage, { params: { fabId }, body: { text: words } }, { idempotencyKey }),
    () => setText(''),
  );
  const words = text.trim();
  return (
    <Sheet
      open
      onClose={onClose}
      title={quote ? texts.ofQuote(quote.supplier.alias) : texts.ofQuery}
      foot={
        <Button type="submit" form="message-form" busy={send.isRunning}>
          {texts.send}
        </Button>
      }
    >
      <Thread query={quote ? ofQuote : ofRequest} />
      <form
        id="message-form"
        onSubmit={(event) => {
          event.preventDefault();
          setEmpty(words === '');
          if (words !== '') void send.run(words);
        }}
        className="flex flex-col gap-2 pt-3"
      >
        <FormError error={send.error} words={errorMessage} />
        <TextArea
          label={texts.label}
          rows={2}
          maxLength={MESSAGE_MAX_LENGTH}
          value={text}
          error={isEmpty && words === '' ? texts.empty : undefined}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Sheet>
  );
}
