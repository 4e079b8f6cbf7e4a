import { useState } from 'react';
import { type Company, grantCompanyCredit, listCompanies } from '#contract/staff/companies.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { RowButton } from '#desk/widgets/table/row-link.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { TwoLines } from '#desk/widgets/table/two-lines.tsx';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { momentText } from '#desk/widgets/time.ts';
import { creditPeriodLabel } from '#domain/account/choices/credit-period.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { Chip, type ChipTone } from '#ui/surfaces/chip.tsx';
import { companiesTexts as texts } from './companies.texts.ts';
import { CompanyViews } from './company-views.tsx';
import { CreditSheet } from './credit-sheet.tsx';

const TONE: Readonly<Record<Company['verificationStatus'], ChipTone>> = {
  0: 'neutral',
  1: 'good',
  2: 'warn',
};

export function CompaniesScreen() {
  const address = useSearchState();
  const [open, setOpen] = useState<Company | null>(null);
  const mayGrant = useMay(grantCompanyCredit);
  const q = address.get('q');
  const list = usePages<Company>(['companies', q], (page, signal) =>
    call(listCompanies, { query: { ...(q ? { q } : {}), ...page } }, signal ? { signal } : {}),
  );
  return (
    <Page title={texts.title}>
      <CompanyViews selected="all" />
      <DataTable
        name={texts.title}
        columns={columnsFor(mayGrant ? setOpen : null)}
        list={list}
        keyOf={({ brandId }) => brandId}
        searchFor={texts.search}
        isServerOrdered
        empty={texts.empty}
      />
      {open && <CreditSheet company={open} onClose={() => setOpen(null)} />}
    </Page>
  );
}

function columnsFor(onOpen: ((company: Company) => void) | null): Column<Company>[] {
  const { columns } = texts;
  const fixed = { isUnsorted: true } as const;
  return [
    {
      id: 'name',
      label: columns.name,
      text: ({ name }) => name,
      cell: (company) =>
        onOpen ? (
          <RowButton wraps onClick={() => onOpen(company)}>
            {company.name}
          </RowButton>
        ) : (
          company.name
        ),
      ...fixed,
    },
    textColumn('market', columns.market, ({ market }) => market, fixed),
    textColumn('city', columns.city, ({ city }) => orPlaceholder(city), { ...fixed, wideOnly: true }),
    textColumn(
      'contact',
      columns.contact,
      ({ contactName, contact }) => [contactName, contact].filter(Boolean).join(' · '),
      { ...fixed, wideOnly: true },
    ),
    {
      id: 'verified',
      label: columns.verified,
      text: ({ verificationStatus }) => texts.verification[verificationStatus],
      cell: ({ verificationStatus }) => (
        <Chip tone={TONE[verificationStatus]}>{texts.verification[verificationStatus]}</Chip>
      ),
      ...fixed,
      wideOnly: true,
    },
    {
      id: 'limit',
      label: columns.limit,
      text: ({ creditLimit }) => moneyText(creditLimit),
      cell: ({ creditLimit, creditDays }) => (
        <TwoLines
          first={moneyText(creditLimit)}
          second={<span className="whitespace-normal">{creditPeriodLabel(creditDays)}</span>}
        />
      ),
      isFigure: true,
      ...fixed,
    },
    textColumn('days', columns.days, ({ creditDays }) => creditPeriodLabel(creditDays), { isHidden: true }),
    textColumn('orders', columns.orders, ({ openOrders }) => String(openOrders), {
      ...fixed,
      isFigure: true,
      wideOnly: true,
    }),
    textColumn('since', columns.since, ({ since }) => momentText(since), {
      ...fixed,
      isFigure: true,
      wideOnly: true,
    }),
  ];
}
