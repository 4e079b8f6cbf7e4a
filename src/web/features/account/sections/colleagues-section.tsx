import { useQuery } from '@tanstack/react-query';
import { type CompanyPeople, inviteColleague } from '#contract/customer/colleagues.ts';
import { Button } from '#ui/buttons/button.tsx';
import { companyQueries } from '#web/widgets/company/company.queries.ts';
import { useMay } from '#web/widgets/company/use-may.ts';
import { Loaded, PartSkeleton } from '../loaded.tsx';
import { PartCard } from '../part-card.tsx';
import type { SectionProps } from '../section-props.ts';
import { ApproverForm } from './approver-form.tsx';
import { ColleagueForm } from './colleague-form.tsx';
import { ColleagueRow, InvitationRow } from './colleague-rows.tsx';
import { colleaguesTexts as texts } from './colleagues.texts.ts';
import { CompanySwitch } from './company-switch.tsx';
import { HandoverNotice } from './handover-notice.tsx';
import { InviteForm } from './invite-form.tsx';
import { LeaveCompany } from './leave-company.tsx';
import { LinkApprovers } from './link-approvers.tsx';

/** Who works for the company; an owner invites, changes and blocks, everyone else sees whom to ask. */
export function ColleaguesSection({ itemId, openItem, closeItem }: SectionProps) {
  const query = useQuery(companyQueries.people());
  return (
    <Loaded query={query} skeleton={<PartSkeleton rows={2} />}>
      {(company) => {
        const colleague = company.people.find(({ customerId }) => customerId === itemId);
        if (itemId === 'approver') return <ApproverForm onDone={closeItem} />;
        if (itemId === 'new') return <InviteForm onDone={closeItem} />;
        if (colleague) return <ColleagueForm key={itemId} colleague={colleague} onDone={closeItem} />;
        return <People company={company} openItem={openItem} />;
      }}
    </Loaded>
  );
}

function People({ company, openItem }: { company: CompanyPeople; openItem: SectionProps['openItem'] }) {
  const isOwner = useMay(inviteColleague);
  const { people, invitations, approvers, handover } = company;
  const hasInvited = people.length + invitations.length > 1 || approvers.length > 0;
  // The last owner cannot leave.
  const others = people.filter(({ isMe, state }) => !isMe && state === 'active');
  return (
    <div className="flex flex-col gap-3">
      {isOwner && people.length === 1 && <p className="text-ink-soft">{texts.lead}</p>}
      {handover && <HandoverNotice handover={handover} />}
      <PartCard className="py-1" aria-label={texts.people}>
        <ul className="divide-y divide-line">
          {people.map((colleague) => (
            <ColleagueRow
              key={colleague.customerId}
              colleague={colleague}
              onOpen={isOwner ? () => openItem(colleague.customerId) : null}
            />
          ))}
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.invitationId} invitation={invitation} />
          ))}
        </ul>
      </PartCard>
      {isOwner && (
        <Button variant="secondary" icon="plus" onClick={() => openItem('new')}>
          {texts.invite}
        </Button>
      )}
      {isOwner && hasInvited && <LinkApprovers approvers={approvers} onAdd={() => openItem('approver')} />}
      <CompanySwitch companies={company.companies} />
      {others.some(({ roles }) => roles.includes('owner')) && <LeaveCompany />}
    </div>
  );
}
