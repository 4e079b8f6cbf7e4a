import { useQuery } from '@tanstack/react-query';
import { sendRequestMessage } from '#contract/customer/request-messages.ts';
import { useMay } from '#web/widgets/company/use-may.ts';
import { requestsQueries } from '#web/widgets/requests/requests.queries.ts';
import { Section } from '#web/widgets/section.tsx';
import { OverlayButton } from '../overlay-button.tsx';
import { detailTexts } from './detail.texts.ts';

const texts = detailTexts.messages;

/** The last word of the thread about the query as a whole, and the way into it. */
export function MessagesRow({ fabId }: { fabId: string }) {
  const { data } = useQuery(requestsQueries.messages(fabId));
  const last = data?.at(-1);
  const mayWrite = useMay(sendRequestMessage);
  return (
    <Section
      title={texts.title(data?.length ?? 0)}
      aside={
        (last || mayWrite) && (
          <OverlayButton view="messages" variant="secondary" size="small" icon="chat">
            {last ? texts.open : texts.write}
          </OverlayButton>
        )
      }
    >
      <p aria-live="polite" className="line-clamp-2 text-sm text-ink-soft">
        {last ? texts.last(last.authorName, last.text) : texts.none}
      </p>
    </Section>
  );
}
