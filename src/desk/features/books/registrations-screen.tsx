import type { CallInput } from '#contract/endpoint.ts';
import { type ListedRegistration, listRegistrations } from '#contract/staff/registrations.ts';
import { call } from '#desk/platform/api.ts';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { TextLink } from '#desk/widgets/layout/text-link.tsx';
import { RegistrationPart } from '#desk/widgets/registration/registration-part.tsx';
import { RegistrationChips } from '#desk/widgets/registration/registration-state.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { currencyColumn, dayColumn, moneyColumn } from '#desk/widgets/table/figure-columns.ts';
import { RowButton } from '#desk/widgets/table/row-link.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { TwoLines } from '#desk/widgets/table/two-lines.tsx';
import {
  REGISTRATION_STATE_LABEL,
  REGISTRATION_STATES,
} from '#domain/books/registration/registration-state.ts';
import { BookList } from './book-list.tsx';
import { booksTexts } from './books.texts.ts';

const texts = booksTexts.registrations;
const FILTER = {
  name: 'state',
  label: texts.state,
  options: [
    { value: '', label: texts.all },
    { value: 'open', label: texts.open },
    ...REGISTRATION_STATES.map((value) => ({ value, label: REGISTRATION_STATE_LABEL[value] })),
  ],
};

/** Invoices and credit notes at the registry: what waits, what was refused, and what may still be cancelled. */
export function RegistrationsScreen() {
  const address = useSearchState();
  return (
    <BookList<ListedRegistration, CallInput<typeof listRegistrations>['query']>
      tab="registrations"
      queryKey={['delivery', 'registrations']}
      read={(query, options) => call(listRegistrations, { query }, options)}
      keyOf={({ registrationId }) => registrationId}
      columns={columnsFor}
      filter={FILTER}
      searchFor={booksTexts.register.search}
      empty={texts.empty}
      chosenAtFirst={address.get('open')}
      panel={registrationPanel}
    />
  );
}

function registrationPanel(chosen: ListedRegistration) {
  return (
    <Panel
      title={chosen.company}
      aside={<TextLink to={`/orders/${chosen.orderId}`}>{chosen.orderNumber}</TextLink>}
    >
      <RegistrationPart registration={chosen} />
    </Panel>
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
