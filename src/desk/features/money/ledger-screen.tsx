import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#contract/endpoint.ts';
import { readLedger } from '#contract/staff/payments.ts';
import { call } from '#desk/platform/api.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Page } from '#desk/widgets/layout/page.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { useAddressState } from '#desk/widgets/table/address-state.ts';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { momentText } from '#desk/widgets/time.ts';
import { LEDGER_ACCOUNT_LABEL } from '#domain/payments/ledger/ledger-entry.ts';
import { moneyTexts } from './money.texts.ts';

type Entry = Reply<typeof readLedger>['records'][number];

const texts = moneyTexts.ledger;
const COLUMNS: Column<Entry>[] = [
  textColumn('at', texts.at, ({ at }) => momentText(at), { sortBy: ({ at }) => at }),
  textColumn('entry', texts.entry, ({ label }) => label),
  {
    id: 'lines',
    label: texts.lines,
    text: ({ lines }) =>
      lines.map(({ account, amount }) => `${accountLabel(account)} ${moneyText(amount)}`).join('; '),
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
    isUnsorted: true,
  },
];

/** The double-entry ledger, whole or of one order or company (`?orderId=`, `?brandId=`). */
export function LedgerScreen() {
  const address = useAddressState();
  const [orderId, brandId] = [address.get('orderId'), address.get('brandId')];
  const which = { ...(orderId ? { orderId } : {}), ...(brandId ? { brandId } : {}) };
  const balances = useQuery({
    queryKey: ['payments', 'balances', which],
    queryFn: ({ signal }) => call(readLedger, { query: { ...which, limit: 1 } }, { signal }),
  });
  const list = usePages<Entry>(['payments', 'ledger', which], (page, signal) =>
    call(readLedger, { query: { ...which, ...page } }, signal ? { signal } : {}),
  );
  return (
    <Page title={texts.title}>
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[minmax(0,1fr)_20rem]">
        <DataTable
          name={texts.title}
          columns={COLUMNS}
          list={list}
          keyOf={({ entryId }) => entryId}
          searchFor={texts.search}
          empty={texts.empty}
        />
        <Panel title={texts.balances} className="max-wide:order-first">
          <Loaded query={balances}>
            {(data) => (
              <Facts
                facts={data.balances.map(({ label, amount }) => [
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
