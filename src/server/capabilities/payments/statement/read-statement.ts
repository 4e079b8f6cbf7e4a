/** The statement of account of one company: what its ledger says, with the papers it stands for. */

import type * as z from 'zod/mini';
import type { StatementOfAccount, statementQuery } from '#contract/customer/account-statement.ts';
import { LEDGER_ENTRY_LABEL } from '#domain/payments/ledger/ledger-entry.ts';
import {
  accountStatement,
  periodProblems,
  STATEMENT_ENTRY_LABEL,
  yearBegins,
} from '#domain/payments/statement/account-statement.ts';
import { agedSums } from '#domain/payments/statement/ageing.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { type Currency, money } from '#domain/shared/money.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { ageingView } from './ageing.view.ts';
import {
  type BalanceRow,
  balanceRows,
  companyName,
  openInvoiceRows,
  openingBalance,
  statementRows,
} from './statement.store.ts';

type Requested = z.output<typeof statementQuery>;

export async function readStatement(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  brandId: string,
  requested: Requested,
): Promise<StatementOfAccount> {
  const named = await companyName.first(db, { brandId });
  if (!named) throw new Refusal('not_found');
  const today = accountingDay(clock.now());
  const to = requested.to ?? today;
  const from = requested.from ?? yearBegins(to);
  const problems = periodProblems(from, to);
  if (Object.keys(problems).length > 0) throw formRefusal(problems);
  const balances = await balanceRows.all(db, { brandId });
  const currencies = [...new Set(balances.map(({ currency }) => currency))];
  const currency = requested.currency ?? currencies[0] ?? 'INR';
  const { minor: opening } = await openingBalance.one(db, { brandId, currency, from });
  const rows = await statementRows.all(db, { brandId, currency, from, to });
  const invoices = await openInvoiceRows.all(db, { brandId, currency });
  const open = invoices.map(({ due_on, open_minor }) => ({ dueOn: due_on, openMinor: open_minor }));
  return {
    company: named.name,
    from,
    to,
    currencies,
    ...figuresView(opening, rows, currency),
    balances: balanceView(balances, currency),
    ageing: ageingView(agedSums(open, today), currency),
  };
}

type Row = Awaited<ReturnType<typeof statementRows.all>>[number];

function figuresView(opening: bigint, rows: readonly Row[], currency: Currency) {
  const view = (minor: bigint) => moneyView(money(minor, currency));
  const entries = rows.map((row) => ({ row, debitMinor: row.debit_minor, creditMinor: row.credit_minor }));
  const statement = accountStatement(opening, entries);
  return {
    opening: view(statement.openingMinor),
    closing: view(statement.closingMinor),
    charged: view(statement.chargedMinor),
    credited: view(statement.creditedMinor),
    lines: statement.lines.map(({ row, chargedMinor, creditedMinor, balanceMinor }) => ({
      entryId: row.entry_id,
      on: row.booked_on,
      label: STATEMENT_ENTRY_LABEL[row.kind] ?? LEDGER_ENTRY_LABEL[row.kind],
      documentNumber: row.document_number,
      orderNumber: row.order_number,
      charged: view(chargedMinor),
      credited: view(creditedMinor),
      balance: view(balanceMinor),
    })),
  };
}

/** What belongs to the company is said without the sign of our books. */
function balanceView(rows: readonly BalanceRow[], currency: Currency): StatementOfAccount['balances'] {
  const sum = (...accounts: BalanceRow['account'][]) =>
    rows
      .filter((row) => row.currency === currency && accounts.includes(row.account))
      .reduce((all, { minor }) => all + minor, 0n);
  const view = (minor: bigint) => moneyView(money(minor, currency));
  return {
    invoices: view(sum('receivable')),
    paidAhead: view(-sum('order_advances')),
    accountCredit: view(-sum('advances')),
    toBeRefunded: view(-sum('refunds_due', 'payouts_due')),
  };
}
