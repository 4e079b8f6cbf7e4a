import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MESSAGE_MAX_LENGTH, sendRequestMessage } from '#contract/customer/request-messages.ts';
import type { FabricRequest } from '#contract/customer/requests.ts';
import { Button } from '#ui/buttons/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { isSignedIn } from '#web/platform/session/login-state.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { requestsQueries } from '#web/widgets/requests/requests.queries.ts';
import { useQuoteWrite } from '../use-write.ts';
import { detailTexts } from './detail.texts.ts';

const texts = detailTexts.question;

function useMessages({ fabId, isInformationAsked }: FabricRequest) {
  return useQuery({
    ...requestsQueries.messages(fabId),
    enabled: () => isSignedIn() && isInformationAsked,
  });
}

/** What stands below waits until it is known whether the desk asks something. */
export function useQuestionRead(request: FabricRequest): boolean {
  const { data, failureCount } = useMessages(request);
  return !request.isInformationAsked || data !== undefined || failureCount > 0;
}

/** What the desk must know before suppliers can quote stands first, with the place to answer it. */
export function InformationAsked({ request }: { request: FabricRequest }) {
  const { fabId, isInformationAsked } = request;
  const { data } = useMessages(request);
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const answer = useQuoteWrite(
    (idempotencyKey, words: string) =>
      call(sendRequestMessage, { params: { fabId }, body: { text: words } }, { idempotencyKey }),
    () => {
      setText('');
      showToast(texts.sent, { kind: 'good' });
    },
  );
  const question = data?.findLast(({ kind }) => kind === 'information');
  if (!isInformationAsked || !question) return null;
  const words = text.trim();
  return (
    <section aria-labelledby="asked-by-desk" className="rounded-card border border-warn/40 bg-warn-soft p-4">
      <h3 id="asked-by-desk" className="flex items-start gap-2 font-bold text-warn">
        <Icon name="chat" className="mt-0.5" />
        {texts.title(question.authorName)}
      </h3>
      <p className="py-2 whitespace-pre-line">{question.text}</p>
      <form
        className="flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          setEmpty(words === '');
          if (words !== '') void answer.run(words);
        }}
      >
        <TextArea
          label={texts.label}
          maxLength={MESSAGE_MAX_LENGTH}
          value={text}
          error={isEmpty && words === '' ? texts.empty : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <FormError error={answer.error} words={errorMessage} />
        <Button type="submit" busy={answer.isRunning}>
          {texts.send}
        </Button>
      </form>
    </section>
  );
}
