import { useState } from 'react';
import { type CreditNote, listCreditNotes } from '#contract/staff/books.ts';
import { call } from '#desk/platform/api.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { currencyColumn, dayColumn, moneyColumn } from '#desk/widgets/table/figure-columns.ts';
import { RowButton } from '#desk/widgets/table/row-link.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { TwoLines } from '#desk/widgets/table/two-lines.tsx';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { dayText } from '#desk/widgets/time.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { booksTexts } from './books.texts.ts';
import { BooksViews } from './books-views.tsx';
import { CreditNotePanel } from './credit-note-panel.tsx';

const texts = booksTexts.notes;
const FILTERS = [
  {
    name: 'open',
    label: texts.which,
    options: [
      { value: '', label: texts.all },
      { value: 'yes', label: texts.open },
    ],
  },
];

/** Credit notes, and which buyers still have to reverse their input credit. */
export function CreditNotesScreen() {
  const address = useSearchState();
  const [chosenId, setChosen] = useState<string | null>(null);
  const q = address.get('q');
  const which = { ...(q ? { q } : {}), ...(address.get('open') === 'yes' ? { open: 'yes' as const } : {}) };
  const list = usePages<CreditNote>(['books', 'credit-notes', which], (page, signal) =>
    call(listCreditNotes, { query: { ...which, ...page } }, signal ? { signal } : {}),
  );
  const chosen = list.rows.find(({ noteId }) => noteId === chosenId);
  return (
    <Page title={booksTexts.title}>
      <BooksViews selected="notes" />
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[minmax(0,1fr)_22rem]">
        <DataTable
          name={booksTexts.tabs.notes}
          columns={columnsFor(setChosen)}
          list={list}
          keyOf={({ noteId }) => noteId}
          {...(chosen ? { currentKey: chosen.noteId } : {})}
          filters={FILTERS}
          searchFor={texts.search}
          isServerOrdered
          empty={texts.empty}
        />
        {chosen && <CreditNotePanel key={chosen.noteId} note={chosen} />}
      </div>
    </Page>
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
