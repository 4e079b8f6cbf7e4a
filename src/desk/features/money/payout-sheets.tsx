import { type ReactNode, useState } from 'react';
import {
  confirmPayout,
  type Payout,
  refusePayout,
  releasePayout,
  returnPayout,
} from '#contract/staff/payouts.ts';
import { call } from '#desk/platform/api.ts';
import { useSession } from '#desk/platform/session.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { ReasonSheet } from '#desk/widgets/forms/reason-sheet.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { momentText } from '#desk/widgets/time.ts';
import { Field } from '#ui/fields/field.tsx';
import { BankFileSheet } from './bank-file-sheet.tsx';
import { moneyTexts } from './money.texts.ts';
import { MONEY_KEYS } from './money-keys.ts';
import { payoutsTexts as texts } from './payouts.texts.ts';

type PayoutSheetProps = { payout: Payout; onClose: () => void };

/** What can be done with a payout in its state: release, put into a bank file, confirm; or the way back. */
export function PayoutSheet(props: PayoutSheetProps) {
  const [isGoingBack, setGoingBack] = useState(false);
  const { state } = props.payout;
  if (state === 'at_bank') {
    return isGoingBack ? (
      <ReturnForm {...props} />
    ) : (
      <ConfirmForm {...props} onReturn={() => setGoingBack(true)} />
    );
  }
  if (isGoingBack) return <RefuseForm {...props} />;
  if (state === 'released') return <BankFileSheet payouts={[props.payout]} onClose={props.onClose} />;
  return <ReleaseForm {...props} onRefuse={() => setGoingBack(true)} />;
}

function ReleaseForm({ payout, onClose, onRefuse }: PayoutSheetProps & { onRefuse: () => void }) {
  const staffId = useSession()?.staffId;
  const release = useChange({
    send: (payoutId: string, idempotencyKey) =>
      call(releasePayout, { params: { payoutId }, body: {} }, { idempotencyKey }),
    touches: MONEY_KEYS,
    done: ({ state }) => (state === 'approved' ? texts.approved : texts.released),
    onDone: onClose,
  });
  const isFirst = payout.needsTwoPeople && payout.state === 'asked';
  const isYours = payout.approvedBy?.staffId === staffId;
  return (
    <ActionSheet
      title={texts.releaseOf(moneyText(payout.amount))}
      description={isYours ? texts.yours : payout.needsTwoPeople ? texts.leadTwo : texts.lead}
      action={isFirst ? texts.approve : texts.release}
      change={release}
      draft={null}
      alternative={{ label: texts.refusal.action, onChoose: onRefuse }}
      onSubmit={() => release.run(payout.payoutId)}
      onClose={onClose}
    >
      <PayoutFacts payout={payout} />
    </ActionSheet>
  );
}

function ConfirmForm({ payout, onClose, onReturn }: PayoutSheetProps & { onReturn: () => void }) {
  const { payoutId } = payout;
  const [utr, setUtr, draft] = useDraft(`confirm ${payoutId}`, '');
  const confirm = useChange({
    send: (typed: string, idempotencyKey) =>
      call(confirmPayout, { params: { payoutId }, body: { utr: typed } }, { idempotencyKey }),
    touches: MONEY_KEYS,
    done: () => texts.confirmed,
    onDone: draft.discardThen(onClose),
  });
  return (
    <ActionSheet
      title={texts.confirmOf(moneyText(payout.amount))}
      description={texts.confirmLead}
      action={texts.confirm}
      change={confirm}
      shownFields={['utr']}
      draft={draft}
      alternative={{ label: texts.bankReturn.action, onChoose: onReturn }}
      onSubmit={() => confirm.run(utr)}
      onClose={onClose}
    >
      <PayoutFacts payout={payout} />
      <Field
        label={texts.utr}
        value={utr}
        autoFocus
        spellCheck={false}
        error={confirm.fields.utr}
        onChange={(event) => setUtr(event.target.value)}
      />
    </ActionSheet>
  );
}

function RefuseForm({ payout, onClose }: PayoutSheetProps) {
  const { payoutId } = payout;
  return (
    <ReasonSheet
      recordId={payoutId}
      texts={texts.refusal}
      maxLength={300}
      touches={MONEY_KEYS}
      send={async (reason, idempotencyKey) => {
        const { state } = await call(
          refusePayout,
          { params: { payoutId }, body: { reason } },
          { idempotencyKey },
        );
        return state === 'refused' ? null : texts.returnConfirmed;
      }}
      onClose={onClose}
    >
      <PayoutFacts payout={payout} />
    </ReasonSheet>
  );
}

function ReturnForm({ payout, onClose }: PayoutSheetProps) {
  const { payoutId } = payout;
  return (
    <ReasonSheet
      recordId={payoutId}
      texts={texts.bankReturn}
      maxLength={300}
      touches={MONEY_KEYS}
      send={(reason, idempotencyKey) =>
        call(returnPayout, { params: { payoutId }, body: { reason } }, { idempotencyKey })
      }
      onClose={onClose}
    >
      <PayoutFacts payout={payout} />
    </ReasonSheet>
  );
}

function PayoutFacts({ payout }: { payout: Payout }): ReactNode {
  const { number, company, account, approvedBy, askedAt, fileNumber } = payout;
  return (
    <Facts
      facts={[
        [texts.number, number],
        [moneyTexts.columns.company, company],
        [
          texts.account,
          account ? `${account.holder} · ${account.bankName} · ${account.masked}` : texts.noAccount,
        ],
        [moneyTexts.refunds.asked, momentText(askedAt)],
        ...(approvedBy ? [[texts.people, approvedBy.name] as const] : []),
        ...(fileNumber === null ? [] : [[texts.file, String(fileNumber)] as const]),
      ]}
    />
  );
}
