import type { CallInput } from '#contract/endpoint.ts';
import { type CreditNote, listCreditNotes } from '#contract/staff/books.ts';
import { call } from '#desk/platform/api.ts';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { currencyColumn, dayColumn, moneyColumn } from '#desk/widgets/table/figure-columns.ts';
import { RowButton } from '#desk/widgets/table/row-link.tsx';
import { TwoLines } from '#desk/widgets/table/two-lines.tsx';
import { dayText } from '#desk/widgets/time.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { BookList } from './book-list.tsx';
import { booksTexts } from './books.texts.ts';
import { CreditNotePanel } from './credit-note-panel.tsx';

const texts = booksTexts.notes;
const FILTER = {
  name: 'open',
  label: texts.which,
  options: [
    { value: '', label: texts.all },
    { value: 'yes', label: texts.open },
  ],
};

/** Credit notes, and which buyers still have to reverse their input credit. */
export function CreditNotesScreen() {
  return (
    <BookList<CreditNote, CallInput<typeof listCreditNotes>['query']>
      tab="notes"
      queryKey={['books', 'credit-notes']}
      read={(query, options) => call(listCreditNotes, { query }, options)}
      keyOf={({ noteId }) => noteId}
      columns={columnsFor}
      filter={FILTER}
      searchFor={texts.search}
      empty={texts.empty}
      panel={(note) => <CreditNotePanel key={note.noteId} note={note} />}
    />
  );
}

function columnsFor(onChoose: (noteId: string) => void): Column<CreditNote>[] {
  const fixed = { isUnsorted: true } as const;
  return [
    {
      id: 'number',
      label: texts.number,
      text: ({ number }) => number,
      cell: ({ number, company, noteId }) => (
        <TwoLines first={<RowButton onClick={() => onChoose(noteId)}>{number}</RowButton>} second={company} />
      ),
      ...fixed,
    },
    textColumn('company', booksTexts.company, ({ company }) => company, { isHidden: true }),
    dayColumn('day', booksTexts.register.issuedOn, ({ issuedOn }) => issuedOn, { isHidden: true }),
    textColumn('invoice', texts.invoice, ({ invoiceNumber }) => invoiceNumber ?? '', {
      ...fixed,
      wideOnly: true,
    }),
    moneyColumn('tax', texts.tax, ({ tax }) => tax, { ...fixed, wideOnly: true }),
    moneyColumn('total', texts.total, ({ total }) => total, { ...fixed, wideOnly: true }),
    currencyColumn(({ total }) => total),
    {
      id: 'reversal',
      label: texts.reversal,
      text: reversalText,
      cell: (note) => (
        <TwoLines
          first={<Chip tone={toneOf(note)}>{reversalText(note)}</Chip>}
          second={
            note.reversal && (
              <span className="figures">{dayText(note.reversal.confirmedOn ?? note.reversal.askedOn)}</span>
            )
          }
        />
      ),
      ...fixed,
    },
  ];
}

function reversalText({ reversal }: CreditNote): string {
  if (reversal === null) return texts.notAsked;
  return reversal.confirmedOn === null ? texts.asked : texts.confirmed;
}

function toneOf({ reversal }: CreditNote) {
  if (reversal === null) return 'neutral';
  return reversal.confirmedOn === null ? 'bad' : 'good';
}
