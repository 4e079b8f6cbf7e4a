import { useState } from 'react';
import type { CompanyRecord } from '#contract/staff/companies.ts';
import { mendCompanyPerson } from '#contract/staff/company-people.ts';
import { useMay } from '#desk/platform/access.ts';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { momentText } from '#desk/widgets/time.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { orderLimitText, rolesText } from '#words/en/company.ts';
import { companiesTexts as texts } from '../companies.texts.ts';
import { MendPersonSheet } from './mend-person-sheet.tsx';

type CompanyPerson = CompanyRecord['people'][number];

/** Who works for the company, in which roles and up to which sum. */
export function PeoplePanel({ company }: { company: CompanyRecord }) {
  const [mended, setMended] = useState<CompanyPerson | null>(null);
  const mayMend = useMay(mendCompanyPerson);
  return (
    <Panel title={texts.people}>
      <ul className="flex flex-col divide-y divide-line text-sm">
        {company.people.map((person) => (
          <PersonRow
            key={person.customerId}
            person={person}
            onMend={mayMend && person.state !== 'left' ? () => setMended(person) : null}
          />
        ))}
      </ul>
      {mended && <MendPersonSheet company={company} person={mended} onClose={() => setMended(null)} />}
    </Panel>
  );
}

function PersonRow({ person, onMend }: { person: CompanyPerson; onMend: (() => void) | null }) {
  const { name, phone, email, roles, limit, state, lastSeenAt } = person;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2 first:pt-0 last:pb-0">
      <span className="min-w-0">
        <span className="font-semibold">{name}</span>{' '}
        {state !== 'active' && <Chip tone="bad">{texts.personState[state]}</Chip>}
        <span className="block">
          {[rolesText(roles), limit && orderLimitText(BigInt(limit.minor), limit.currency)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className="figures block text-ink-soft wrap-anywhere">
          {[phone, email].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="flex flex-col items-end gap-1">
        <span className="figures text-ink-soft">
          {lastSeenAt ? texts.lastSeen(momentText(lastSeenAt)) : texts.neverSeen}
        </span>
        {onMend && (
          <Button variant="quiet" size="small" aria-label={texts.mendNamed(name)} onClick={onMend}>
            {texts.mend}
          </Button>
        )}
      </span>
    </li>
  );
}
