import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lengthText } from '#desk/widgets/figures.ts';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { momentText } from '#desk/widgets/time.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { DEFECT_NAME } from '#words/en/defects.ts';
import { CLAIM_STATUS_LABEL } from '#words/en/issues.ts';
import { orderQueries } from './orders.queries.ts';
import { ordersTexts } from './orders.texts.ts';

const texts = ordersTexts.claims;

/** Most orders have none, and then nothing is said about them. */
export function ClaimsPanel({ orderId }: { orderId: string }) {
  const { data: claims = [] } = useQuery(orderQueries.claims(orderId));
  if (claims.length === 0) return null;
  return (
    <Panel title={texts.title}>
      <ul className="flex flex-col divide-y divide-line text-sm">
        {claims.map(({ issueId, number, defect, quantity, status, raisedAt, isLate }) => (
          <li key={issueId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <Link
              to={`/claims/${issueId}`}
              className="inline-flex min-h-6 items-center font-semibold text-brand-700 hover:underline"
            >
              {number}
            </Link>
            <span className="figures">{[DEFECT_NAME[defect], lengthText(quantity)].join(' · ')}</span>
            <Chip>{CLAIM_STATUS_LABEL[status]}</Chip>
            {isLate && <Chip tone="bad">{texts.late}</Chip>}
            <span className="figures text-ink-soft">{momentText(raisedAt)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
