import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { HistoryLines } from '#web/widgets/history/history-lines.tsx';
import { ordersQueries } from '#web/widgets/orders/orders.queries.ts';
import { Section } from '#web/widgets/section.tsx';
import { ordersTexts } from '../orders.texts.ts';

const { history: texts } = ordersTexts;

export type OrderHistoryProps = { orderId: string; zone: string };

/** What happened to the order, newest first; read when somebody wants to know. */
export function OrderHistory({ orderId, zone }: OrderHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      title={texts.title}
      aside={
        <Button
          variant="quiet"
          size="small"
          icon={isOpen ? 'chevron-up' : 'chevron-down'}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.hide : texts.show}
        </Button>
      }
    >
      {isOpen && <Lines orderId={orderId} zone={zone} />}
    </Section>
  );
}

function Lines({ orderId, zone }: OrderHistoryProps) {
  return <HistoryLines query={useInfiniteQuery(ordersQueries.history(orderId))} zone={zone} />;
}
