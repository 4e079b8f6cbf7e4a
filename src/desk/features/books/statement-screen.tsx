import { useQuery } from '@tanstack/react-query';
import type { StatementOfAccount } from '#contract/customer/account-statement.ts';
import { readCompanyStatement } from '#contract/staff/account-statements.ts';
import { call } from '#desk/platform/api.ts';
import { usePathId } from '#desk/platform/path-id.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Page } from '#desk/widgets/layout/page.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { SideColumns } from '#desk/widgets/layout/side-columns.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { financialYears } from '#domain/payments/statement/account-statement.ts';
import { statementCsv } from '#domain/payments/statement/statement-csv.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { CURRENCIES } from '#domain/shared/money.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Select } from '#ui/fields/select.tsx';
import { BYTE_ORDER_MARK, downloadCsv } from '#ui/files/download-csv.ts';
import { booksTexts } from './books.texts.ts';
import { StatementTable } from './statement-table.tsx';

const texts = booksTexts.ageing.statement;

/** The account of one company, as it is sent to its own accountant. */
export function StatementScreen() {
  const brandId = usePathId('brandId');
  const address = useSearchState();
  const years = financialYears(accountingDay(new Date()));
  const year = years.find(({ from }) => from === address.get('from')) ?? years[0];
  const currency = CURRENCIES.find((one) => one === address.get('currency'));
  const query = { ...(year ? { from: year.from, to: year.to } : {}), ...(currency ? { currency } : {}) };
  const statement = useQuery({
    queryKey: ['payments', 'statement', brandId, query],
    queryFn: ({ signal }) => call(readCompanyStatement, { params: { brandId }, query }, { signal }),
  });
  return (
    <Loaded query={statement}>
      {(account) => (
        <Page
          title={account.company}
          up={{ to: `/companies/${brandId}`, label: account.company }}
          aside={<SaveButton account={account} />}
        >
          <SideColumns
            main={
              <Panel title={texts.title}>
                <Choices
                  account={account}
                  years={years}
                  chosen={year?.from ?? ''}
                  onChange={(name, value) => address.set({ [name]: value })}
                />
                <StatementTable account={account} />
              </Panel>
            }
            side={<StandingPanels account={account} />}
          />
        </Page>
      )}
    </Loaded>
  );
}

type ChoicesProps = {
  account: StatementOfAccount;
  years: ReturnType<typeof financialYears>;
  chosen: string;
  onChange: (name: 'from' | 'currency', value: string) => void;
};

function Choices({ account, years, chosen, onChange }: ChoicesProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Select
        label={texts.year}
        value={chosen}
        options={years.map(({ from, label }) => ({ value: from, label }))}
        onChange={(event) => onChange('from', event.target.value)}
      />
      {account.currencies.length > 1 && (
        <Select
          label={texts.currency}
          value={account.opening.currency}
          options={account.currencies.map((one) => ({ value: one, label: one }))}
          onChange={(event) => onChange('currency', event.target.value)}
        />
      )}
    </div>
  );
}

function StandingPanels({ account: { standing, ageing } }: { account: StatementOfAccount }) {
  const names = ['invoices', 'paidAhead', 'accountCredit', 'toBeRefunded'] as const;
  return (
    <>
      <Panel title={texts.standing}>
        <Facts facts={names.map((name) => [texts[name], moneyText(standing[name])])} />
      </Panel>
      <Panel title={texts.ageing}>
        <Facts facts={ageing.map(({ label, amount }) => [label, moneyText(amount)])} />
      </Panel>
    </>
  );
}

function SaveButton({ account }: { account: StatementOfAccount }) {
  const { company, from, to } = account;
  return (
    <Button
      variant="secondary"
      size="small"
      icon="download"
      onClick={() => downloadCsv(texts.fileName(company, from, to), BYTE_ORDER_MARK + statementCsv(account))}
    >
      {texts.download}
    </Button>
  );
}
