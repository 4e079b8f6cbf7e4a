import type { Reply } from '#contract/endpoint.ts';
import { ACTOR_KINDS, listAuditTrail } from '#contract/staff/audit.ts';
import { call } from '#desk/platform/api.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { momentColumn } from '#desk/widgets/table/figure-columns.ts';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { auditTexts as texts } from './audit.texts.ts';
import { actionText, changeText } from './change-text.ts';

type AuditEntry = Reply<typeof listAuditTrail>['records'][number];

const WHO_FILTER = {
  name: 'actorKind',
  label: texts.who,
  options: [
    { value: '', label: texts.everyone },
    ...ACTOR_KINDS.map((value) => ({ value, label: texts.kinds[value] })),
  ],
};

const DAYS = [
  { name: 'from', label: texts.from },
  { name: 'to', label: texts.to },
];

/** The trail of one company or record, where the address names it. */
export function AuditScreen() {
  const address = useSearchState();
  const wanted = ['actorId', 'brandId', 'subjectId', 'q', ...DAYS.map(({ name }) => name)].flatMap((name) => {
    const value = address.get(name);
    return value ? [[name, value]] : [];
  });
  const actorKind = ACTOR_KINDS.find((each) => each === address.get('actorKind'));
  const query = { ...Object.fromEntries(wanted), ...(actorKind ? { actorKind } : {}) };
  const list = usePages<AuditEntry>(['audit', query], (page, signal) =>
    call(listAuditTrail, { query: { ...query, ...page } }, signal ? { signal } : {}),
  );
  return (
    <Page title={texts.title}>
      <p className="-mt-2 mb-3 text-sm text-ink-soft">{texts.lead}</p>
      <DataTable
        name={texts.title}
        columns={COLUMNS}
        list={list}
        keyOf={({ historyId }) => historyId}
        filters={[WHO_FILTER]}
        days={DAYS}
        searchFor={texts.search}
        empty={texts.empty}
        isServerOrdered
        isUncounted
      />
    </Page>
  );
}

/** Newest first, as it happened. */
const UNSORTED = { isUnsorted: true } as const;
const COLUMNS: Column<AuditEntry>[] = [
  momentColumn('at', texts.columns.at, ({ at }) => at, UNSORTED),
  textColumn(
    'who',
    texts.columns.who,
    ({ actorName, actorKind }) => actorName ?? texts.kinds[actorKind],
    UNSORTED,
  ),
  textColumn('company', texts.columns.company, ({ company }) => company ?? '', {
    ...UNSORTED,
    wideOnly: true,
  }),
  textColumn(
    'what',
    texts.columns.what,
    ({ subjectKind, action }) => actionText(subjectKind, action),
    UNSORTED,
  ),
  textColumn('record', texts.columns.record, ({ record }) => record ?? '', { ...UNSORTED, wideOnly: true }),
  textColumn('details', texts.columns.details, ({ details }) => changeText(details), {
    ...UNSORTED,
    wideOnly: true,
  }),
];
