import { Button } from '#ui/buttons/button.tsx';
import type { Task } from '#web/platform/use-task.ts';
import { ResultCard } from '../result/result-card.tsx';
import { linkTexts } from './link.texts.ts';
import type { LinkState } from './link-state.ts';

const { page: texts } = linkTexts;

export type LinkEndingProps = {
  state: LinkState;
  company: string;
  /** Null where the provider has no page for it. */
  pay: Task<[]> | null;
};

/** What became of the payment, for someone who has nothing but the link. */
export function LinkEnding({ state, company, pay }: LinkEndingProps) {
  switch (state) {
    case 'received':
      return (
        <ResultCard tone="good" title={texts.received}>
          <p>{texts.receivedText(company)}</p>
        </ResultCard>
      );
    case 'going_back':
      return (
        <ResultCard tone="warn" title={texts.refunding}>
          <p>{texts.refundingText}</p>
        </ResultCard>
      );
    case 'checking':
      return (
        <ResultCard
          tone="info"
          title={texts.checking}
          actions={
            pay && (
              <Button variant="secondary" busy={pay.isRunning} onClick={() => void pay.run()}>
                {texts.again}
              </Button>
            )
          }
        >
          <p>{texts.checkingText}</p>
          {pay && <p>{texts.notTwice}</p>}
        </ResultCard>
      );
    case 'open':
      return null;
  }
}
