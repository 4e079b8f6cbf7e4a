import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#contract/endpoint.ts';
import { readReturn } from '#contract/staff/books.ts';
import { call } from '#desk/platform/api.ts';
import { BookFiles, Sentences } from '#desk/widgets/books/book-files.tsx';
import { moneyText } from '#desk/widgets/figures.ts';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Page } from '#desk/widgets/layout/page.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { TableFilter } from '#desk/widgets/table/table-filter.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { booksTexts } from './books.texts.ts';
import { BooksViews } from './books-views.tsx';
import { monthOptions, useSellerOptions } from './choices.ts';

const texts = booksTexts.returns;
const MONTH_FILES = ['gstr1_json', 'gstr1_xlsx', 'tally_masters', 'tally_vouchers', 'register_csv'] as const;

/** A seller's month, ready to be filed and imported: what is missing stands first. */
export function ReturnsScreen() {
  const address = useSearchState();
  const sellers = useSellerOptions();
  const months = monthOptions();
  const gstin = address.get('gstin') ?? sellers[0]?.value;
  const month = address.get('month') ?? months[0]?.value ?? '';
  return (
    <Page title={booksTexts.title}>
      <BooksViews selected="month" />
      <p className="mb-3 text-sm text-ink-soft">{texts.lead}</p>
      <div className="mb-4 flex flex-wrap gap-2">
        <TableFilter
          name="month"
          label={booksTexts.month}
          options={months}
          value={month}
          onChange={(value) => address.set({ month: value })}
        />
        <TableFilter
          name="gstin"
          label={booksTexts.seller}
          options={sellers}
          value={gstin ?? ''}
          onChange={(value) => address.set({ gstin: value })}
        />
      </div>
      {gstin ? <MonthPanels gstin={gstin} month={month} /> : <Notice>{texts.noSeller}</Notice>}
    </Page>
  );
}

function MonthPanels({ gstin, month }: { gstin: string; month: string }) {
  const query = useQuery({
    queryKey: ['books', 'return', gstin, month],
    queryFn: ({ signal }) => call(readReturn, { query: { gstin, month } }, { signal }),
  });
  return (
    <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[minmax(0,1fr)_22rem]">
      <Loaded query={query}>{(reading) => <Sections {...reading} />}</Loaded>
      <Panel title={texts.files}>
        <BookFiles key={`${gstin} ${month}`} kinds={MONTH_FILES} about={{ gstin, month }} />
      </Panel>
    </div>
  );
}

function Sections({ problems, missing, sections }: Reply<typeof readReturn>) {
  return (
    <div className="flex flex-col gap-4">
      {problems.length > 0 && (
        <Notice tone="bad" title={texts.problems}>
          <Sentences sentences={problems} />
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice tone="warn" title={texts.missing}>
          <Sentences sentences={missing} />
        </Notice>
      )}
      {problems.length + missing.length === 0 && <Notice tone="good">{texts.complete}</Notice>}
      {sections.length === 0 && <p className="text-sm text-ink-soft">{texts.nothing}</p>}
      {sections.map(({ name, label, papers, taxable, tax }) => (
        <Panel
          key={name}
          title={label}
          aside={<span className="text-sm text-ink-soft">{texts.papers(papers)}</span>}
        >
          <Facts
            facts={[
              [texts.taxable, moneyText(taxable)],
              [texts.tax, moneyText(tax)],
            ]}
          />
        </Panel>
      ))}
    </div>
  );
}
