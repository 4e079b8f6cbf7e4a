import { useState } from 'react';
import { createPayoutFile, listPayouts, MOST_PAYOUTS_A_FILE, type Payout } from '#contract/staff/payouts.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { useSession } from '#desk/platform/session.ts';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { ageColumn, currencyColumn, moneyColumn } from '#desk/widgets/table/figure-columns.ts';
import { RowButton } from '#desk/widgets/table/row-link.tsx';
import { TableScreen } from '#desk/widgets/table/table-screen.tsx';
import { TwoLines } from '#desk/widgets/table/two-lines.tsx';
import { stateFilter, useStateList } from '#desk/widgets/table/use-state-list.ts';
import { useNow } from '#desk/widgets/use-now.ts';
import { PAYOUT_STATES } from '#domain/payments/payout-state.ts';
import { fileableBy } from '#domain/payments/two-people.ts';
import { CURRENCIES } from '#domain/shared/money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { Button } from '#ui/buttons/button.tsx';
import { BankFileSheet, totalText } from './bank-file-sheet.tsx';
import { moneyTexts } from './money.texts.ts';
import { PAYOUTS_KEY } from './money-keys.ts';
import { PayoutSheet } from './payout-sheets.tsx';
import { PayoutViews } from './payout-views.tsx';
import { payoutsTexts as texts } from './payouts.texts.ts';
import { releaseStateColumn } from './release-state-column.tsx';

const { columns } = moneyTexts;
const ENDED: readonly Payout['state'][] = ['sent', 'refused'];
const STATE_FILTER = stateFilter(moneyTexts.state, PAYOUT_STATES, texts.states);
const keyOf = ({ payoutId }: Payout) => payoutId;

/** Account credit on its way back to companies: above a set amount two different people let it go. */
export function PayoutsScreen() {
  const now = useNow();
  const mayCreate = useMay(createPayoutFile);
  const [inFile, setInFile] = useState<readonly Payout[] | null>(null);
  const { state, list, row, open, close } = useStateList({
    key: PAYOUTS_KEY,
    states: PAYOUT_STATES,
    read: (query, options) => call(listPayouts, { query }, options),
    keyOf,
  });
  return (
    <TableScreen
      texts={texts}
      tabs={<PayoutViews selected="payouts" />}
      columns={columnsAt(now, open)}
      list={list}
      keyOf={keyOf}
      filters={[STATE_FILTER]}
      actions={
        state === 'released' &&
        mayCreate &&
        CURRENCIES.map((currency) => (
          <FileButton
            key={currency}
            payouts={list.rows.filter(({ amount }) => amount.currency === currency)}
            onChoose={setInFile}
          />
        ))
      }
    >
      {row && <PayoutSheet payout={row} onClose={close} />}
      {inFile && <BankFileSheet payouts={inFile} onClose={() => setInFile(null)} />}
    </TableScreen>
  );
}

type FileButtonProps = { payouts: readonly Payout[]; onChoose: (payouts: readonly Payout[]) => void };

function FileButton({ payouts, onChoose }: FileButtonProps) {
  const fitting = useFileable(payouts).slice(0, MOST_PAYOUTS_A_FILE);
  if (fitting.length === 0) return null;
  return (
    <Button size="small" icon="download" onClick={() => onChoose(fitting)}>
      {texts.create(fitting.length, totalText(fitting))}
    </Button>
  );
}

/** What is left to a colleague stands in no file of ours; where nothing else is there, the refusal says why. */
function useFileable(payouts: readonly Payout[]): readonly Payout[] {
  const staffId = useSession()?.staffId ?? '';
  const released = payouts.map((payout) => ({
    payout,
    amount: moneyOf(payout.amount),
    words: [payout.approvedBy, payout.releasedBy].flatMap((person) => person?.staffId ?? []),
  }));
  const fileable = fileableBy(staffId, released).map(({ payout }) => payout);
  return fileable.length > 0 ? fileable : payouts;
}

function accountText({ account }: Payout): string {
  return account ? `${account.bankName} ${account.masked}` : texts.noAccount;
}

function columnsAt(now: Date, onOpen: (payout: Payout) => void): Column<Payout>[] {
  return [
    {
      id: 'number',
      label: texts.number,
      text: ({ number }) => number,
      cell: (payout) => (
        <TwoLines
          first={
            ENDED.includes(payout.state) ? (
              payout.number
            ) : (
              <RowButton onClick={() => onOpen(payout)}>{payout.number}</RowButton>
            )
          }
          second={<span className="wide:hidden">{payout.company}</span>}
        />
      ),
    },
    textColumn('company', columns.company, ({ company }) => company, { wideOnly: true }),
    moneyColumn('amount', columns.amount, ({ amount }) => amount),
    currencyColumn(({ amount }) => amount),
    textColumn('account', texts.account, accountText, { wideOnly: true }),
    releaseStateColumn(texts.states, 'refused'),
    textColumn('people', texts.people, peopleText, { wideOnly: true }),
    textColumn('reference', texts.reference, ({ reference }) => reference ?? '', { wideOnly: true }),
    ageColumn('asked', columns.waiting, ({ askedAt }) => askedAt, now, { wideOnly: true }),
  ];
}

function peopleText({ approvedBy, releasedBy }: Payout): string {
  return [approvedBy, releasedBy].flatMap((person) => (person ? [person.name] : [])).join(', ');
}
