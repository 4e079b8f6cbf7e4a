import type { ReactNode } from 'react';
import type { MergePreview } from '#contract/staff/company-merge.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { rolesText } from '#words/en/company.ts';
import { companiesTexts as texts } from './companies.texts.ts';

/** Who and what comes along, and what stays. */
export function MergeFacts({ preview }: { preview: MergePreview }) {
  const { closed, gstins, people, addresses, stays } = preview;
  const credit = moneyOf(stays.accountCredit);
  return (
    <dl className="flex flex-col gap-3 text-sm">
      <Fact name={texts.gstin}>
        <span className="figures">{gstins.join(', ')}</span>
      </Fact>
      <Fact name={texts.mergePeople}>
        {people.length === 0 && texts.mergeNobody}
        <ul className="flex flex-col gap-2">
          {people.map(({ customerId, name, signsInWith, roles, seat }) => (
            <li key={customerId}>
              <span className="font-semibold">{name}</span>{' '}
              <span className="figures text-ink-soft wrap-anywhere">{signsInWith}</span>
              <span className="block text-ink-soft">
                {seat === 'joins' || seat === 'here' ? `${rolesText(roles)} · ` : ''}
                {texts.seats[seat]}
              </span>
            </li>
          ))}
        </ul>
      </Fact>
      <Fact name={texts.mergeAddresses}>
        {addresses.length === 0 ? texts.mergeNoAddresses : addresses.join(', ')}
      </Fact>
      <Fact name={texts.mergeStays(closed.name)}>
        {[
          texts.openQueries(stays.openQueries),
          texts.openOrders(stays.openOrders),
          ...(credit.minor > 0n ? [texts.accountCredit(formatMoney(credit))] : []),
        ].join(' · ')}
        <span className="block text-ink-soft">{texts.staysText}</span>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
