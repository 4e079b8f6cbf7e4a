import { type DeskLetterOfCredit, listLettersOfCredit } from '#contract/staff/payments.ts';
import { call } from '#desk/platform/api.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { useOpenRow } from '#desk/widgets/table/open-row.ts';
import { RowButton } from '#desk/widgets/table/row-link.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { dayText, momentText } from '#desk/widgets/time.ts';
import { LETTER_OF_CREDIT_STATES } from '#domain/payments/methods/letter-of-credit-state.ts';
import { LetterSheet } from './letter-sheet.tsx';
import { moneyTexts } from './money.texts.ts';
import { LETTERS_KEY } from './money-keys.ts';

const texts = moneyTexts.letters;
const { columns } = moneyTexts;
const STATE_FILTER = {
  name: 'state',
  label: moneyTexts.state,
  options: LETTER_OF_CREDIT_STATES.map((value) => ({ value, label: texts.states[value] })),
};

const keyOf = ({ lcId }: DeskLetterOfCredit) => lcId;

export function LettersScreen() {
  const address = useSearchState();
  const state = LETTER_OF_CREDIT_STATES.find((each) => each === address.get('state')) ?? 'reported';
  const list = usePages<DeskLetterOfCredit>(
    [LETTERS_KEY, state],
    (page, signal) => call(listLettersOfCredit, { query: { state, ...page } }, signal ? { signal } : {}),
    { needsAll: true },
  );
  const { row, open, close } = useOpenRow(list.rows, keyOf);
  return (
    <Page title={texts.title}>
      <DataTable
        name={texts.title}
        columns={columnsFor(open)}
        list={list}
        keyOf={keyOf}
        filters={[STATE_FILTER]}
        searchFor={texts.search}
        empty={texts.empty}
      />
      {row && <LetterSheet letter={row} onClose={close} />}
    </Page>
  );
}

function columnsFor(onOpen: (letter: DeskLetterOfCredit) => void): Column<DeskLetterOfCredit>[] {
  return [
    {
      id: 'number',
      label: texts.number,
      text: ({ number }) => number,
      cell: (letter) =>
        letter.state === 'reported' || letter.state === 'accepted' ? (
          <RowButton onClick={() => onOpen(letter)}>{letter.number}</RowButton>
        ) : (
          letter.number
        ),
    },
    textColumn('company', columns.company, ({ company }) => company),
    textColumn('order', columns.order, ({ orderNumber }) => orderNumber, { wideOnly: true }),
    textColumn('bank', texts.bank, ({ bank }) => bank, { wideOnly: true }),
    textColumn('amount', columns.amount, ({ amount }) => moneyText(amount), {
      sortBy: ({ amount }) => BigInt(amount.minor),
      isFigure: true,
    }),
    textColumn('needed', texts.needed, ({ needed }) => moneyText(needed), {
      sortBy: ({ needed }) => BigInt(needed.minor),
      isFigure: true,
      wideOnly: true,
    }),
    textColumn('expires', texts.expires, ({ expiresOn }) => dayText(expiresOn), {
      sortBy: ({ expiresOn }) => expiresOn,
      isFigure: true,
      wideOnly: true,
    }),
    textColumn('reported', columns.reported, ({ reportedAt }) => momentText(reportedAt), {
      sortBy: ({ reportedAt }) => reportedAt,
      isFigure: true,
      wideOnly: true,
    }),
  ];
}
