import type { Order } from '#contract/customer/orders.ts';
import type { Sample, SampleList as Samples } from '#contract/customer/production.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import { Section } from '#web/widgets/section.tsx';
import { OpenSample } from './open-sample.tsx';
import { pictureNote, SamplePicture } from './sample-picture.tsx';
import { sampleName, sampleTone } from './sample-text.ts';
import { samplesTexts } from './samples.texts.ts';

export type SamplesQuery = {
  data: Samples | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

/** Nothing of it has been seen yet. */
const NOT_SENT = { photo: null };

/** All samples of the order, those that wait for an answer marked. */
export function SampleList({ query, order }: { query: SamplesQuery; order: Order }) {
  const { data, error, isFetching, refetch } = query;
  if (data?.records.length === 0) return null;
  return (
    <Section title={samplesTexts.section}>
      {data ? (
        <ul className="divide-y divide-line">
          {data.records.map((sample) => (
            <SampleRow key={sample.sampleId} sample={sample} order={order} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState detail={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={samplesTexts.loading} className="flex gap-3 py-2">
          <Skeleton shape="swatch" />
          <Skeleton className="max-w-40" />
        </div>
      )}
    </Section>
  );
}

function SampleRow({ sample, order }: { sample: Sample; order: Order }) {
  const isWaiting = sample.allowedMoves.length > 0 || sample.needsPhotoConsent;
  const name = sampleName(sample);
  const piece = sample.rounds.at(-1)?.pieces[0] ?? NOT_SENT;
  const note = pictureNote(sample, piece);
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="size-16 shrink-0 overflow-hidden rounded-control">
        <SamplePicture order={order} sample={sample} piece={piece} size="list" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <p className="font-semibold">{name}</p>
        <Chip tone={sampleTone(sample)}>{sample.statusLabel}</Chip>
        <p className="figures text-sm text-ink-soft">{dueDateText(sample)}</p>
        {note && <p className="text-xs text-ink-soft">{note}</p>}
      </div>
      {sample.round > 0 && (
        <OpenSample
          sampleId={sample.sampleId}
          name={name}
          isBulk={sample.isDecidedByLot}
          isPressing={isWaiting}
        >
          {isWaiting ? samplesTexts.review : samplesTexts.open}
        </OpenSample>
      )}
    </li>
  );
}

function dueDateText({ round, dueOn, isLate }: Sample): string {
  if (round === 0) return samplesTexts.notSent;
  if (dueOn === null) return samplesTexts.round(round);
  const day = formatDay(dueOn, DETAIL_DATE_FORMAT);
  return isLate ? samplesTexts.overdueSince(day) : samplesTexts.answerBy(day);
}
