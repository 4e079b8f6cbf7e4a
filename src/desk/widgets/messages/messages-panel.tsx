import { useQuery } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import type { RequestMessage } from '#contract/customer/request-messages.ts';
import type { LiveKey } from '#contract/events.ts';
import {
  askForInformation,
  listRequestMessagesForStaff,
  sendRequestMessageAsStaff,
} from '#contract/staff/request-messages.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { momentText } from '#desk/widgets/time.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { messagesTexts as texts } from './messages.texts.ts';

const REQUESTS_KEY = 'requests' satisfies LiveKey;

export type MessagesPanelProps = {
  fabId: string;
  /** The desk may wait for an answer before it goes on. */
  mayAsk: boolean;
  /** The number of a quote that a message is about. */
  numberOf?: (quoteId: string) => string | undefined;
};

/** What buyer and desk write to each other about a request, its quotes and its order. */
export function MessagesPanel({ fabId, mayAsk, numberOf }: MessagesPanelProps) {
  const query = useQuery({
    queryKey: [REQUESTS_KEY, 'messages', fabId],
    queryFn: ({ signal }) => call(listRequestMessagesForStaff, { params: { fabId } }, { signal }),
  });
  const mayWrite = useMay(sendRequestMessageAsStaff);
  return (
    <Panel anchor="messages" title={texts.title}>
      <Loaded query={query}>
        {(messages) => (
          <div role="log" aria-label={texts.log} className="flex flex-col gap-2">
            {messages.length === 0 && <p className="text-sm text-ink-soft">{texts.none}</p>}
            {messages.map((message) => (
              <Message
                key={message.messageId}
                message={message}
                about={message.quoteId === null ? undefined : numberOf?.(message.quoteId)}
              />
            ))}
          </div>
        )}
      </Loaded>
      {mayWrite && <WriteMessage fabId={fabId} mayAsk={mayAsk} />}
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
  const [text, setText, draft] = useDraft(`message ${fabId}`, '');
  const send = useChange({
    send: ({ kind, words }: { kind: 'plain' | 'information'; words: string }, idempotencyKey) =>
      call(
        kind === 'plain' ? sendRequestMessageAsStaff : askForInformation,
        { params: { fabId }, body: { text: words } },
        { idempotencyKey },
      ),
    touches: [REQUESTS_KEY],
    done: () => texts.sent,
    onDone: draft.discard,
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
