/** What mills reported, line by line, accepted with one press or sent back with a word. */
import { useState } from 'react';
import { acceptMillReport, type ReportForDesk, sendBackMillReport } from '#contract/staff/mill-reports.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { TextSheet } from '#desk/widgets/forms/text-sheet.tsx';
import { TextLink } from '#desk/widgets/layout/text-link.tsx';
import { PhotoRow } from '#desk/widgets/photos/photo-row.tsx';
import { momentText } from '#desk/widgets/time.ts';
import { LONGEST_NOTE } from '#domain/suppliers/mill-quote.ts';
import {
  MILL_REPORT_LABEL,
  MILL_REPORT_STATE_LABEL,
  type MillReportState,
} from '#domain/suppliers/mill-report.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { millReportsTexts as texts } from './mill-reports.texts.ts';

const TONE = {
  waiting: 'warn',
  applied: 'good',
  accepted: 'good',
  sent_back: 'neutral',
} as const satisfies Record<MillReportState, string>;
/** A report that moves the plan moves these too. */
const TOUCHES = ['mill-reports', 'orders', 'suppliers', 'today'];

type Shown = {
  reports: readonly ReportForDesk[];
  /** Where the order and the mill are not on the screen already. */
  withOrder?: boolean;
};

export function ReportLines({ reports, withOrder = false }: Shown) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {reports.map((report) => (
        <ReportLine key={report.reportId} report={report} withOrder={withOrder} />
      ))}
    </ul>
  );
}

function ReportLine({ report, withOrder }: { report: ReportForDesk; withOrder: boolean }) {
  const { kind, task, about, note, answer, state, photos } = report;
  const name = [MILL_REPORT_LABEL[kind], task].filter(Boolean).join(': ');
  return (
    <li className="flex flex-col gap-2 py-3 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <p className="font-semibold">
            {name}
            {about && <span className="font-normal text-ink-soft"> · {about}</span>}
          </p>
          {withOrder && (
            <p>
              <TextLink to={`/orders/${report.orderId}`}>{report.orderNumber}</TextLink>{' '}
              <span className="text-ink-soft">
                {report.quality} · {report.supplierName}
              </span>
            </p>
          )}
          <p className="text-ink-soft">{texts.by(report.personName, momentText(report.reportedAt))}</p>
          {note && <p className="wrap-anywhere whitespace-pre-line">{texts.note(note)}</p>}
          {answer && <p className="wrap-anywhere">{texts.answered(answer)}</p>}
        </div>
        {state === 'waiting' ? (
          <Decide reportId={report.reportId} name={name} />
        ) : (
          <Chip tone={TONE[state]}>{MILL_REPORT_STATE_LABEL[state]}</Chip>
        )}
      </div>
      {photos.length > 0 && (
        <PhotoRow
          title={texts.files(name)}
          photos={photos.map((photo, place) => ({ name: texts.photo(place + 1), photo }))}
        />
      )}
    </li>
  );
}

function Decide({ reportId, name }: { reportId: string; name: string }) {
  const [isSendingBack, setSendingBack] = useState(false);
  const mayDecide = useMay(acceptMillReport);
  const accept = useChange({
    send: (id: string) => call(acceptMillReport, { params: { reportId: id }, body: {} }),
    touches: TOUCHES,
    done: () => texts.acceptDone,
  });
  if (!mayDecide) return <Chip tone="warn">{MILL_REPORT_STATE_LABEL.waiting}</Chip>;
  return (
    <div className="flex flex-col items-end gap-1">
      <div className="flex gap-2">
        <Button
          size="small"
          aria-label={texts.ofReport(texts.accept, name)}
          busy={accept.isRunning}
          onClick={() => accept.run(reportId)}
        >
          {texts.accept}
        </Button>
        <Button
          size="small"
          variant="secondary"
          aria-label={texts.ofReport(texts.sendBack, name)}
          onClick={() => setSendingBack(true)}
        >
          {texts.sendBack}
        </Button>
      </div>
      {accept.problem && (
        <p role="alert" className="text-bad">
          {accept.problem}
        </p>
      )}
      {isSendingBack && (
        <TextSheet
          recordId={reportId}
          title={texts.sendBackTitle}
          action={texts.sendBack}
          name="answer"
          label={texts.sendBackLabel}
          maxLength={LONGEST_NOTE}
          isLong
          send={(answer) => call(sendBackMillReport, { params: { reportId }, body: { answer } })}
          touches={TOUCHES}
          done={texts.sendBackDone}
          onClose={() => setSendingBack(false)}
        />
      )}
    </div>
  );
}
