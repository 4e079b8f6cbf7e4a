/** What the buyer decided, round by round: which option or lot, what should change, who and when; and the words for the mill. */
import type { Sample } from '#contract/customer/production.ts';
import { recordMillTold, type StaffSampleList } from '#contract/staff/production.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { momentText } from '#desk/widgets/time.ts';
import { RESUBMIT_REASON_LABEL } from '#domain/production/sample-decision.ts';
import { Button } from '#ui/buttons/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { ORDER_KEYS } from '../orders.queries.ts';
import { samplesTexts as texts } from './samples.texts.ts';

type Brief = StaffSampleList['briefs'][number];
type Piece = Sample['rounds'][number]['pieces'][number];

export type SampleDecisionsProps = { orderId: string; sample: Sample; briefs: readonly Brief[] };

export function SampleDecisions({ orderId, sample, briefs }: SampleDecisionsProps) {
  const decided = sample.rounds
    .filter(({ pieces }) => pieces.some(({ decision }) => decision !== null))
    .toReversed();
  if (decided.length === 0) return null;
  return (
    <ol className="flex flex-col gap-3 pt-2" aria-label={texts.decisions}>
      {decided.map(({ round, pieces }) => (
        <li key={round}>
          {sample.rounds.length > 1 && <p className="font-semibold">{texts.round(round)}</p>}
          <ul className="flex flex-col gap-1">
            {pieces
              .filter(({ decision }) => decision !== null)
              .map((piece) => (
                <PieceAnswer key={piece.label} piece={piece} isLot={sample.isDecidedByLot} />
              ))}
          </ul>
          <MillBrief
            orderId={orderId}
            brief={briefs.find((each) => each.sampleId === sample.sampleId && each.round === round)}
            isCurrent={round === sample.round && sample.dueOn === null}
          />
        </li>
      ))}
    </ol>
  );
}

function PieceAnswer({ piece, isLot }: { piece: Piece; isLot: boolean }) {
  const { label, decision, reasons, answerNote, decidedBy, decidedAt } = piece;
  const remarks = reasons.map((reason) => RESUBMIT_REASON_LABEL[reason]).join(', ');
  return (
    <li>
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="font-semibold">{isLot ? texts.lot(label) : texts.option(label)}</span>
        <Chip tone={decision === 'approve' ? 'good' : 'warn'}>
          {decision === 'approve' ? texts.approved : texts.again}
        </Chip>
        {remarks && <span>{remarks}</span>}
        <span className="text-ink-soft">{texts.by(decidedBy ?? texts.buyer, momentText(decidedAt))}</span>
      </p>
      {answerNote && <p className="text-ink-soft">{texts.quoted(answerNote)}</p>}
    </li>
  );
}

type MillBriefProps = { orderId: string; brief: Brief | undefined; isCurrent: boolean };

/** Copied into whatever the mill reads; saying so takes it off Today. */
function MillBrief({ orderId, brief, isCurrent }: MillBriefProps) {
  const mayTell = useMay(recordMillTold);
  const tell = useChange({
    send: ({ sampleId, round }: Brief) =>
      call(recordMillTold, { params: { orderId, sampleId }, body: { round } }),
    touches: ORDER_KEYS,
    done: () => texts.millTold,
  });
  if (!brief) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(brief.text);
    showToast(texts.copied, { kind: 'good' });
  };
  return (
    <details
      className="mt-1 rounded-control border border-line bg-ground px-3 py-2"
      open={isCurrent && !brief.toldAt}
    >
      <summary className="cursor-pointer font-semibold">
        {brief.toldAt
          ? texts.toldMill(brief.toldBy ?? texts.somebody, momentText(brief.toldAt))
          : texts.messageToMill}
      </summary>
      <p className="whitespace-pre-line pt-1">{brief.text}</p>
      <p className="flex flex-wrap gap-2 pt-2">
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        {mayTell && isCurrent && !brief.toldAt && (
          <Button variant="secondary" size="small" busy={tell.isRunning} onClick={() => tell.run(brief)}>
            {texts.markTold}
          </Button>
        )}
      </p>
      {tell.problem && <p className="text-bad">{tell.problem}</p>}
    </details>
  );
}
