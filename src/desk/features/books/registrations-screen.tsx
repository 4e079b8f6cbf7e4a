import { useState } from 'react';
import { type ListedRegistration, listRegistrations } from '#contract/staff/registrations.ts';
import { call } from '#desk/platform/api.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { TextLink } from '#desk/widgets/layout/text-link.tsx';
import { RegistrationPart } from '#desk/widgets/registration/registration-part.tsx';
import { RegistrationChips } from '#desk/widgets/registration/registration-state.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { currencyColumn, dayColumn, moneyColumn } from '#desk/widgets/table/figure-columns.ts';
import { RowButton } from '#desk/widgets/table/row-link.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { TwoLines } from '#desk/widgets/table/two-lines.tsx';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import {
  REGISTRATION_STATE_LABEL,
  REGISTRATION_STATES,
  type RegistrationState,
} from '#domain/books/registration/registration-state.ts';
import { booksTexts } from './books.texts.ts';
import { BooksViews } from './books-views.tsx';

const texts = booksTexts.registrations;
const FILTERS = [
  {
    name: 'state',
    label: texts.state,
    options: [
      { value: '', label: texts.all },
      { value: 'open', label: texts.open },
      ...REGISTRATION_STATES.map((value) => ({ value, label: REGISTRATION_STATE_LABEL[value] })),
    ],
  },
];

/** Invoices and credit notes at the registry: what waits, what was refused, and what may still be cancelled. */
export function RegistrationsScreen() {
  const address = useSearchState();
  const [chosenId, setChosen] = useState<string | null>(address.get('open') ?? null);
  const [q, state] = [address.get('q'), address.get('state')];
  const which = { ...(q ? { q } : {}), ...(state ? { state: state as RegistrationState | 'open' } : {}) };
  const list = usePages<ListedRegistration>(['delivery', 'registrations', which], (page, signal) =>
    call(listRegistrations, { query: { ...which, ...page } }, signal ? { signal } : {}),
  );
  const chosen = list.rows.find(({ registrationId }) => registrationId === chosenId);
  return (
    <Page title={booksTexts.title}>
      <BooksViews selected="registrations" />
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[minmax(0,1fr)_24rem]">
        <DataTable
          name={booksTexts.tabs.registrations}
          columns={columnsFor(setChosen)}
          list={list}
          keyOf={({ registrationId }) => registrationId}
          {...(chosen ? { currentKey: chosen.registrationId } : {})}
          filters={FILTERS}
          searchFor={booksTexts.register.search}
          isServerOrdered
          empty={texts.empty}
        />
        {chosen && (
          <Panel
            title={chosen.company}
            aside={<TextLink to={`/orders/${chosen.orderId}`}>{chosen.orderNumber}</TextLink>}
          >
            <RegistrationPart registration={chosen} />
          </Panel>
        )}
      </div>
    </Page>
  );
}

function columnsFor(onChoose: (registrationId: string) => void): Column<ListedRegistration>[] {
  const fixed = { isUnsorted: true } as const;
  return [
    {
      id: 'number',
      label: booksTexts.register.number,
      text: ({ number }) => number,
      cell: ({ number, company, registrationId }) => (
        <TwoLines
          first={<RowButton onClick={() => onChoose(registrationId)}>{number}</RowButton>}
          second={company}
        />
      ),
      ...fixed,
    },
    textColumn('company', booksTexts.company, ({ company }) => company, { isHidden: true }),
    dayColumn('day', booksTexts.register.issuedOn, ({ issuedOn }) => issuedOn, { wideOnly: true, ...fixed }),
    moneyColumn('total', booksTexts.figures.total, ({ total }) => total, { ...fixed, wideOnly: true }),
    currencyColumn(({ total }) => total),
    {
      id: 'state',
      label: texts.state,
      text: ({ state }) => REGISTRATION_STATE_LABEL[state],
      cell: (row) => (
        <TwoLines
          first={<RegistrationChips registration={row} />}
          second={
            row.problem ?? row.wayProblem ?? (row.state !== 'cancelled' && !row.hasLeft && texts.goodsWait)
          }
        />
      ),
      ...fixed,
    },
  ];
}
