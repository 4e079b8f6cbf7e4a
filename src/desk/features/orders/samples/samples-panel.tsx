import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Sample } from '#contract/customer/production.ts';
import { dispatchSample } from '#contract/staff/production.ts';
import { useMay } from '#desk/platform/access.ts';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { PhotoRow } from '#desk/widgets/photos/photo-row.tsx';
import { dayText } from '#desk/widgets/time.ts';
import { SAMPLE_APPROVAL_CODE } from '#domain/production/sample-approval.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip, type ChipTone } from '#ui/surfaces/chip.tsx';
import { orderQueries } from '../orders.queries.ts';
import { SampleDecisions, type SampleDecisionsProps } from './sample-decisions.tsx';
import { samplesTexts as texts } from './samples.texts.ts';
import { SendSampleSheet } from './send-sample-sheet.tsx';

const TONE: Readonly<Record<number, ChipTone>> = {
  [SAMPLE_APPROVAL_CODE.dispatched]: 'info',
  [SAMPLE_APPROVAL_CODE.resubmission_requested]: 'warn',
  [SAMPLE_APPROVAL_CODE.approved]: 'good',
};

export function SamplesPanel({ orderId }: { orderId: string }) {
  const query = useQuery(orderQueries.samples(orderId));
  return (
    <Panel title={texts.title}>
      <Loaded query={query}>
        {({ records, briefs, sendable }) =>
          records.length === 0 ? (
            <p className="text-sm text-ink-soft">{texts.none}</p>
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {records.map((sample) => (
                <li key={sample.sampleId} className="py-2.5">
                  <SampleRow {...{ orderId, sample, briefs }} canSend={sendable.includes(sample.sampleId)} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

function SampleRow({ orderId, sample, briefs, canSend }: SampleDecisionsProps & { canSend: boolean }) {
  const [isSending, setSending] = useState(false);
  const maySend = useMay(dispatchSample) && canSend;
  const last = sample.rounds.at(-1);
  return (
    <div className="flex flex-wrap items-start justify-between gap-3 text-sm">
      <div className="min-w-0">
        <p className="font-semibold">
          {[sample.typeLabel, sample.colour].filter(Boolean).join(' · ')}
          {sample.round > 0 && (
            <span className="font-normal text-ink-soft"> · {texts.round(sample.round)}</span>
          )}
        </p>
        <p className="flex flex-wrap items-center gap-2 pt-1">
          <Chip tone={TONE[sample.status] ?? 'neutral'}>{sample.statusLabel}</Chip>
          {sample.dueOn && <span className="text-ink-soft">{texts.due(dayText(sample.dueOn))}</span>}
        </p>
        {last && <Pieces sample={sample} pieces={last.pieces} />}
        <SampleDecisions orderId={orderId} sample={sample} briefs={briefs} />
      </div>
      {maySend && (
        <Button variant="secondary" size="small" onClick={() => setSending(true)}>
          {texts.send}
        </Button>
      )}
      {isSending && <SendSampleSheet orderId={orderId} sample={sample} onClose={() => setSending(false)} />}
    </div>
  );
}

/** Each piece with its photo and what the lab read. */
function Pieces({ sample, pieces }: { sample: Sample; pieces: Sample['rounds'][number]['pieces'] }) {
  return (
    <div className="pt-2">
      <PhotoRow
        title={[sample.typeLabel, sample.colour].filter(Boolean).join(' · ')}
        photos={pieces.map(({ label, photo, readings }) => ({
          name: sample.isDecidedByLot ? texts.lot(label) : texts.option(label),
          photo,
          below: (
            <>
              <p className="font-semibold">
                {sample.isDecidedByLot ? texts.lot(label) : texts.option(label)}
              </p>
              {readings.map(({ lightSource, deltaE }) => (
                <p key={lightSource} className="figures text-ink-soft">
                  {texts.shortReading(deltaE, lightSource)}
                </p>
              ))}
            </>
          ),
        }))}
      />
      {sample.tolerance !== null && <p className="pt-1 text-ink-soft">{texts.agreed(sample.tolerance)}</p>}
    </div>
  );
}
