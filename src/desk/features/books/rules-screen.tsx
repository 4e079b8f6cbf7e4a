import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addBookRule, type BookRuleRow, listBookRules } from '#contract/staff/books.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { dayColumn } from '#desk/widgets/table/figure-columns.ts';
import { wholeList } from '#desk/widgets/table/whole-list.ts';
import { today } from '#desk/widgets/time.ts';
import { BOOK_RULE_LABEL } from '#domain/books/book-rules.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { booksTexts } from './books.texts.ts';
import { BooksViews } from './books-views.tsx';
import { RuleSheet } from './rule-sheet.tsx';

const texts = booksTexts.rules;

/** What holds from which day on; the past stays as it was. */
export function RulesScreen() {
  const query = useQuery({
    queryKey: ['books', 'rules'],
    queryFn: ({ signal }) => call(listBookRules, {}, { signal }),
  });
  const [isAdding, setAdding] = useState(false);
  const mayAdd = useMay(addBookRule);
  return (
    <Page
      title={booksTexts.title}
      actions={
        mayAdd && (
          <Button size="small" icon="plus" onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        )
      }
    >
      <BooksViews selected="rules" />
      <p className="mb-3 text-sm text-ink-soft">{texts.lead}</p>
      <DataTable
        name={booksTexts.tabs.rules}
        columns={COLUMNS}
        list={wholeList(query)}
        keyOf={({ name, effectiveFrom }) => `${name} ${effectiveFrom}`}
        searchFor={texts.search}
        empty={texts.empty}
      />
      {isAdding && <RuleSheet rules={query.data ?? []} onClose={() => setAdding(false)} />}
    </Page>
  );
}

const COLUMNS: Column<BookRuleRow>[] = [
  textColumn('name', texts.name, ({ name }) => BOOK_RULE_LABEL[name]),
  textColumn('value', texts.value, ({ value }) => value),
  dayColumn('from', texts.from, ({ effectiveFrom }) => effectiveFrom, { wideOnly: true }),
  textColumn('by', texts.by, ({ setBy }) => setBy ?? texts.builtIn, { wideOnly: true }),
  {
    id: 'status',
    label: texts.status,
    text: statusText,
    cell: (row) => <Chip tone={row.isCurrent ? 'good' : 'neutral'}>{statusText(row)}</Chip>,
  },
];

function statusText({ isCurrent, effectiveFrom }: BookRuleRow): string {
  if (isCurrent) return texts.current;
  return effectiveFrom > today() ? texts.later : texts.past;
}
