import { useState } from 'react';
import { leaveCompany } from '#contract/customer/colleagues.ts';
import { Button } from '#ui/buttons/button.tsx';
import { call } from '#web/platform/api.ts';
import { logout } from '#web/platform/session/active-session.ts';
import { useStepUp } from '#web/widgets/step-up/use-step-up.tsx';
import { PartCard } from '../part-card.tsx';
import { useAction } from '../use-account-change.ts';
import { colleaguesTexts as texts } from './colleagues.texts.ts';

/** Asked once more, because only a new invitation leads back. */
export function LeaveCompany() {
  const [isAsked, setAsked] = useState(false);
  const { withStepUp, stepUp } = useStepUp();
  const leave = useAction(async () => {
    await withStepUp(() => call(leaveCompany, { body: {} }));
    await logout();
  });
  if (!isAsked)
    return (
      <Button variant="quiet" size="small" className="self-start" onClick={() => setAsked(true)}>
        {texts.leave}
      </Button>
    );
  return (
    <PartCard className="flex flex-col items-start gap-2">
      <p className="text-sm text-ink-soft">{texts.leaveText}</p>
      <Button variant="danger" busy={leave.isRunning} onClick={() => void leave.run()}>
        {texts.leave}
      </Button>
      {stepUp}
    </PartCard>
  );
}
