import { Link } from '@tanstack/react-router';
import type { Home } from '#contract/customer/home.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { checkoutLocation } from '#web/widgets/orders/order-links.ts';
import { homeTexts } from './home.texts.ts';

const { inProgress: texts } = homeTexts;

/** Reported money that we are checking: said, so that nobody pays it again. */
export function PaymentsInProgress({ payments }: { payments: Home['paymentsInProgress'] }) {
  if (payments.length === 0) return null;
  return (
    <section
      aria-labelledby="in-progress"
      className="rounded-card border border-line bg-paper p-4 wide:col-span-3"
    >
      <h2 id="in-progress" className="font-bold">
        {texts.title}
      </h2>
      <ul className="pt-1">
        {payments.map(({ orderId, fabId, number, state }) => (
          <li key={orderId} className="flex items-start gap-2 py-1 text-sm">
            <Icon name="clock" className="mt-0.5 shrink-0 text-info" />
            <span>
              {texts[state]}{' '}
              <Link
                {...checkoutLocation({ fabId, orderId })}
                aria-label={texts.view(number)}
                className="figures inline-flex min-h-6 items-center font-semibold whitespace-nowrap text-brand-700"
              >
                {number}
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
