import { useQuery } from '@tanstack/react-query';
import { feedbackTexts } from '#desk/widgets/feedback/feedback.texts.ts';
import { FeedbackWords } from '#desk/widgets/feedback/feedback-words.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { orderQueries } from '../orders.queries.ts';

/** Only once the buyer has said something. */
export function FeedbackPanel({ orderId, number }: { orderId: string; number: string }) {
  const given = useQuery(orderQueries.feedback(orderId)).data?.given;
  if (!given) return null;
  return (
    <Panel title={feedbackTexts.title}>
      <FeedbackWords given={given} number={number} />
    </Panel>
  );
}
