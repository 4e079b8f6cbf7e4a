import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Home } from '#contract/customer/home.ts';
import { ORDER_TAB_CODE } from '#domain/orders/order-tab.ts';
import { REQUEST_TAB_CODE } from '#domain/requests/request-tab.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { type LinkTarget, linkTo } from '#web/platform/navigation/link-to.ts';
import { Amount } from '#web/widgets/orders/amount.tsx';
import { homeTexts } from './home.texts.ts';

const { figures: texts } = homeTexts;

/** How the business stands; each figure opens its list. */
export function Figures({ figures }: Pick<Home, 'figures'>) {
  const { openQueries, quotesReceived, inProduction, inTransit, delivered, outstanding } = figures;
  return (
    <section aria-labelledby="figures" className="rounded-card border border-line bg-paper p-4">
      <h2 id="figures" className="pb-2 text-lg font-bold">
        {texts.title}
      </h2>
      <ul className="grid grid-cols-3 gap-2 wide:grid-cols-2">
        <Figure label={texts.openQueries} target={linkTo('quotes', { tab: REQUEST_TAB_CODE.all_open })}>
          {openQueries}
        </Figure>
        <Figure label={texts.quotesReceived} target={linkTo('quotes', {})}>
          {quotesReceived}
        </Figure>
        <Figure label={texts.inProduction} target={linkTo('orders', {})}>
          {inProduction}
        </Figure>
        <Figure label={texts.inTransit} target={linkTo('orders', { orderTab: ORDER_TAB_CODE.in_transit })}>
          {inTransit}
        </Figure>
        <Figure label={texts.delivered} target={linkTo('orders', { orderTab: ORDER_TAB_CODE.delivered })}>
          {delivered}
        </Figure>
        <Figure label={texts.outstanding} target={linkTo('payments', {})} isWide>
          <Amount of={outstanding} />
        </Figure>
      </ul>
    </section>
  );
}

type FigureProps = {
  label: string;
  target: LinkTarget;
  /** An amount needs the room of a whole line on a phone. */
  isWide?: boolean;
  children: ReactNode;
};

function Figure({ label, target, isWide = false, children }: FigureProps) {
  return (
    <li className={isWide ? 'col-span-3 wide:col-span-1' : undefined}>
      <Link
        {...target}
        className={classNames(
          'flex rounded-control bg-ground px-2 text-ink no-underline hover:bg-brand-50',
          isWide
            ? 'min-h-11 flex-wrap items-center justify-between gap-x-3 wide:min-h-14 wide:flex-col wide:items-start wide:justify-center'
            : 'min-h-14 flex-col justify-center py-1',
        )}
      >
        <span className="text-xs leading-snug text-ink-soft wide:text-sm">{label}</span>
        <span className="figures font-bold wrap-anywhere">{children}</span>
      </Link>
    </li>
  );
}
