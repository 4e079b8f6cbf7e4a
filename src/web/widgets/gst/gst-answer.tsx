import type { ReactNode } from 'react';
import type { GstCheck } from '#contract/customer/tax-numbers.ts';
import { panHolderKind } from '#domain/account/tax-numbers/pan-holder.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { PAN_HOLDER_LABEL } from '#words/page/account.ts';
import { gstCheckTexts } from './gst-check.texts.ts';
import type { GstChecking } from './use-gst-check.ts';

export type GstAnswerProps = {
  checking: GstChecking;
  /** Beside a confirmed company, such as "use this name". */
  action?: ReactNode;
  /** How to go on when nobody could confirm the number. */
  later?: ReactNode;
};

/** Whom the number belongs to, for the customer to confirm; or how to go on without an answer. */
export function GstAnswer({ checking: { state, answer, isNotChecked }, action, later }: GstAnswerProps) {
  if (state === 'valid' && answer) {
    return (
      <Notice live tone="good" title={answer.tradeName ?? answer.legalName ?? answer.gstin} action={action}>
        {answer.address && <p>{answer.address}</p>}
        <p>{factsOf(answer)}</p>
      </Notice>
    );
  }
  if (!isNotChecked) return null;
  return (
    <Notice live tone="warn" title={gstCheckTexts.notChecked} action={later}>
      {gstCheckTexts.notCheckedDetail}
    </Notice>
  );
}

function factsOf({ gstin, stateName, status }: GstCheck): string {
  const holder = panHolderKind(gstin.slice(2, 12));
  return [holder && PAN_HOLDER_LABEL[holder], stateName, status].filter(Boolean).join(' · ');
}
