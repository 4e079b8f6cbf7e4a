import type { PurchaseLine } from '#contract/staff/purchases.ts';
import { PURCHASE_STATE_LABEL, type PurchaseState } from '#domain/purchases/purchase-state.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { purchasesTexts as texts } from './purchases.texts.ts';

const TONE = {
  made: 'warn',
  sent: 'neutral',
  accepted: 'good',
  withdrawn: 'neutral',
} as const satisfies Record<PurchaseState, string>;

export function PurchaseStateChip({ state }: Pick<PurchaseLine, 'state'>) {
  return <Chip tone={TONE[state]}>{PURCHASE_STATE_LABEL[state]}</Chip>;
}

const PAYABLE_TONE = { open: 'neutral', overdue: 'bad', paid: 'good' } as const;

/** What is overdue against the law says so. */
export function PayableChips({ payable, isStatutory }: Pick<PurchaseLine, 'payable' | 'isStatutory'>) {
  if (payable === null) return <span className="text-ink-soft">{texts.notBilled}</span>;
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Chip tone={PAYABLE_TONE[payable]}>{texts.payable[payable]}</Chip>
      {payable !== 'paid' && isStatutory && (
        <Chip tone={payable === 'overdue' ? 'bad' : 'neutral'}>{texts.statutory}</Chip>
      )}
    </span>
  );
}
