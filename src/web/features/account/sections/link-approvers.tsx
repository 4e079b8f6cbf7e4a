import { endLinkApprover, type LinkApprover } from '#contract/customer/link-approvers.ts';
import { Button } from '#ui/buttons/button.tsx';
import { call } from '#web/platform/api.ts';
import { orderLimitText } from '#words/page/company.ts';
import { PartCard } from '../part-card.tsx';
import { useAccountChange, useAction } from '../use-account-change.ts';
import { colleaguesTexts as texts } from './colleagues.texts.ts';

export type LinkApproversProps = { approvers: readonly LinkApprover[]; onAdd: () => void };

/** Who approves orders from a link without an account: an owner names them, and ends it. */
export function LinkApprovers({ approvers, onAdd }: LinkApproversProps) {
  return (
    <PartCard className="flex flex-col gap-2" aria-label={texts.approvers}>
      <h3 className="font-bold">{texts.approvers}</h3>
      <p className="text-sm text-ink-soft">{texts.approversLead}</p>
      {approvers.length > 0 && (
        <ul className="divide-y divide-line">
          {approvers.map((approver) => (
            <ApproverRow key={approver.approverId} approver={approver} />
          ))}
        </ul>
      )}
      <Button variant="secondary" icon="plus" className="md:self-start" onClick={onAdd}>
        {texts.addApprover}
      </Button>
    </PartCard>
  );
}

function ApproverRow({ approver: { approverId, name, address, limit } }: { approver: LinkApprover }) {
  const { change, stepUp } = useAccountChange('account');
  const end = useAction(() =>
    change(() => call(endLinkApprover, { params: { approverId } }), texts.approverEnded),
  );
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">
          {limit ? orderLimitText(BigInt(limit.minor), limit.currency) : texts.anyAmount}
        </p>
        <p className="figures truncate text-sm text-ink-soft">{address}</p>
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-label={texts.endApproverNamed(name)}
        busy={end.isRunning}
        onClick={() => void end.run()}
      >
        {texts.endApprover}
      </Button>
      {stepUp}
    </li>
  );
}
