import type { CompanyRecord } from '#contract/staff/companies.ts';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { momentText } from '#desk/widgets/time.ts';
import { companiesTexts as texts } from '../companies.texts.ts';

export function PeoplePanel({ people }: { people: CompanyRecord['people'] }) {
  return (
    <Panel title={texts.people}>
      <ul className="flex flex-col divide-y divide-line text-sm">
        {people.map(({ customerId, name, phone, email, lastSeenAt }) => (
          <li
            key={customerId}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2 first:pt-0 last:pb-0"
          >
            <span className="min-w-0">
              <span className="font-semibold">{name}</span>
              <span className="figures block text-ink-soft wrap-anywhere">
                {[phone, email].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="figures text-ink-soft">
              {lastSeenAt ? texts.lastSeen(momentText(lastSeenAt)) : texts.neverSeen}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
