import { Button } from '#ui/button.tsx';
import type { Task } from '#web/platform/use-task.ts';
import { ResultCard } from '../result/result-card.tsx';
import type { LinkState } from './link-state.ts';

export type LinkEndingProps = {
  state: LinkState;
  company: string;
  /** Null where the provider has no page for it. */
  pay: Task<[]> | null;
};

/** What became of the payment, for somebody who has nothing but the link. */
export function LinkEnding({ state, company, pay }: LinkEndingProps) {
  switch (state) {
    case 'received':
      return (
        <ResultCard tone="good" title="Payment received">
          <p>Thank you. {company} sees it too; you can close this page.</p>
        </ResultCard>
      );
    case 'going_back':
      return (
        <ResultCard tone="warn" title="The money goes back">
          <p>
            It was paid already, or the order is no longer open, so this payment is sent back the way it came.
          </p>
        </ResultCard>
      );
    case 'checking':
      return (
        <ResultCard
          tone="info"
          title="The payment is being checked"
          actions={
            pay && (
              <Button variant="secondary" busy={pay.isRunning} onClick={() => void pay.run()}>
                Go to the payment page again
              </Button>
            )
          }
        >
          <p>The bank has not answered yet. This page changes by itself; it is safe to close it.</p>
          {pay && <p>If you have paid, please do not pay a second time.</p>}
        </ResultCard>
      );
    case 'open':
      return null;
  }
}
