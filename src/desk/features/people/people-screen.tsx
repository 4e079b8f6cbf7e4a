import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listStaff, type StaffMember } from '#contract/staff/people.ts';
import { call } from '#desk/platform/api.ts';
import { useSession } from '#desk/platform/session.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { momentColumn } from '#desk/widgets/table/figure-columns.ts';
import { RowButton } from '#desk/widgets/table/row-link.tsx';
import { wholeList } from '#desk/widgets/table/whole-list.ts';
import { momentText } from '#desk/widgets/time.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { peopleTexts as texts } from './people.texts.ts';
import { AccessSheet, InviteSheet } from './people-sheets.tsx';

/** Who may come in, as what, and where they are signed in. */
export function PeopleScreen() {
  const query = useQuery({ queryKey: ['staff'], queryFn: ({ signal }) => call(listStaff, {}, { signal }) });
  const [open, setOpen] = useState<StaffMember | 'invite' | null>(null);
  const ownId = useSession()?.staffId;
  return (
    <Page
      title={texts.title}
      actions={
        <Button size="small" icon="plus" onClick={() => setOpen('invite')}>
          {texts.invite}
        </Button>
      }
    >
      <DataTable
        name={texts.title}
        columns={columnsFor(ownId, setOpen)}
        list={wholeList(query)}
        keyOf={({ staffId }) => staffId}
        searchFor={texts.search}
        empty={texts.empty}
      />
      {open === 'invite' && <InviteSheet onClose={() => setOpen(null)} />}
      {open && open !== 'invite' && (
        <AccessSheet
          member={query.data?.find(({ staffId }) => staffId === open.staffId) ?? open}
          onClose={() => setOpen(null)}
        />
      )}
    </Page>
  );
}

function columnsFor(ownId: string | undefined, onOpen: (member: StaffMember) => void): Column<StaffMember>[] {
  const { columns } = texts;
  return [
    {
      id: 'name',
      label: columns.name,
      text: ({ name }) => name,
      cell: (member) =>
        member.staffId === ownId || member.isAutopilot ? (
          <span title={member.isAutopilot ? texts.autopilotHelp : texts.self}>{member.name}</span>
        ) : (
          <RowButton onClick={() => onOpen(member)}>{member.name}</RowButton>
        ),
    },
    textColumn('email', columns.email, ({ email }) => email, { wideOnly: true }),
    textColumn('role', columns.role, ({ role, isAutopilot }) =>
      isAutopilot ? texts.autopilotRole : texts.roles[role],
    ),
    {
      id: 'state',
      label: columns.state,
      text: accessText,
      cell: (member) => (
        <Chip tone={member.isActive && !member.isAutopilot ? 'good' : 'neutral'}>{accessText(member)}</Chip>
      ),
    },
    textColumn('sessions', columns.sessions, ({ sessions }) => String(sessions), {
      sortBy: ({ sessions }) => sessions,
      isFigure: true,
      wideOnly: true,
    }),
    momentColumn('seen', columns.seen, ({ lastSeenAt }) => lastSeenAt, { wideOnly: true }),
  ];
}

function accessText({ isActive, isAutopilot, releasesMoneyFrom }: StaffMember): string {
  if (isAutopilot) return texts.noSignIn;
  if (!isActive) return texts.left;
  return releasesMoneyFrom ? texts.approvesFrom(momentText(releasesMoneyFrom)) : texts.active;
}
