import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Home } from '#contract/customer/home.ts';
import { ORDER_TAB_CODE } from '#domain/orders/order-tab.ts';
import { REQUEST_TAB_CODE } from '#domain/requests/request-tab.ts';
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
      <ul className="grid grid-cols-2 gap-2">
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
        <Figure label={texts.outstanding} target={linkTo('payments', {})}>
          <Amount of={outstanding} />
        </Figure>
      </ul>
    </section>
  );
}

type FigureProps = {
  label: string;
  target: LinkTarget;
  children: ReactNode;
};

function Figure({ label, target, children }: FigureProps) {
  return (
    <li>
      <Link
        {...target}
        className="flex min-h-16 flex-col justify-center rounded-control bg-ground px-3 py-2 text-ink no-underline hover:bg-brand-50"
      >
        <span className="text-sm text-ink-soft">{label}</span>
        <span className="figures font-bold wrap-anywhere">{children}</span>
      </Link>
    </li>
  );
}
