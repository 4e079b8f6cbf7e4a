import type { Sample, SampleList } from '#contract/customer/production.ts';
import { DETAIL_DATE_FORMAT, formatDate } from '#domain/shared/format-date.ts';
import { useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { samplesTexts } from './samples.texts.ts';

type Round = Sample['rounds'][number];

/** Every round with who answered what, the newest first. */
export function RoundHistory({ sample, list }: { sample: Sample; list: SampleList }) {
  const zone = useBuyerZone();
  const on = (instant: string) => formatDate(new Date(instant), zone, DETAIL_DATE_FORMAT);
  return (
    <section aria-label={samplesTexts.history} className="border-t border-line pt-3">
      <ol className="flex flex-col gap-3">
        {sample.rounds.toReversed().map((round) => (
          <li key={round.round} className="text-sm">
            <p className="font-semibold">
              {samplesTexts.round(round.round)} · {samplesTexts.sentOn(on(round.dispatchedAt))}
            </p>
            <p className="text-ink-soft">{wayText(round)}</p>
            {round.note && <p>{round.note}</p>}
            <p>{answerText(round, list)}</p>
            {round.answerNote && <p className="text-ink-soft">“{round.answerNote}”</p>}
            {round.decidedAt && (
              <p className="text-ink-soft">{samplesTexts.decidedOn(round.decidedBy, on(round.decidedAt))}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function wayText({ courier, courierNumber }: Round): string {
  return courierNumber ? samplesTexts.courier(courier ?? '', courierNumber) : samplesTexts.byPhoto;
}

function answerText({ decision, option, reasons }: Round, { reasons: offered }: SampleList): string {
  if (decision === null) return samplesTexts.undecided;
  if (decision === 'approve') {
    return option ? `${samplesTexts.approved}: ${samplesTexts.option(option)}` : samplesTexts.approved;
  }
  const named = reasons.map((reason) => offered.find(({ id }) => id === reason)?.label ?? reason);
  return [samplesTexts.askedAgain, named.join(', ')].filter(Boolean).join(': ');
}
