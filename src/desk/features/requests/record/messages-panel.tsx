import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import {
  askForInformation,
  type RequestMessage,
  sendRequestMessageAsStaff,
} from '#contract/customer/request-messages.ts';
import type { StaffRequest } from '#contract/staff/requests.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { momentText } from '#desk/widgets/time.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { REQUESTS_KEY, requestQueries } from '../requests.queries.ts';
import { requestsTexts } from '../requests.texts.ts';

const texts = requestsTexts.messages;

export function MessagesPanel({ request: { fabId, deskMoves } }: { request: StaffRequest }) {
  const query = useQuery(requestQueries.messages(fabId));
  const quotes = useQuery(requestQueries.quotes(fabId)).data ?? [];
  const numberOf = (quoteId: string | null) => quotes.find((quote) => quote.quoteId === quoteId)?.number;
  const mayWrite = useMay(sendRequestMessageAsStaff);
  return (
    <Panel anchor="messages" title={texts.title}>
      <Loaded query={query}>
        {(messages) => (
          <div role="log" aria-label={texts.log} className="flex flex-col gap-2">
            {messages.length === 0 && <p className="text-sm text-ink-soft">{texts.none}</p>}
            {messages.map((message) => (
              <Message key={message.messageId} message={message} about={numberOf(message.quoteId)} />
            ))}
          </div>
        )}
      </Loaded>
      {mayWrite && <WriteMessage fabId={fabId} mayAsk={deskMoves.includes('ask')} />}
    </Panel>
  );
}

function Message({ message, about }: { message: RequestMessage; about: string | undefined }) {
  const { author, authorName, text, sentAt, kind } = message;
  return (
    <div
      className={classNames(
        'max-w-[85%] rounded-card px-3 py-2 text-sm',
        author === 'staff' ? 'self-end bg-brand-50' : 'self-start bg-ground',
      )}
    >
      <p className="font-semibold">
        {authorName}
        {kind === 'information' && <span className="text-warn"> · {texts.question}</span>}
        {about && <span className="font-normal text-ink-soft"> · {texts.aboutQuote(about)}</span>}
      </p>
      <p className="whitespace-pre-line">{text}</p>
      <time dateTime={sentAt} className="figures block text-right text-xs text-ink-soft">
        {momentText(sentAt)}
      </time>
    </div>
  );
}

function WriteMessage({ fabId, mayAsk }: { fabId: string; mayAsk: boolean }) {
  const [text, setText] = useState('');
  const send = useChange({
    send: ({ kind, words }: { kind: 'plain' | 'information'; words: string }, idempotencyKey) =>
      call(
        kind === 'plain' ? sendRequestMessageAsStaff : askForInformation,
        { params: { fabId }, body: { text: words } },
        { idempotencyKey },
      ),
    touches: [REQUESTS_KEY],
    done: () => texts.sent,
    onDone: () => setText(''),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send.run({ kind: 'plain', words: text });
  };
  return (
    <form noValidate onSubmit={submit} className="mt-3 flex flex-col gap-1 border-t border-line pt-3">
      <TextArea
        label={texts.write}
        {...(mayAsk ? { help: texts.asking } : {})}
        error={send.fields.text}
        value={text}
        maxLength={2000}
        rows={2}
        onChange={(event) => setText(event.target.value)}
      />
      <FormProblem change={send} shown={['text']} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={send.isRunning}>
          {texts.send}
        </Button>
        {mayAsk && (
          <Button
            variant="secondary"
            size="small"
            busy={send.isRunning}
            onClick={() => send.run({ kind: 'information', words: text })}
          >
            {texts.ask}
          </Button>
        )}
      </div>
    </form>
  );
}
