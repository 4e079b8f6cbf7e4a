import { listAgeing } from '#contract/staff/account-statements.ts';
import {
  listBookRules,
  listCreditNotes,
  listExportInvoices,
  listInvoices,
  readReturn,
} from '#contract/staff/books.ts';
import { listRegistrations } from '#contract/staff/registrations.ts';
import { ScreenTabs } from '#desk/widgets/layout/screen-tabs.tsx';
import { booksTexts as texts } from './books.texts.ts';

const TABS = [
  { id: 'register', label: texts.tabs.register, to: '/books', reads: listInvoices },
  { id: 'notes', label: texts.tabs.notes, to: '/books/credit-notes', reads: listCreditNotes },
  {
    id: 'registrations',
    label: texts.tabs.registrations,
    to: '/books/registrations',
    reads: listRegistrations,
  },
  { id: 'month', label: texts.tabs.month, to: '/books/returns', reads: readReturn },
  { id: 'exports', label: texts.tabs.exports, to: '/books/exports', reads: listExportInvoices },
  { id: 'ageing', label: texts.tabs.ageing, to: '/books/ageing', reads: listAgeing },
  { id: 'rules', label: texts.tabs.rules, to: '/books/rules', reads: listBookRules },
] as const;

export function BooksViews({ selected }: { selected: (typeof TABS)[number]['id'] }) {
  return <ScreenTabs label={texts.views} tabs={TABS} selected={selected} />;
}
