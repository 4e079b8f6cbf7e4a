import { useState } from 'react';
import { type BankTransfer, listBankTransfers, matchBankTransfer } from '#contract/staff/payments.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { useOpenRow } from '#desk/widgets/table/open-row.ts';
import { RowButton } from '#desk/widgets/table/row-link.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { TwoLines } from '#desk/widgets/table/two-lines.tsx';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { ageText, dayText } from '#desk/widgets/time.ts';
import { useNow } from '#desk/widgets/use-now.ts';
import { BANK_TRANSFER_STATES } from '#domain/payments/methods/bank-transfer-state.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { moneyTexts } from './money.texts.ts';
import { TRANSFERS_KEY } from './money-keys.ts';
import { StatementSheet } from './statement-sheet.tsx';
import { TransferSheet } from './transfer-sheet.tsx';

const texts = moneyTexts.transfers;
const STATE_FILTER = {
  name: 'state',
  label: moneyTexts.state,
  options: BANK_TRANSFER_STATES.map((value) => ({ value, label: texts.states[value] })),
};

const keyOf = ({ transferId }: BankTransfer) => transferId;

/** Transfers that buyers reported, to be found on the bank statement. */
export function TransfersScreen() {
  const address = useSearchState();
  const now = useNow();
  const [received, setReceived] = useState('');
  const [lines, setLines] = useState<string | null>(null);
  const mayMatch = useMay(matchBankTransfer);
  const state = BANK_TRANSFER_STATES.find((each) => each === address.get('state')) ?? 'reported';
  const list = usePages<BankTransfer>(
    [TRANSFERS_KEY, state],
    (page, signal) => call(listBankTransfers, { query: { state, ...page } }, signal ? { signal } : {}),
    { needsAll: true },
  );
  const { row, open, close } = useOpenRow(list.rows, keyOf);
  const openWith = (transfer: BankTransfer, amount: string) => {
    setReceived(amount);
    open(transfer);
  };
  return (
    <Page
      title={texts.title}
      actions={
        mayMatch &&
        state === 'reported' && (
          <Button size="small" variant="secondary" onClick={() => setLines('')}>
            {texts.statement.title}
          </Button>
        )
      }
    >
      <DataTable
        name={texts.title}
        columns={columnsAt(now, (transfer) => openWith(transfer, ''))}
        list={list}
        keyOf={keyOf}
        filters={[STATE_FILTER]}
        searchFor={texts.search}
        empty={texts.empty}
      />
      {row && <TransferSheet transfer={row} received={received} onClose={close} />}
      {!row && lines !== null && (
        <StatementSheet
          lines={lines}
          transfers={list.rows}
          onType={setLines}
          onChoose={openWith}
          onClose={() => setLines(null)}
        />
      )}
    </Page>
  );
}

function columnsAt(now: Date, onOpen: (transfer: BankTransfer) => void): Column<BankTransfer>[] {
  return [
    {
      id: 'utr',
      label: texts.utr,
      text: ({ utr }) => utr,
      cell: (transfer) => (
        <TwoLines
          first={
            transfer.state === 'reported' ? (
              <RowButton onClick={() => onOpen(transfer)}>{transfer.utr}</RowButton>
            ) : (
              transfer.utr
            )
          }
          second={<span className="wide:hidden">{transfer.company}</span>}
        />
      ),
    },
    textColumn('company', moneyTexts.columns.company, ({ company }) => company, { wideOnly: true }),
    textColumn('order', moneyTexts.columns.order, ({ orderNumber }) => orderNumber, { wideOnly: true }),
    {
      id: 'amount',
      label: moneyTexts.columns.amount,
      text: ({ amount }) => moneyText(amount),
      cell: ({ amount, reportedAt }) => (
        <TwoLines
          first={moneyText(amount)}
          second={<span className="wide:hidden">{ageText(reportedAt, now)}</span>}
        />
      ),
      sortBy: ({ amount }) => BigInt(amount.minor),
      isFigure: true,
    },
    {
      id: 'expected',
      label: texts.expected,
      text: ({ expected }) => moneyText(expected),
      cell: ({ amount, expected, withheld }) => (
        <span className="inline-flex flex-wrap items-center justify-end gap-2">
          {moneyText(expected)}
          {BigInt(amount.minor) + BigInt(withheld.minor) !== BigInt(expected.minor) && (
            <Chip tone="warn">{texts.differs}</Chip>
          )}
        </span>
      ),
      sortBy: ({ expected }) => BigInt(expected.minor),
      isFigure: true,
      wideOnly: true,
    },
    textColumn('withheld', texts.withheld, ({ withheld }) => moneyText(withheld), {
      sortBy: ({ withheld }) => BigInt(withheld.minor),
      isFigure: true,
      wideOnly: true,
    }),
    textColumn('paid', texts.paidOn, ({ paidOn }) => dayText(paidOn), {
      sortBy: ({ paidOn }) => paidOn,
      isFigure: true,
      wideOnly: true,
    }),
    textColumn('waiting', moneyTexts.columns.waiting, ({ reportedAt }) => ageText(reportedAt, now), {
      sortBy: ({ reportedAt }) => -Date.parse(reportedAt),
      isFigure: true,
      wideOnly: true,
    }),
  ];
}
