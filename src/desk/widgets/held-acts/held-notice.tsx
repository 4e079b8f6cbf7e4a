import type { HeldAct } from '#contract/staff/held-acts.ts';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
import type { HeldActKind } from '#domain/payments/two-people.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { HeldActFacts } from './held-act-facts.tsx';
import { heldActsTexts as texts } from './held-acts.texts.ts';
import { useHeldActs, useSettleAct } from './use-held-acts.ts';

export type HeldNoticesProps = {
  act: HeldActKind;
  /** The one thing it is about. */
  subject?: string;
  /** With what the things it may be about begin. */
  within?: string;
};

/** On the thing itself: what was entered about it and has no effect yet. */
export function HeldNotices({ act, subject, within = '' }: HeldNoticesProps) {
  const waiting = useHeldActs(act, subject).filter((each) => each.subject.startsWith(within));
  if (waiting.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 py-2">
      {waiting.map((each) => (
        <HeldNotice key={each.actId} act={each} />
      ))}
    </div>
  );
}

function HeldNotice({ act }: { act: HeldAct }) {
  const { release, withdraw, mayRelease, mayWithdraw, lead } = useSettleAct(act);
  return (
    <Notice
      tone="warn"
      title={texts.waiting}
      action={
        <div className="flex flex-wrap gap-2 pt-1">
          {mayRelease && (
            <Button size="small" busy={release.isRunning} onClick={() => release.run(null)}>
              {texts.approve}
            </Button>
          )}
          {mayWithdraw && (
            <Button
              size="small"
              variant="secondary"
              busy={withdraw.isRunning}
              onClick={() => withdraw.run(null)}
            >
              {texts.withdraw}
            </Button>
          )}
        </div>
      }
    >
      <p className="pb-2">{lead}</p>
      <HeldActFacts act={act} />
      <FormProblem change={release} />
      <FormProblem change={withdraw} />
    </Notice>
  );
}
