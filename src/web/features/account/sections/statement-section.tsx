import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { printAccountStatement, type StatementOfAccount } from '#contract/customer/account-statement.ts';
import { financialYears } from '#domain/payments/statement/account-statement.ts';
import { balanceText } from '#domain/payments/statement/balance-text.ts';
import { statementCsv } from '#domain/payments/statement/statement-csv.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { CURRENCIES } from '#domain/shared/money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Money } from '#ui/figures/money.tsx';
import { BYTE_ORDER_MARK, downloadCsv } from '#ui/files/download-csv.ts';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useTask } from '#web/platform/use-task.ts';
import { useBuyerDay } from '#web/widgets/buyer-settings.tsx';
import { openAddress } from '#web/widgets/documents/open-download.ts';
import { accountQueries } from '../account.queries.ts';
import { Loaded, PartSkeleton } from '../loaded.tsx';
import { Facts, PartCard } from '../part-card.tsx';
import { statementTexts as TEXTS } from './statement.texts.ts';

type Amount = StatementOfAccount['opening'];

/** What the company owes and has paid, as its books and ours should agree. */
export function StatementSection() {
  const { today } = useBuyerDay();
  const years = financialYears(today);
  const [from, setFrom] = useState(years[0]?.from ?? today);
  const [wanted, setWanted] = useState<string | null>(null);
  const year = years.find((one) => one.from === from) ?? years[0];
  const currency = CURRENCIES.find((one) => one === wanted);
  const query = useQuery(
    accountQueries.statement({
      ...(year ? { from: year.from, to: year.to } : {}),
      ...(currency ? { currency } : {}),
    }),
  );
  return (
    <div className="flex flex-col gap-4">
      <Select
        label={TEXTS.year}
        value={from}
        options={years.map((one) => ({ value: one.from, label: one.label }))}
        onChange={(event) => setFrom(event.target.value)}
      />
      <Loaded query={query} skeleton={<PartSkeleton rows={3} />}>
        {(statement) => (
          <>
            {statement.currencies.length > 1 && (
              <Select
                label={TEXTS.currency}
                value={statement.opening.currency}
                options={statement.currencies.map((one) => ({ value: one, label: one }))}
                onChange={(event) => setWanted(event.target.value)}
              />
            )}
            <Balances statement={statement} />
            <Entries statement={statement} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function Balances({ statement: { balances, ageing } }: { statement: StatementOfAccount }) {
  const others = (['paidAhead', 'accountCredit', 'toBeRefunded'] as const).filter(
    (name) => balances[name].minor !== '0',
  );
  return (
    <PartCard aria-label={TEXTS.balances}>
      <p className="text-sm text-ink-soft">{TEXTS.invoices}</p>
      <p className="text-xl font-bold">
        <Money text={textOf(balances.invoices)} />
      </p>
      <Facts
        facts={[
          ...ageing
            .filter(({ amount }) => amount.minor !== '0')
            .map(({ label, amount }) => [TEXTS.ageLabel(label), textOf(amount)] as const),
          ...others.map((name) => [TEXTS[name], textOf(balances[name])] as const),
        ]}
      />
    </PartCard>
  );
}

function Entries({ statement }: { statement: StatementOfAccount }) {
  const { opening, closing, lines, from, to } = statement;
  return (
    <PartCard aria-label={TEXTS.entries}>
      <Facts facts={[[`${TEXTS.opening}, ${dayText(from)}`, balanceText(opening)]]} />
      {lines.length === 0 && <p className="border-t border-line py-3 text-ink-soft">{TEXTS.empty}</p>}
      <ol className="divide-y divide-line border-t border-line">
        {lines.map((line) => (
          <EntryLine key={line.entryId} line={line} />
        ))}
      </ol>
      <div className="border-t border-line">
        <Facts facts={[[`${TEXTS.closing}, ${dayText(to)}`, balanceText(closing)]]} />
      </div>
      <p className="pb-3 text-sm text-ink-soft">{TEXTS.sides}</p>
      <Downloads statement={statement} />
    </PartCard>
  );
}

function Downloads({ statement }: { statement: StatementOfAccount }) {
  const { from, to, opening } = statement;
  const print = useTask(async () => {
    const { url } = await call(printAccountStatement, { body: { from, to, currency: opening.currency } });
    await openAddress(url);
  });
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          icon="download"
          busy={print.isRunning}
          onClick={() => void print.run()}
        >
          {TEXTS.print}
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon="download"
          onClick={() => downloadCsv(TEXTS.fileName(from, to), BYTE_ORDER_MARK + statementCsv(statement))}
        >
          {TEXTS.download}
        </Button>
      </div>
      {print.error !== null && <p role="alert">{errorMessage(print.error)}</p>}
    </div>
  );
}

function EntryLine({ line }: { line: StatementOfAccount['lines'][number] }) {
  const { on, label, documentNumber, orderNumber, charged, credited, balance } = line;
  const about = [dayText(on), documentNumber, orderNumber].filter((word) => word !== null);
  const isCharged = charged.minor !== '0';
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{label}</p>
        <p className="figures text-sm break-words text-ink-soft">{about.join(' · ')}</p>
      </div>
      <div className="ml-auto text-right">
        <p className="figures font-semibold">{isCharged ? textOf(charged) : `− ${textOf(credited)}`}</p>
        <p className="figures text-sm text-ink-soft">{TEXTS.balance(balanceText(balance))}</p>
      </div>
    </li>
  );
}

function textOf(amount: Amount): string {
  return formatMoney(moneyOf(amount));
}

function dayText(day: string): string {
  return formatDay(day, DETAIL_DATE_FORMAT);
}
