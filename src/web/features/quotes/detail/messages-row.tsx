import { useQuery } from '@tanstack/react-query';
import { requestsQueries } from '#web/widgets/requests/requests.queries.ts';
import { Section } from '#web/widgets/section.tsx';
import { OverlayButton } from '../overlay-button.tsx';

/** The last word of the thread about the query as a whole, and the way into it. */
export function MessagesRow({ fabId }: { fabId: string }) {
  const { data } = useQuery(requestsQueries.messages(fabId));
  const last = data?.at(-1);
  return (
    <Section
      title={data && data.length > 0 ? `Messages (${data.length})` : 'Messages'}
      aside={
        <OverlayButton view="messages" variant="secondary" size="small" icon="chat">
          {last ? 'Open' : 'Write'}
        </OverlayButton>
      }
    >
      <p aria-live="polite" className="line-clamp-2 text-sm text-ink-soft">
        {last ? `${last.authorName}: ${last.text}` : 'Ask us anything about this query.'}
      </p>
    </Section>
  );
}
