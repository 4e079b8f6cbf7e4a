import { useState } from 'react';
import {
  type BankTransfer,
  matchBankTransfer,
  readTransferProof,
  refuseBankTransfer,
} from '#contract/staff/payments.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { ReasonSheet } from '#desk/widgets/forms/reason-sheet.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { heldActsTexts } from '#desk/widgets/held-acts/held-acts.texts.ts';
import { HeldNotices } from '#desk/widgets/held-acts/held-notice.tsx';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { dayText } from '#desk/widgets/time.ts';
import { CURRENCY_SYMBOL } from '#domain/shared/money.ts';
import { Field } from '#ui/fields/field.tsx';
import { AttachedFile } from './attached-file.tsx';
import { moneyTexts } from './money.texts.ts';
import { MONEY_KEYS, TRANSFERS_KEY } from './money-keys.ts';

const texts = moneyTexts.transfers;
type TransferSheetProps = {
  transfer: BankTransfer;
  /** What the statement says, where the transfer was found on it; what the buyer reported is no proof. */
  received: string;
  /** The line it was found in. */
  statementLine: string | null;
  onClose: () => void;
};

export function TransferSheet(props: TransferSheetProps) {
  const [isRefusing, setRefusing] = useState(false);
  return isRefusing ? <RefuseForm {...props} /> : <MatchForm {...props} onRefuse={() => setRefusing(true)} />;
}

function MatchForm({
  transfer,
  received,
  statementLine,
  onClose,
  onRefuse,
}: TransferSheetProps & { onRefuse: () => void }) {
  const { transferId } = transfer;
  const [amount, setAmount, draft] = useDraft(`match ${transferId} ${received}`, received);
  const match = useChange({
    send: (typed: string, idempotencyKey) =>
      call(
        matchBankTransfer,
        { params: { transferId }, body: { amount: typed, statementLine } },
        { idempotencyKey },
      ),
    touches: MONEY_KEYS,
    done: ({ state }) => (state === 'matched' ? texts.matched : heldActsTexts.held),
    onDone: draft.discardThen(onClose),
  });
  return (
    <ActionSheet
      title={texts.open}
      description={texts.lead}
      action={texts.match}
      change={match}
      shownFields={['amount']}
      draft={draft}
      beside={transfer.proofFileId && <Proof transferId={transferId} />}
      alternative={{ label: texts.refusal.action, onChoose: onRefuse }}
      onSubmit={() => match.run(amount.trim())}
      onClose={onClose}
    >
      <HeldNotices act="transfer_match" subject={transferId} />
      <TransferFacts transfer={transfer} />
      <Field
        kind="decimal"
        label={texts.received}
        prefix={CURRENCY_SYMBOL[transfer.amount.currency]}
        value={amount}
        error={match.fields.amount}
        autoFocus
        onChange={(event) => setAmount(event.target.value)}
      />
    </ActionSheet>
  );
}

function Proof({ transferId }: { transferId: string }) {
  return (
    <AttachedFile
      label={texts.proof}
      queryKey={[TRANSFERS_KEY, transferId]}
      read={(signal) => call(readTransferProof, { params: { transferId } }, { signal })}
    />
  );
}

function RefuseForm({ transfer, onClose }: TransferSheetProps) {
  const { transferId } = transfer;
  return (
    <ReasonSheet
      recordId={transferId}
      texts={texts.refusal}
      maxLength={300}
      touches={MONEY_KEYS}
      send={(reason, idempotencyKey) =>
        call(refuseBankTransfer, { params: { transferId }, body: { reason } }, { idempotencyKey })
      }
      onClose={onClose}
    >
      <TransferFacts transfer={transfer} />
    </ReasonSheet>
  );
}

function TransferFacts({ transfer }: { transfer: BankTransfer }) {
  const { utr, company, orderNumber, amount, expected, withheld, paidOn, proofFileId } = transfer;
  return (
    <Facts
      facts={[
        [texts.utr, utr],
        [moneyTexts.columns.company, company],
        [moneyTexts.columns.order, orderNumber],
        [moneyTexts.columns.reported, moneyText(amount)],
        [texts.expected, moneyText(expected)],
        [texts.withheld, moneyText(withheld)],
        [texts.paidOn, dayText(paidOn)],
        ...(proofFileId ? [] : [['', texts.noProof] as const]),
      ]}
    />
  );
}
