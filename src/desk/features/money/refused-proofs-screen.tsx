import type { Reply } from '#contract/endpoint.ts';
import { listRefusedProofs } from '#contract/staff/payments.ts';
import { call } from '#desk/platform/api.ts';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { momentColumn } from '#desk/widgets/table/figure-columns.ts';
import { TableScreen } from '#desk/widgets/table/table-screen.tsx';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { moneyTexts } from './money.texts.ts';

type RefusedProof = Reply<typeof listRefusedProofs>['records'][number];

const texts = moneyTexts.proofs;
const COLUMNS: Column<RefusedProof>[] = [
  momentColumn('at', texts.at, ({ at }) => at),
  textColumn('order', moneyTexts.columns.order, ({ orderNumber }) => orPlaceholder(orderNumber)),
  textColumn('company', moneyTexts.columns.company, ({ company }) => orPlaceholder(company), {
    wideOnly: true,
  }),
  textColumn('provider', texts.provider, ({ provider }) => provider, { wideOnly: true }),
  textColumn('kind', texts.kind, ({ kind }) => texts.kinds[kind], { wideOnly: true }),
  textColumn('reason', texts.reason, ({ reason }) => reason),
];

/** Somebody who tries to pay with forged proof is seen here. */
export function RefusedProofsScreen() {
  const list = usePages<RefusedProof>(
    ['refused-proofs'],
    (page, signal) => call(listRefusedProofs, { query: page }, signal ? { signal } : {}),
    { needsAll: true },
  );
  return <TableScreen texts={texts} columns={COLUMNS} list={list} keyOf={({ proofId }) => proofId} />;
}
