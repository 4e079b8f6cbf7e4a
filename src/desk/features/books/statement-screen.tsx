import { useQuery } from '@tanstack/react-query';
import type { StatementOfAccount } from '#contract/customer/account-statement.ts';
import { printCompanyStatement, readCompanyStatement } from '#contract/staff/account-statements.ts';
import { call } from '#desk/platform/api.ts';
import { usePathId } from '#desk/platform/path-id.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
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
          aside={<SaveButtons account={account} brandId={brandId} />}
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
            side={<BalancePanels account={account} />}
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

function BalancePanels({ account: { balances, ageing } }: { account: StatementOfAccount }) {
  const names = ['invoices', 'paidAhead', 'accountCredit', 'toBeRefunded'] as const;
  return (
    <>
      <Panel title={texts.balances}>
        <Facts facts={names.map((name) => [texts[name], moneyText(balances[name])])} />
      </Panel>
      <Panel title={texts.ageing}>
        <Facts facts={ageing.map(({ label, amount }) => [label, moneyText(amount)])} />
      </Panel>
    </>
  );
}

function SaveButtons({ account, brandId }: { account: StatementOfAccount; brandId: string }) {
  const { company, from, to, opening } = account;
  const print = useChange({
    send: (_input: null) =>
      call(printCompanyStatement, {
        params: { brandId },
        body: { from, to, currency: opening.currency },
      }),
    touches: [],
    // An attachment: the page stays where it is.
    onDone: ({ url }) => window.location.assign(new URL(url, window.location.href).href),
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="small"
        icon="download"
        busy={print.isRunning}
        onClick={() => print.run(null)}
      >
        {texts.print}
      </Button>
      <Button
        variant="secondary"
        size="small"
        icon="download"
        onClick={() =>
          downloadCsv(texts.fileName(company, from, to), BYTE_ORDER_MARK + statementCsv(account))
        }
      >
        {texts.download}
      </Button>
      <FormProblem change={print} />
    </div>
  );
}
