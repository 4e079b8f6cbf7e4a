import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CustomerProfile } from '#contract/customer/account.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { OVERLAY_STATE } from '#web/platform/navigation/overlays.ts';
import { isSignedIn } from '#web/platform/session/login-state.ts';
import { msmeQueries } from '#web/widgets/msme/msme.queries.ts';
import { homeTexts } from './home.texts.ts';

const { msme: texts } = homeTexts;

/** Asked once, of Indian customers who have not answered. */
export function useMsmeQuestion(customer: CustomerProfile | undefined): 'open' | 'none' | 'unknown' {
  const { data: msme, failureCount } = useQuery({
    ...msmeQueries.mine(),
    enabled: () => isSignedIn() && customer !== undefined && MARKET_RULES[customer.market].hasMsme,
  });
  if (msme?.showFlow) return 'open';
  if (!customer) return 'unknown';
  return msme || failureCount > 0 || !MARKET_RULES[customer.market].hasMsme ? 'none' : 'unknown';
}

export function MsmeBanner() {
  return (
    <section
      aria-labelledby="msme"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-paper p-4 wide:col-span-3"
    >
      <Icon name="factory" size="large" className="text-ink-soft" />
      <div className="min-w-0 flex-1 basis-52">
        <h2 id="msme" className="font-bold">
          {texts.title}
        </h2>
        <p className="text-sm text-ink-soft">{texts.text}</p>
      </div>
      <Link
        {...linkTo('account', { view: 'msme' })}
        state={OVERLAY_STATE}
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        {texts.action}
      </Link>
    </section>
  );
}
