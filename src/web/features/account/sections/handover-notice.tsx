import { acceptCompany, type CompanyPeople, endHandover } from '#contract/customer/colleagues.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { call } from '#web/platform/api.ts';
import { useAccountChange, useAction } from '../use-account-change.ts';
import { colleaguesTexts as texts } from './colleagues.texts.ts';

/** The company is on its way from one owner to the next: both see it, and either may end it. */
export function HandoverNotice({ handover }: { handover: NonNullable<CompanyPeople['handover']> }) {
  const { fromName, toName, isToMe } = handover;
  const { change, stepUp } = useAccountChange('account');
  const end = useAction(() => change(() => call(endHandover, {}), texts.takenBack));
  const accept = useAction(() => change(() => call(acceptCompany, { body: {} }), texts.accepted));
  return (
    <Notice
      action={
        <div className="flex flex-wrap gap-2 pt-1">
          {isToMe && (
            <Button size="small" busy={accept.isRunning} onClick={() => void accept.run()}>
              {texts.accept}
            </Button>
          )}
          <Button size="small" variant="secondary" busy={end.isRunning} onClick={() => void end.run()}>
            {isToMe ? texts.decline : texts.takeBack}
          </Button>
          {stepUp}
        </div>
      }
    >
      {isToMe ? texts.offeredToYou(fromName) : texts.offeredByYou(toName)}
    </Notice>
  );
}
