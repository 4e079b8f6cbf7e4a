import type { Order } from '#contract/customer/orders.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { Switch } from '#ui/fields/switch.tsx';
import { checkoutTexts } from '../checkout.texts.ts';
import type { MethodChoiceState } from './use-method-choice.ts';

const { choose: texts } = checkoutTexts;

export type AccountCreditProps = { order: Order; choice: MethodChoiceState };

/** Account credit is applied only when the buyer says so; the rest is paid the chosen way. */
export function AccountCredit({ order: { advance }, choice }: AccountCreditProps) {
  if (advance.offered.minor === '0') return null;
  const words = (amount: typeof advance.kept) => formatMoney(moneyOf(amount)).replace(/\.00$/, '');
  const label = texts.applyCredit(words(advance.offered));
  return (
    <div className="flex items-center justify-between gap-3 rounded-card border border-line bg-paper px-4 py-2">
      <p className="figures min-w-0 text-sm text-ink-soft">
        <span className="block text-base font-semibold text-ink">{label}</span>
        {texts.creditAvailable(words(advance.kept))}
      </p>
      <Switch
        label={label}
        checked={choice.appliesAccountCredit}
        onChange={({ target }) => choice.applyAccountCredit(target.checked)}
      />
    </div>
  );
}
