import { type Company, listCompanies } from '#contract/staff/companies.ts';
import { call } from '#desk/platform/api.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { currencyColumn, momentColumn, moneyColumn } from '#desk/widgets/table/figure-columns.ts';
import { RowLink } from '#desk/widgets/table/row-link.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { TwoLines } from '#desk/widgets/table/two-lines.tsx';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { creditPeriodLabel } from '#words/en/account.ts';
import { companiesTexts as texts } from './companies.texts.ts';
import { CompanyViews } from './company-views.tsx';
import { VERIFICATION_TONE } from './verification-tone.ts';

export function CompaniesScreen() {
  const address = useSearchState();
  const q = address.get('q');
  const list = usePages<Company>(['companies', q], (page, signal) =>
    call(listCompanies, { query: { ...(q ? { q } : {}), ...page } }, signal ? { signal } : {}),
  );
  return (
    <Page title={texts.title}>
      <CompanyViews selected="all" />
      <DataTable
        name={texts.title}
        columns={COLUMNS}
        list={list}
        keyOf={({ brandId }) => brandId}
        searchFor={texts.search}
        isServerOrdered
        empty={texts.empty}
      />
    </Page>
  );
}

const { columns } = texts;
const fixed = { isUnsorted: true } as const;
const COLUMNS: Column<Company>[] = [
  {
    id: 'name',
    label: columns.name,
    text: ({ name }) => name,
    cell: ({ brandId, name }) => (
      <RowLink to={`/companies/${brandId}`} wraps>
        {name}
      </RowLink>
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
      <Chip tone={VERIFICATION_TONE[verificationStatus]}>{texts.verification[verificationStatus]}</Chip>
    ),
    ...fixed,
    wideOnly: true,
  },
  moneyColumn('limit', columns.limit, ({ creditLimit }) => creditLimit, {
    cell: ({ creditLimit, creditDays }) => (
      <TwoLines
        first={moneyText(creditLimit)}
        second={<span className="whitespace-normal">{creditPeriodLabel(creditDays)}</span>}
      />
    ),
    ...fixed,
  }),
  currencyColumn(({ creditLimit }) => creditLimit),
  textColumn('days', columns.days, ({ creditDays }) => creditPeriodLabel(creditDays), {
    csv: ({ creditDays }) => String(creditDays),
    isHidden: true,
  }),
  textColumn('orders', columns.orders, ({ openOrders }) => String(openOrders), {
    ...fixed,
    isFigure: true,
    wideOnly: true,
  }),
  momentColumn('since', columns.since, ({ since }) => since, { ...fixed, wideOnly: true }),
];
