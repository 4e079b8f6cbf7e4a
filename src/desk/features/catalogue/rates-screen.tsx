/** Many rates at once: typed beside the ones that hold now, published together. */

import { useState } from 'react';
import { publishRates, type StaffQuality } from '#contract/staff/qualities.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { matchingRows } from '#desk/widgets/table/shown-rows.ts';
import { useNow } from '#desk/widgets/use-now.ts';
import { CATALOGUE_KEYS, useQualities } from './catalogue.queries.ts';
import { catalogueTexts } from './catalogue.texts.ts';
import { PublishBar } from './rates/publish-bar.tsx';
import { rateColumns } from './rates/rate-columns.tsx';
import type { Validity } from './rates/rate-validity-options.ts';
import { fillByPercent, problemsByKey, ratesBody, type TypedRates, typeRate } from './rates/typed-rates.ts';

const texts = catalogueTexts.rates;

export function RatesScreen() {
  const now = useNow();
  const words = useSearchState().get('q');
  const all = useQualities();
  const mayPublish = useMay(publishRates);
  const [{ typed, typedAt }, setTypedRates, draft] = useDraft('rates', () => ({
    typed: {} as TypedRates,
    typedAt: new Date(),
  }));
  const setTyped = (change: (before: TypedRates) => TypedRates) =>
    setTypedRates((before) => ({ typed: change(before.typed), typedAt: new Date() }));
  const [validity, setValidity] = useState<Validity>('usual');
  const publish = useChange({
    send: (body: ReturnType<typeof ratesBody>, idempotencyKey) =>
      call(publishRates, { body }, { idempotencyKey }),
    touches: CATALOGUE_KEYS,
    done: ({ published }) => texts.published(published),
    onDone: draft.discard,
  });
  const offered = ({ isActive }: StaffQuality) => isActive;
  const rows = all.rows.filter(offered);
  const list = {
    ...all,
    rows,
    total: rows.length,
    readAll: async () => (await all.readAll()).filter(offered),
  };
  const columns = rateColumns({
    now,
    typed,
    problems: problemsByKey(typed, publish.fields),
    onType: mayPublish
      ? (quality, change) => {
          publish.reset();
          setTyped((before) => typeRate(before, quality, change));
        }
      : null,
  });
  const fill = (percent: number) =>
    setTyped((before) => fillByPercent(before, matchingRows(rows, columns, words), percent));
  return (
    <Page title={texts.title}>
      <p className="-mt-2 mb-3 text-sm text-ink-soft">{texts.lead}</p>
      {mayPublish && (
        <PublishBar
          count={Object.keys(typed).length}
          validity={validity}
          isPublishing={publish.isRunning}
          onValidity={setValidity}
          onFill={fill}
          onClear={draft.discard}
          onPublish={() => publish.run(ratesBody(typed, validity, typedAt))}
        />
      )}
      <FormProblem change={publish} shown={Object.keys(publish.fields)} />
      <DataTable
        name={texts.title}
        columns={columns}
        list={list}
        keyOf={({ fabId }) => fabId}
        searchFor={texts.search}
        empty={texts.empty}
      />
    </Page>
  );
}
