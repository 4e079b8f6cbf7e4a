import type { Order } from '#contract/orders.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { Switch } from '#ui/switch.tsx';
import { moneyOf } from '#web/widgets/requests/wire-figures.ts';
import type { MethodChoiceState } from './use-method-choice.ts';

export type AccountCreditProps = { order: Order; choice: MethodChoiceState };

/** Money kept for the company is applied only when the buyer says so; the rest is paid the chosen way. */
export function AccountCredit({ order: { advance }, choice }: AccountCreditProps) {
  if (advance.offered.minor === '0') return null;
  const words = (amount: typeof advance.kept) => formatMoney(moneyOf(amount)).replace(/\.00$/, '');
  const label = `Apply ${words(advance.offered)} account credit`;
  return (
    <div className="flex items-center justify-between gap-3 rounded-card border border-line bg-paper px-4 py-2">
      <p className="figures min-w-0 text-sm text-ink-soft">
        <span className="block text-base font-semibold text-ink">{label}</span>
        {words(advance.kept)} is available on your account.
      </p>
      <Switch
        label={label}
        checked={choice.appliesAccountCredit}
        onChange={({ target }) => choice.applyAccountCredit(target.checked)}
      />
    </div>
  );
}
