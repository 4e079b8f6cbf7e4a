import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listInvoices, type RegisteredInvoice } from '#contract/staff/books.ts';
import { call } from '#desk/platform/api.ts';
import { BookFiles } from '#desk/widgets/books/book-files.tsx';
import { moneyText } from '#desk/widgets/figures.ts';
import { type Fact, Facts } from '#desk/widgets/layout/facts.tsx';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Page } from '#desk/widgets/layout/page.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { TextLink } from '#desk/widgets/layout/text-link.tsx';
import { SwatchPaperButton } from '#desk/widgets/swatch-paper-button.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { currencyColumn, dayColumn, moneyColumn } from '#desk/widgets/table/figure-columns.ts';
import { RowButton } from '#desk/widgets/table/row-link.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { TwoLines } from '#desk/widgets/table/two-lines.tsx';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { dayText } from '#desk/widgets/time.ts';
import { gstStateName } from '#domain/account/tax-numbers/gst-states.ts';
import { REGISTRATION_STATE_LABEL } from '#domain/books/registration/registration-state.ts';
import { booksTexts } from './books.texts.ts';
import { BooksViews } from './books-views.tsx';
import { monthOptions, useSellerOptions } from './choices.ts';

const texts = booksTexts.register;
const { figures } = booksTexts;
const FILES = { invoice: ['e_invoice', 'e_way_bill'], credit_note: ['e_invoice'] } as const;

/** A swatch is far below the value from which goods need an e-way bill. */
function filesOf({ kind, isSwatch }: RegisteredInvoice) {
  return isSwatch ? FILES.credit_note : FILES[kind];
}

/** Every invoice of a month, with what they come to. */
export function RegisterScreen() {
  const address = useSearchState();
  const [q, month, gstin] = ['q', 'month', 'gstin'].map((name) => address.get(name));
  const which = { ...(q ? { q } : {}), ...(month ? { month } : {}), ...(gstin ? { gstin } : {}) };
  const [chosenId, setChosen] = useState<string | null>(null);
  const sellers = useSellerOptions();
  const list = usePages<RegisteredInvoice>(['books', 'register', which], (page, signal) =>
    call(listInvoices, { query: { ...which, ...page } }, signal ? { signal } : {}),
  );
  const chosen = list.rows.find(({ dispatchId }) => dispatchId === chosenId);
  const filters = [
    { name: 'month', label: booksTexts.month, options: monthOptions() },
    {
      name: 'gstin',
      label: booksTexts.seller,
      options: [{ value: '', label: booksTexts.allSellers }, ...sellers],
    },
  ];
  return (
    <Page title={booksTexts.title}>
      <BooksViews selected="register" />
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[minmax(0,1fr)_20rem]">
        <DataTable
          name={booksTexts.tabs.register}
          columns={columnsFor(setChosen)}
          list={list}
          keyOf={({ dispatchId }) => dispatchId}
          {...(chosen ? { currentKey: chosen.dispatchId } : {})}
          filters={filters}
          searchFor={texts.search}
          isServerOrdered
          empty={texts.empty}
        />
        <div className="flex flex-col gap-4">
          {chosen && <InvoicePanel key={chosen.dispatchId} invoice={chosen} />}
          <SumsPanel which={which} />
        </div>
      </div>
    </Page>
  );
}

function InvoicePanel({ invoice }: { invoice: RegisteredInvoice }) {
  const { number, company, orderId, orderNumber, dispatchId, hasFiles } = invoice;
  return (
    <Panel
      title={number}
      aside={
        <TextLink
          to={orderId === null ? `/swatches?q=${encodeURIComponent(orderNumber)}` : `/orders/${orderId}`}
        >
          {orderNumber}
        </TextLink>
      }
    >
      <Facts
        facts={[
          [booksTexts.company, company],
          [texts.issuedOn, dayText(invoice.issuedOn)],
          [texts.gstin, invoice.buyerGstin ?? texts.noGstin],
          [texts.place, gstStateName(invoice.placeOfSupply)],
          ...figureFacts(invoice),
          ...registrationFacts(invoice),
        ]}
      />
      {invoice.isSwatch && <SwatchPaperButton paperId={dispatchId} label={texts.pdf} />}
      <h3 className="pt-3 pb-1 text-sm font-semibold">{texts.files}</h3>
      {hasFiles ? (
        <>
          <p className="pb-1 text-sm text-ink-soft">{texts.byHand}</p>
          <BookFiles kinds={filesOf(invoice)} about={{ dispatchId }} />
        </>
      ) : (
        <p className="text-sm text-ink-soft">{texts.noFiles}</p>
      )}
    </Panel>
  );
}

/** Where the invoice stands at the registry; the tab of e-invoices says the rest. */
function registrationFacts({ registration, number }: RegisteredInvoice): Fact[] {
  if (registration === null) return [];
  const { state, irn } = registration;
  const link = (
    <TextLink key="state" to={`/books/registrations?q=${encodeURIComponent(number)}`}>
      {REGISTRATION_STATE_LABEL[state]}
    </TextLink>
  );
  const words = (
    <span key="irn" className="figures break-all">
      {irn}
    </span>
  );
  return [[texts.registration, link], ...(irn === null ? [] : [[texts.irn, words] as const])];
}

function SumsPanel({ which }: { which: { q?: string; month?: string; gstin?: string } }) {
  const query = useQuery({
    queryKey: ['books', 'sums', which],
    queryFn: ({ signal }) => call(listInvoices, { query: { ...which, limit: 1 } }, { signal }),
  });
  return (
    <Panel title={texts.sums}>
      <Loaded query={query}>
        {({ sums }) => (
          <div className="flex flex-col gap-4">
            {sums.length === 0 && <p className="text-sm text-ink-soft">{texts.noSums}</p>}
            {sums.map((sum) => (
              <Facts key={sum.total.currency} facts={figureFacts(sum)} />
            ))}
          </div>
        )}
      </Loaded>
    </Panel>
  );
}

type Figures = Pick<RegisteredInvoice, keyof typeof figures>;

/** Taxes that were not charged are left out. */
function figureFacts(row: Figures): [string, string][] {
  return (Object.keys(figures) as (keyof Figures)[])
    .filter((name) => name === 'taxable' || name === 'total' || row[name].minor !== '0')
    .map((name) => [figures[name], moneyText(row[name])]);
}

function columnsFor(onChoose: (dispatchId: string) => void): Column<RegisteredInvoice>[] {
  const fixed = { isUnsorted: true } as const;
  return [
    {
      id: 'number',
      label: texts.number,
      text: ({ number }) => number,
      cell: ({ number, kind, issuedOn, dispatchId }) => (
        <TwoLines
          first={<RowButton onClick={() => onChoose(dispatchId)}>{number}</RowButton>}
          second={
            <span className="figures">
              {kind === 'credit_note' ? `${texts.creditNote} · ${dayText(issuedOn)}` : dayText(issuedOn)}
            </span>
          }
        />
      ),
      ...fixed,
    },
    dayColumn('day', texts.issuedOn, ({ issuedOn }) => issuedOn, { isHidden: true }),
    {
      id: 'company',
      label: booksTexts.company,
      text: ({ company }) => company,
      cell: ({ company, buyerGstin }) => (
        <TwoLines first={company} second={<span className="figures">{buyerGstin ?? texts.noGstin}</span>} />
      ),
      ...fixed,
      wideOnly: true,
    },
    textColumn('gstin', texts.gstin, ({ buyerGstin }) => buyerGstin ?? '', { isHidden: true }),
    textColumn('order', booksTexts.order, ({ orderNumber }) => orderNumber, { isHidden: true }),
    textColumn('place', texts.place, ({ placeOfSupply }) => gstStateName(placeOfSupply), { isHidden: true }),
    moneyColumn('taxable', figures.taxable, ({ taxable }) => taxable, { ...fixed, wideOnly: true }),
    moneyColumn('igst', figures.igst, ({ igst }) => igst, { isHidden: true }),
    moneyColumn('cgst', figures.cgst, ({ cgst }) => cgst, { isHidden: true }),
    moneyColumn('sgst', figures.sgst, ({ sgst }) => sgst, { isHidden: true }),
    moneyColumn('roundOff', figures.roundOff, ({ roundOff }) => roundOff, { isHidden: true }),
    moneyColumn('total', figures.total, ({ total }) => total, fixed),
    currencyColumn(({ total }) => total),
  ];
}
