import { useState } from 'react';
import { type BankTransfer, listBankTransfers, matchBankTransfer } from '#contract/staff/payments.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { ageColumn, currencyColumn, dayColumn, moneyColumn } from '#desk/widgets/table/figure-columns.ts';
import { RowButton } from '#desk/widgets/table/row-link.tsx';
import { TableScreen } from '#desk/widgets/table/table-screen.tsx';
import { TwoLines } from '#desk/widgets/table/two-lines.tsx';
import { stateFilter, useStateList } from '#desk/widgets/table/use-state-list.ts';
import { ageText } from '#desk/widgets/time.ts';
import { useNow } from '#desk/widgets/use-now.ts';
import { BANK_TRANSFER_STATES } from '#domain/payments/methods/bank-transfer-state.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { moneyTexts } from './money.texts.ts';
import { TRANSFERS_KEY } from './money-keys.ts';
import { StatementSheet } from './statement-sheet.tsx';
import { TransferSheet } from './transfer-sheet.tsx';

const texts = moneyTexts.transfers;
const { columns } = moneyTexts;
const STATE_FILTER = stateFilter(moneyTexts.state, BANK_TRANSFER_STATES, texts.states);
const NOT_ON_STATEMENT = { received: '', line: null };
const keyOf = ({ transferId }: BankTransfer) => transferId;

/** Transfers that buyers reported, to be found on the bank statement. */
export function TransfersScreen() {
  const now = useNow();
  const [found, setFound] = useState<{ received: string; line: string | null }>(NOT_ON_STATEMENT);
  const [isMatching, setMatching] = useState(false);
  const mayMatch = useMay(matchBankTransfer);
  const { state, list, row, open, close } = useStateList({
    key: TRANSFERS_KEY,
    states: BANK_TRANSFER_STATES,
    read: (query, options) => call(listBankTransfers, { query }, options),
    keyOf,
  });
  const openWith = (transfer: BankTransfer, received = '', line: string | null = null) => {
    setFound({ received, line });
    open(transfer);
  };
  return (
    <TableScreen
      texts={texts}
      columns={columnsAt(now, (transfer) => openWith(transfer, ''))}
      list={list}
      keyOf={keyOf}
      filters={[STATE_FILTER]}
      actions={
        mayMatch &&
        state === 'reported' && (
          <Button size="small" variant="secondary" onClick={() => setMatching(true)}>
            {texts.statement.title}
          </Button>
        )
      }
    >
      {row && (
        <TransferSheet transfer={row} received={found.received} statementLine={found.line} onClose={close} />
      )}
      {!row && isMatching && (
        <StatementSheet transfers={list.rows} onChoose={openWith} onClose={() => setMatching(false)} />
      )}
    </TableScreen>
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
    textColumn('company', columns.company, ({ company }) => company, { wideOnly: true }),
    textColumn('order', columns.order, ({ orderNumber }) => orderNumber, { isOneLine: true, wideOnly: true }),
    moneyColumn('amount', columns.amount, ({ amount }) => amount, {
      cell: ({ amount, reportedAt }) => (
        <TwoLines
          first={moneyText(amount)}
          second={<span className="wide:hidden">{ageText(reportedAt, now)}</span>}
        />
      ),
    }),
    moneyColumn('expected', texts.expected, ({ expected }) => expected, {
      cell: ({ amount, expected, withheld }) => (
        <span className="inline-flex flex-wrap items-center justify-end gap-2">
          {moneyText(expected)}
          {BigInt(amount.minor) + BigInt(withheld.minor) !== BigInt(expected.minor) && (
            <Chip tone="warn">{texts.differs}</Chip>
          )}
        </span>
      ),
      wideOnly: true,
    }),
    moneyColumn('withheld', texts.withheld, ({ withheld }) => withheld, { wideOnly: true }),
    currencyColumn(({ amount }) => amount),
    dayColumn('paid', texts.paidOn, ({ paidOn }) => paidOn, { wideOnly: true }),
    ageColumn('waiting', columns.waiting, ({ reportedAt }) => reportedAt, now, { wideOnly: true }),
  ];
}
