import { blockColleague, type Colleague, offerCompany } from '#contract/customer/colleagues.ts';
import { Button } from '#ui/buttons/button.tsx';
import { call } from '#web/platform/api.ts';
import { PartCard } from '../part-card.tsx';
import { useAccountChange, useAction } from '../use-account-change.ts';

import { colleaguesTexts as texts } from './colleagues.texts.ts';

export type ColleagueProps = { colleague: Colleague; onDone: () => void };

/** What an owner does to a colleague beside their roles; each asks for a code. */
export function ColleagueActs({ colleague, onDone }: ColleagueProps) {
  const { name, state } = colleague;
  const { block, offer, stepUp } = useActs(colleague, onDone);
  const isBlocked = state === 'blocked';
  return (
    <PartCard className="flex flex-col gap-3">
      {!isBlocked && (
        <div className="flex flex-col items-start gap-2 border-b border-line pb-3">
          <p className="text-sm text-ink-soft">{texts.handOverText(name)}</p>
          <Button variant="secondary" busy={offer.isRunning} onClick={() => void offer.run()}>
            {texts.handOver}
          </Button>
        </div>
      )}
      <div className="flex flex-col items-start gap-2">
        {!isBlocked && <p className="text-sm text-ink-soft">{texts.blockText(name)}</p>}
        <Button
          variant={isBlocked ? 'secondary' : 'danger'}
          busy={block.isRunning}
          onClick={() => void block.run()}
        >
          {isBlocked ? texts.letBackIn : texts.block}
        </Button>
      </div>
      {stepUp}
    </PartCard>
  );
}

function useActs({ customerId, name, state }: Colleague, onDone: () => void) {
  const { change, stepUp } = useAccountChange('account');
  const isBlocked = state !== 'blocked';
  const block = useAction(async () => {
    const work = () => call(blockColleague, { params: { customerId }, body: { isBlocked } });
    await change(work, isBlocked ? texts.blockedToast : texts.letBackInToast);
    onDone();
  });
  const offer = useAction(async () => {
    await change(() => call(offerCompany, { body: { customerId } }), texts.handOverToast(name));
    onDone();
  });
  return { block, offer, stepUp };
}
