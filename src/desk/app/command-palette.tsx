/** Ctrl K from anywhere: a number, a company or a screen, chosen by arrow keys and Enter. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { Endpoint, Reply } from '#contract/endpoint.ts';
import { sendDispatch } from '#contract/staff/delivery.ts';
import { findRecords } from '#contract/staff/find.ts';
import { matchBankTransfer } from '#contract/staff/payments.ts';
import { submitQuote } from '#contract/staff/quotes.ts';
import { isAllowed } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { useSession } from '#desk/platform/session.ts';
import { Field } from '#ui/fields/field.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { NAVIGATION } from './navigation.ts';
import { paletteTexts as texts } from './palette.texts.ts';

type Choice = { key: string; kind: string; title: string; detail: string; to: string };

type Found = Reply<typeof findRecords>[number];

/** Where a list shows it alone. */
function listed(path: string, search: Record<string, string>): string {
  return `${path}?${new URLSearchParams(search)}`;
}

const PATH: Readonly<
  Record<Found['kind'], (recordId: string, title: string, state: string | null) => string>
> = {
  request: (fabId) => `/requests/${fabId}`,
  quote: (fabId) => `/requests/${fabId}`,
  order: (orderId) => `/orders/${orderId}`,
  issue: (issueId) => `/claims/${issueId}`,
  swatch: (_swatchId, number) => listed('/swatches', { q: number }),
  document: (orderId) => `/orders/${orderId}`,
  invoice: (orderId) => `/orders/${orderId}`,
  receipt: (_id, number) => listed('/money/receipts', { q: number }),
  transfer: (_id, utr, state) => listed('/money/transfers', { state: state ?? '', q: utr }),
  letter_of_credit: (_id, number, state) =>
    listed('/money/letters-of-credit', { state: state ?? '', q: number }),
  company: (brandId) => `/companies/${brandId}`,
  supplier: (supplierId) => `/suppliers/${supplierId}`,
  person: (brandId) => `/companies/${brandId}`,
  purchase_order: (orderId) => `/orders/${orderId}`,
};

type Act = { needs: Endpoint; title: (title: string) => string; to: (found: Found) => string };

/** What is most often done with it next, without a stop in between. */
const ACTS: Partial<Record<Found['kind'], Act>> = {
  request: {
    needs: submitQuote,
    title: texts.acts.quote,
    to: ({ recordId }) => listed(`/requests/${recordId}`, { do: 'quote' }),
  },
  transfer: {
    needs: matchBankTransfer,
    title: texts.acts.match,
    to: ({ recordId, state }) => listed('/money/transfers', { state: state ?? '', open: recordId }),
  },
  order: {
    needs: sendDispatch,
    title: texts.acts.send,
    to: ({ recordId }) => listed(`/orders/${recordId}`, { tab: 'shipments', do: 'send' }),
  },
};

const PAUSE_MS = 200;

export function CommandPalette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const choices = useChoices(typed);
  const choose = (choice: Choice | undefined) => {
    if (!choice) return;
    onClose();
    const [to = '/', search = ''] = choice.to.split('?');
    void navigate({ to, search: Object.fromEntries(new URLSearchParams(search)) as never });
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && choices.length > 0) setActive((active + step + choices.length) % choices.length);
    else if (event.key === 'Enter') choose(choices[active]);
    else return;
    event.preventDefault();
  };
  return (
    <Sheet open onClose={onClose} title={texts.title}>
      <Field
        kind="search"
        label={texts.label}
        value={typed}
        autoFocus
        autoComplete="off"
        maxLength={80}
        role="combobox"
        aria-expanded={choices.length > 0}
        aria-controls={listId}
        aria-activedescendant={choices[active] ? `${listId}-${active}` : undefined}
        onKeyDown={press}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
      />
      <div id={listId} role="listbox" aria-label={texts.results} className="min-h-40">
        {choices.map((choice, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and hears the keys for its list.
          <div
            key={choice.key}
            id={`${listId}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(choice)}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-control px-3 text-sm hover:bg-brand-50 aria-selected:bg-brand-100"
          >
            <span className="min-w-0">
              <span className="font-semibold">{choice.title}</span>
              {choice.detail && <span className="block truncate text-ink-soft">{choice.detail}</span>}
            </span>
            <span className="shrink-0 text-xs text-ink-soft">{choice.kind}</span>
          </div>
        ))}
        {choices.length === 0 && <p className="px-3 text-sm text-ink-soft">{texts.none}</p>}
      </div>
    </Sheet>
  );
}

function useChoices(typed: string): Choice[] {
  const role = useSession()?.role;
  const words = usePaused(typed.trim());
  const found = useQuery({
    queryKey: ['find', words],
    queryFn: ({ signal }) => call(findRecords, { query: { q: words } }, { signal }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
  const screens = NAVIGATION.flatMap(({ entries }) => entries)
    .filter(({ reads }) => role !== undefined && isAllowed(role, reads))
    .filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()))
    .map(({ to, label }) => ({ key: to, kind: texts.kinds.screen, title: label, detail: '', to }));
  const rows = words === '' ? [] : (found.data ?? []);
  const records = rows.map(({ kind, recordId, title, detail, state }) => ({
    key: `${kind} ${recordId} ${title}`,
    kind: texts.kinds[kind],
    title,
    detail,
    to: PATH[kind](recordId, title, state),
  }));
  const acts = rows.flatMap((row) => {
    const act = ACTS[row.kind];
    if (!act || role === undefined || !isAllowed(role, act.needs)) return [];
    const kind = texts.kinds.action;
    return [{ key: `act ${row.recordId}`, kind, title: act.title(row.title), detail: '', to: act.to(row) }];
  });
  return [...records, ...acts, ...screens];
}

/** Asked for when the typing pauses, not at every key. */
function usePaused(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
