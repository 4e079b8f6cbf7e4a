import type { Order } from '#contract/customer/orders.ts';
import type { PaymentOrder } from '#contract/customer/payments.ts';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { checkoutTexts } from '../checkout.texts.ts';
import { aboutMethod } from './method-text.ts';

export type MethodChoiceProps = {
  methods: Order['methods'];
  chosen: PaymentOrder['method'] | null;
  onChoose: (method: PaymentOrder['method']) => void;
};

/** What is open can be chosen; what is closed says why. */
export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const open = methods.filter(({ isOpen }) => isOpen);
  const closed = methods.filter(({ isOpen }) => !isOpen);
  return (
    <div className="rounded-card border border-line bg-paper px-4 pt-4 pb-1">
      <RadioGroup
        legend={checkoutTexts.choose.legend}
        name="method"
        value={chosen}
        options={open.map(({ method, label, note }) => ({
          value: method,
          label,
          help: aboutMethod(method, note),
        }))}
        onChange={(value) => {
          const next = open.find(({ method }) => method === value);
          if (next) onChoose(next.method);
        }}
      />
      {closed.length > 0 && (
        <ul aria-label={checkoutTexts.choose.closed} className="flex flex-col gap-1 pb-3">
          {closed.map(({ method, label, note }) => (
            <li key={method} className="flex gap-2 text-sm text-ink-soft">
              <Icon name="info" size="small" className="mt-0.5" />
              <span>
                <b className="font-semibold">{label}:</b> {note}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
