import { cancelSwatch, printSwatchPaper, type Swatch } from '#contract/customer/swatches.ts';
import { DETAIL_DATE_FORMAT, formatDate } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import type { SwatchStatus } from '#domain/swatches/swatch-status.ts';
import { Button } from '#ui/buttons/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Chip, type ChipProps } from '#ui/surfaces/chip.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useIntent } from '#web/platform/use-intent.ts';
import { useTask } from '#web/platform/use-task.ts';
import { useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { openAddress } from '#web/widgets/documents/open-download.ts';
import { SWATCH_STATUS_LABEL } from '#words/page/swatches.ts';
import { swatchesTexts as texts } from './swatches.texts.ts';

const TONE: Readonly<Record<SwatchStatus, NonNullable<ChipProps['tone']>>> = {
  requested: 'info',
  sent: 'good',
  refused: 'warn',
  cancelled: 'neutral',
};

export function SwatchLine({ swatch }: { swatch: Swatch }) {
  const zone = useBuyerZone();
  const dayOf = (instant: string) => formatDate(new Date(instant), zone, DETAIL_DATE_FORMAT);
  const { status, number, courier, trackingNumber, sentAt, refusedReason, charge, chargeState } = swatch;
  const formatCharge = texts.chargeState[chargeState](formatMoney(moneyOf(charge)));
  return (
    <div className="flex w-full flex-col items-start gap-1 rounded-control border border-line p-3 text-sm">
      <div className="flex w-full flex-wrap items-center justify-between gap-2">
        <Chip tone={TONE[status]}>{SWATCH_STATUS_LABEL[status]}</Chip>
        <span className="figures text-ink-soft">{texts.number(number, dayOf(swatch.requestedAt))}</span>
      </div>
      {status === 'requested' && <p>{texts.preparing}</p>}
      {courier && trackingNumber && (
        <p className="font-semibold wrap-anywhere">{texts.courier(courier, trackingNumber)}</p>
      )}
      {sentAt && <p className="text-ink-soft">{texts.sentOn(dayOf(sentAt))}</p>}
      {refusedReason && <p>{refusedReason}</p>}
      <p className="figures text-ink-soft">{formatCharge}</p>
      {swatch.papers.map((paper) => (
        <PaperButton key={paper.paperId} paper={paper} />
      ))}
      {status === 'requested' && <CancelButton swatchId={swatch.swatchId} />}
    </div>
  );
}

function PaperButton({ paper: { paperId, kind, number } }: { paper: Swatch['papers'][number] }) {
  const print = useTask(async () => {
    const { url } = await call(printSwatchPaper, { params: { paperId } });
    await openAddress(url);
  });
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon="download"
        className="-ml-4"
        busy={print.isRunning}
        onClick={() => void print.run()}
      >
        {texts.paper[kind](number)}
      </Button>
      {print.error !== null && <p role="alert">{errorMessage(print.error)}</p>}
    </>
  );
}

function CancelButton({ swatchId }: { swatchId: string }) {
  const cancel = useIntent(
    ['swatches'],
    () => call(cancelSwatch, { params: { swatchId } }),
    () => showToast(texts.cancelled),
  );
  const run = () => cancel().catch((error: unknown) => showToast(errorMessage(error), { kind: 'bad' }));
  return (
    <Button variant="quiet" size="small" className="-ml-4" onClick={() => void run()}>
      {texts.cancel}
    </Button>
  );
}
