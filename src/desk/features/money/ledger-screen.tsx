import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Reply } from '#contract/endpoint.ts';
import { readLedger, readLedgerBalances } from '#contract/staff/payments.ts';
import { call } from '#desk/platform/api.ts';
import { amountInput, moneyText } from '#desk/widgets/figures.ts';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Page } from '#desk/widgets/layout/page.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { momentColumn } from '#desk/widgets/table/figure-columns.ts';
import { RowLink } from '#desk/widgets/table/row-link.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { TwoLines } from '#desk/widgets/table/two-lines.tsx';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { momentText } from '#desk/widgets/time.ts';
import { LEDGER_ACCOUNT_LABEL, LEDGER_ACCOUNTS } from '#domain/payments/ledger/ledger-entry.ts';
import { moneyTexts } from './money.texts.ts';

type Entry = Reply<typeof readLedger>['records'][number];

const texts = moneyTexts.ledger;
const FILTERS = [
  {
    name: 'account',
    label: texts.account,
    options: [
      { value: '', label: texts.allAccounts },
      ...LEDGER_ACCOUNTS.map((value) => ({ value, label: LEDGER_ACCOUNT_LABEL[value] })),
    ],
  },
];
const fixed = { isUnsorted: true } as const;
const COLUMNS: Column<Entry>[] = [
  momentColumn('at', texts.at, ({ at }) => at, { isHidden: true }),
  {
    id: 'entry',
    label: texts.entry,
    text: ({ label }) => label,
    cell: ({ label, at }) => (
      <TwoLines first={label} second={<span className="figures">{momentText(at)}</span>} />
    ),
    ...fixed,
  },
  {
    id: 'order',
    label: moneyTexts.columns.order,
    text: ({ orderNumber }) => orderNumber ?? '',
    cell: ({ orderId, orderNumber, company }) => (
      <TwoLines
        first={orderId && orderNumber && <RowLink to={`/orders/${orderId}`}>{orderNumber}</RowLink>}
        second={company}
      />
    ),
    wideOnly: true,
    ...fixed,
  },
  textColumn('company', moneyTexts.columns.company, ({ company }) => company, { isHidden: true }),
  {
    id: 'lines',
    label: texts.lines,
    text: ({ lines }) =>
      lines.map(({ account, amount }) => `${accountLabel(account)} ${moneyText(amount)}`).join('; '),
    csv: ({ lines }) =>
      lines
        .map(({ account, amount }) => `${accountLabel(account)} ${amountInput(amount)} ${amount.currency}`)
        .join('; '),
    cell: ({ lines }) => (
      <ul>
        {lines.map(({ account, amount }) => (
          <li key={account} className="flex justify-between gap-6">
            <span>{accountLabel(account)}</span>
            <span className="figures whitespace-nowrap">{moneyText(amount)}</span>
          </li>
        ))}
      </ul>
    ),
    ...fixed,
  },
];

/** The double-entry ledger: whole, by account, or of one order or company (`?orderId=`, `?brandId=`). */
export function LedgerScreen() {
  const address = useSearchState();
  const [orderId, brandId, q] = [address.get('orderId'), address.get('brandId'), address.get('q')];
  const account = LEDGER_ACCOUNTS.find((each) => each === address.get('account'));
  const part = {
    ...(orderId ? { orderId } : {}),
    ...(brandId ? { brandId } : {}),
    ...(q ? { q } : {}),
  };
  const which = { ...part, ...(account ? { account } : {}) };
  const balances = useQuery({
    queryKey: ['payments', 'balances', part],
    queryFn: ({ signal }) => call(readLedgerBalances, { query: part }, { signal }),
  });
  const list = usePages<Entry>(['payments', 'ledger', which], (page, signal) =>
    call(readLedger, { query: { ...which, ...page } }, signal ? { signal } : {}),
  );
  return (
    <Page title={texts.title}>
      {(orderId || brandId) && (
        <p className="-mt-2 mb-3 text-sm text-ink-soft">
          {texts.part}{' '}
          <Link to="/money/ledger" className="text-brand-700 underline">
            {texts.all}
          </Link>
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[minmax(0,1fr)_18rem]">
        <DataTable
          name={texts.title}
          columns={COLUMNS}
          list={list}
          keyOf={({ entryId }) => entryId}
          filters={FILTERS}
          searchFor={texts.search}
          isServerOrdered
          empty={texts.empty}
        />
        <Panel title={texts.balances}>
          <Loaded query={balances}>
            {(balances) => (
              <Facts
                facts={balances.map(({ label, amount }) => [
                  `${label} (${amount.currency})`,
                  <span key={label} className="whitespace-nowrap">
                    {moneyText(amount)}
                  </span>,
                ])}
              />
            )}
          </Loaded>
        </Panel>
      </div>
    </Page>
  );
}

function accountLabel(account: string): string {
  const labels: Readonly<Record<string, string>> = LEDGER_ACCOUNT_LABEL;
  return labels[account] ?? account;
}
