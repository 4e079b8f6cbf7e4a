import { type DeskLetterOfCredit, listLettersOfCredit } from '#contract/staff/payments.ts';
import { call } from '#desk/platform/api.ts';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { currencyColumn, dayColumn, momentColumn, moneyColumn } from '#desk/widgets/table/figure-columns.ts';
import { RowButton } from '#desk/widgets/table/row-link.tsx';
import { TableScreen } from '#desk/widgets/table/table-screen.tsx';
import { stateFilter, useStateList } from '#desk/widgets/table/use-state-list.ts';
import { LETTER_OF_CREDIT_STATES } from '#domain/payments/methods/letter-of-credit-state.ts';
import { LetterSheet } from './letter-sheet.tsx';
import { moneyTexts } from './money.texts.ts';
import { LETTERS_KEY } from './money-keys.ts';

const texts = moneyTexts.letters;
const { columns } = moneyTexts;
const STATE_FILTER = stateFilter(moneyTexts.state, LETTER_OF_CREDIT_STATES, texts.states);
const keyOf = ({ lcId }: DeskLetterOfCredit) => lcId;

export function LettersScreen() {
  const { list, row, open, close } = useStateList({
    key: LETTERS_KEY,
    states: LETTER_OF_CREDIT_STATES,
    read: (query, options) => call(listLettersOfCredit, { query }, options),
    keyOf,
  });
  return (
    <TableScreen texts={texts} columns={columnsFor(open)} list={list} keyOf={keyOf} filters={[STATE_FILTER]}>
      {row && <LetterSheet letter={row} onClose={close} />}
    </TableScreen>
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
    textColumn('order', columns.order, ({ orderNumber }) => orderNumber, { isOneLine: true, wideOnly: true }),
    textColumn('bank', texts.bank, ({ bank }) => bank, { wideOnly: true }),
    moneyColumn('amount', columns.amount, ({ amount }) => amount),
    moneyColumn('needed', texts.needed, ({ needed }) => needed, { wideOnly: true }),
    currencyColumn(({ amount }) => amount),
    dayColumn('expires', texts.expires, ({ expiresOn }) => expiresOn, { wideOnly: true }),
    momentColumn('reported', columns.reported, ({ reportedAt }) => reportedAt, { wideOnly: true }),
  ];
}
