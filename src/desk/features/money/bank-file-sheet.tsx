import { createPayoutFile, type Payout } from '#contract/staff/payouts.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { MONEY_KEYS } from './money-keys.ts';
import { payoutsTexts as texts } from './payouts.texts.ts';
import { savePayoutFile } from './save-payout-file.ts';

/** Released payouts of one currency become a file for the bank, which is downloaded at once. */
export function BankFileSheet({ payouts, onClose }: { payouts: readonly Payout[]; onClose: () => void }) {
  const create = useChange({
    send: (payoutIds: string[], idempotencyKey) =>
      call(createPayoutFile, { body: { payoutIds } }, { idempotencyKey }),
    touches: MONEY_KEYS,
    onDone: ({ file, toReleaseAgain }) => {
      if (toReleaseAgain > 0) showToast(texts.toReleaseAgain(toReleaseAgain), { kind: 'bad' });
      if (file) {
        showToast(texts.created(file.number), { kind: 'good' });
        void savePayoutFile(file.fileId);
      }
      onClose();
    },
  });
  return (
    <ActionSheet
      title={texts.createTitle}
      description={texts.createLead}
      action={texts.createAction}
      change={create}
      draft={null}
      onSubmit={() => create.run(payouts.map(({ payoutId }) => payoutId))}
      onClose={onClose}
    >
      <Facts
        facts={[
          ...payouts.map(
            ({ number, company, amount }) => [`${number} · ${company}`, moneyText(amount)] as const,
          ),
          [texts.total, totalText(payouts)],
        ]}
      />
    </ActionSheet>
  );
}

/** All of one currency. */
export function totalText(payouts: readonly Payout[]): string {
  const [first] = payouts;
  if (!first) return '';
  const minor = payouts.reduce((sum, { amount }) => sum + BigInt(amount.minor), 0n);
  return moneyText({ minor: String(minor), currency: first.amount.currency });
}
