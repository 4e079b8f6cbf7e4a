import { useState } from 'react';
import { createPayoutFile, listPayouts, MOST_PAYOUTS_A_FILE, type Payout } from '#contract/staff/payouts.ts';
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
import { ageText } from '#desk/widgets/time.ts';
import { useNow } from '#desk/widgets/use-now.ts';
import { PAYOUT_STATES } from '#domain/payments/payout-state.ts';
import { CURRENCIES } from '#domain/shared/money.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { BankFileSheet, totalText } from './bank-file-sheet.tsx';
import { moneyTexts } from './money.texts.ts';
import { PAYOUTS_KEY } from './money-keys.ts';
import { PayoutSheet } from './payout-sheets.tsx';
import { PayoutViews } from './payout-views.tsx';
import { payoutsTexts as texts } from './payouts.texts.ts';

const { columns } = moneyTexts;
const ENDED: readonly Payout['state'][] = ['sent', 'refused'];
const STATE_FILTER = {
  name: 'state',
  label: moneyTexts.state,
  options: PAYOUT_STATES.map((value) => ({ value, label: texts.states[value] })),
};
const keyOf = ({ payoutId }: Payout) => payoutId;

/** Account credit on its way back to companies: above a set amount two different people let it go. */
export function PayoutsScreen() {
  const address = useSearchState();
  const now = useNow();
  const mayCreate = useMay(createPayoutFile);
  const [inFile, setInFile] = useState<readonly Payout[] | null>(null);
  const state = PAYOUT_STATES.find((each) => each === address.get('state')) ?? 'asked';
  const list = usePages<Payout>(
    [PAYOUTS_KEY, state],
    (page, signal) => call(listPayouts, { query: { state, ...page } }, signal ? { signal } : {}),
    { needsAll: true },
  );
  const { row, open, close } = useOpenRow(list.rows, keyOf);
  return (
    <Page
      title={texts.title}
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
      <PayoutViews selected="payouts" />
      <DataTable
        name={texts.title}
        columns={columnsAt(now, open)}
        list={list}
        keyOf={keyOf}
        filters={[STATE_FILTER]}
        searchFor={texts.search}
        empty={texts.empty}
      />
      {row && <PayoutSheet payout={row} onClose={close} />}
      {inFile && <BankFileSheet payouts={inFile} onClose={() => setInFile(null)} />}
    </Page>
  );
}

type FileButtonProps = { payouts: readonly Payout[]; onChoose: (payouts: readonly Payout[]) => void };

function FileButton({ payouts, onChoose }: FileButtonProps) {
  const fitting = payouts.slice(0, MOST_PAYOUTS_A_FILE);
  if (fitting.length === 0) return null;
  return (
    <Button size="small" icon="download" onClick={() => onChoose(fitting)}>
      {texts.create(fitting.length, totalText(fitting))}
    </Button>
  );
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
    textColumn('amount', columns.amount, ({ amount }) => moneyText(amount), {
      sortBy: ({ amount }) => BigInt(amount.minor),
      isFigure: true,
    }),
    textColumn('account', texts.account, accountText, { wideOnly: true }),
    {
      id: 'state',
      label: columns.state,
      text: ({ state }) => texts.states[state],
      cell: ({ state, needsTwoPeople }) => (
        <span className="flex flex-wrap gap-1">
          <Chip tone={state === 'sent' ? 'good' : state === 'refused' ? 'bad' : 'info'}>
            {texts.states[state]}
          </Chip>
          {needsTwoPeople && <Chip>{texts.two}</Chip>}
        </span>
      ),
      wideOnly: true,
    },
    textColumn('people', texts.people, peopleText, { wideOnly: true }),
    textColumn('reference', texts.reference, ({ reference }) => reference ?? '', { wideOnly: true }),
    textColumn('asked', columns.waiting, ({ askedAt }) => ageText(askedAt, now), {
      sortBy: ({ askedAt }) => -Date.parse(askedAt),
      isFigure: true,
      wideOnly: true,
    }),
  ];
}

function peopleText({ approvedBy, releasedBy }: Payout): string {
  return [approvedBy, releasedBy].flatMap((person) => (person ? [person.name] : [])).join(', ');
}
