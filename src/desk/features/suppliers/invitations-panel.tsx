import { Link } from '@tanstack/react-router';
import type { SupplierRecord } from '#contract/staff/requests.ts';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { SupplierMessageLines } from '#desk/widgets/supplier-messages/supplier-message-lines.tsx';
import { momentText } from '#desk/widgets/time.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { suppliersTexts as texts } from './suppliers.texts.ts';

/** What the mill was asked to quote for, and whether the asking arrived. */
export function InvitationsPanel({ invitations }: Pick<SupplierRecord, 'invitations'>) {
  return (
    <Panel title={texts.invitations}>
      {invitations.length === 0 && <p className="text-sm text-ink-soft">{texts.noInvitations}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {invitations.map(({ fabId, number, quality, invitedAt, hasQuoted, messages }) => (
          <li key={fabId} className="py-2 text-sm">
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <Link
                to={`/requests/${fabId}`}
                className="inline-flex min-h-6 items-center font-semibold text-brand-700 hover:underline"
              >
                {number}
              </Link>
              <Chip tone={hasQuoted ? 'good' : 'neutral'}>{hasQuoted ? texts.quoted : texts.waiting}</Chip>
            </div>
            <p>{quality}</p>
            <p className="figures text-ink-soft">{texts.invitedAt(momentText(invitedAt))}</p>
            <SupplierMessageLines messages={messages} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
