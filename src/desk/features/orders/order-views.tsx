import { Link } from '@tanstack/react-router';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { ordersTexts as texts } from './orders.texts.ts';

const VIEWS = [
  { id: 'list', label: texts.list, to: '/orders' },
  { id: 'board', label: texts.board, to: '/orders/board' },
] as const;

/** The same orders as a list or as a board. */
export function OrderViews({ selected }: { selected: 'list' | 'board' }) {
  return (
    <div className="mb-4">
      <TabLinks
        label={texts.views}
        tabs={VIEWS}
        selected={selected}
        renderLink={({ tab, children, ...link }) => (
          <Link to={VIEWS.find(({ id }) => id === tab.id)?.to ?? '/orders'} {...link}>
            {children}
          </Link>
        )}
      />
    </div>
  );
}
