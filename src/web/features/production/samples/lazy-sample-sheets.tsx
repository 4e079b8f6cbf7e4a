import { lazy, Suspense } from 'react';
import type { Order } from '#contract/customer/orders.ts';
import type { SampleList } from '#contract/customer/production.ts';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import { useDecisionDrafts } from './decision-draft.ts';
import { useSampleSearch } from './sample-search.ts';

const SampleSheets = lazy(() => import('./sample-sheets.tsx').then((m) => ({ default: m.SampleSheets })));

/** Whatever the address opens over the plan; it brings the dialog's own code along. */
export function LazySampleSheets({ order, list }: { order: Order; list: SampleList | null }) {
  const address = useSampleSearch();
  const { close } = useOverlay(address?.view ?? 'sample');
  const drafts = useDecisionDrafts();
  const sample = list?.records.find(({ sampleId }) => sampleId === address?.sampleId);
  if (!address || !list || !sample) return null;
  return (
    <Suspense>
      <SampleSheets
        key={`${address.view} ${sample.sampleId} ${sample.round}`}
        view={address.view}
        label={address.label}
        {...{ order, list, sample }}
        draft={drafts.of(sample)}
        onDraft={(part) => drafts.change(sample, part)}
        onClose={close}
      />
    </Suspense>
  );
}
