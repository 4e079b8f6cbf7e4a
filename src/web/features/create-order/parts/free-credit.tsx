import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Amount } from '#web/widgets/orders/amount.tsx';
import { paymentsQueries } from '#web/widgets/payments/payments.queries.ts';
import { createOrderTexts } from '../create-order.texts.ts';

const texts = createOrderTexts.credit;

/** How much may still be bought on credit, beside the periods to choose from. */
export function FreeCredit() {
  const credit = useInfiniteQuery(paymentsQueries.list('due')).data?.pages[0]?.credit;
  if (credit?.limit.minor === '0') return <Line>{texts.noLimit}</Line>;
  return (
    <Line>
      {credit && (
        <>
          {texts.available} <Amount of={credit.free} tone="strong" />
        </>
      )}
    </Line>
  );
}

/** Its place is kept while the figure is on its way. */
function Line({ children }: { children: ReactNode }) {
  return <p className="min-h-5 text-sm text-ink-soft">{children}</p>;
}
