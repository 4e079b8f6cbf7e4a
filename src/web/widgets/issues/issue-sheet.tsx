import { useState } from 'react';
import type { Issue, IssueMove } from '#contract/customer/issues.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { refusalMessage } from '#web/platform/refusal-message.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { DEFECT_NAME } from '#words/page/defects.ts';
import { CLAIM_STATUS_LABEL } from '#words/page/issues.ts';
import { Facts } from '../facts.tsx';
import { FormError } from '../forms/form-error.tsx';
import { IssueClock } from './issue-clock.tsx';
import { IssueOffer } from './issue-offer.tsx';
import { issueFacts, issueTone } from './issue-text.ts';
import { IssueTimeline } from './issue-timeline.tsx';
import { IssueWriting, type WrittenMove } from './issue-writing.tsx';
import { issuesTexts as texts } from './issues.texts.ts';
import { useIssueWrite } from './use-issue-write.ts';

export type IssueSheetProps = { issue: Issue; onClose: () => void; onPhoto: (position: number) => void };
/** A step that is begun with a button and then written; a message needs no second step. */
type Step = Exclude<WrittenMove, 'reply'>;

/** One issue: where it stands, our offer, what both sides said, and what the buyer may do. */
export function IssueSheet({ issue, onClose, onPhoto }: IssueSheetProps) {
  const [begun, setBegun] = useState<Step | null>(null);
  const [drafts, setDrafts] = useState<Partial<Record<WrittenMove, string>>>({});
  const write = useIssueWrite(issue, (move, sent) => {
    setBegun(null);
    // What was typed meanwhile stays.
    if (move !== 'accept') setDrafts((now) => (now[move] === sent ? { ...now, [move]: '' } : now));
  });
  const may = (move: IssueMove) => issue.allowedMoves.includes(move);
  // What somebody else has ended in the meantime is not written on.
  const step = begun && may(begun) ? begun : null;
  const writing = step ?? (may('reply') ? 'reply' : null);
  const start = (move: Step | null) => {
    write.clearError();
    setBegun(move);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={texts.sheetTitle(issue.number)}
      description={DEFECT_NAME[issue.defect]}
      foot={
        step === null &&
        may('accept') &&
        issue.offer && (
          <>
            <Button variant="secondary" disabled={write.isRunning} onClick={() => start('dispute')}>
              {texts.offer.dispute}
            </Button>
            <Button busy={write.isRunning} onClick={() => void write.run('accept', '')}>
              {texts.offer.accept(texts.offer.what[issue.offer.outcome])}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <FormError error={write.error} words={refusalMessage} />
        <p>
          <Chip tone={issueTone(issue)}>{CLAIM_STATUS_LABEL[issue.status]}</Chip>
        </p>
        <IssueClock issue={issue} />
        {issue.offer && <IssueOffer offer={issue.offer} />}
        <Facts facts={issueFacts(issue, useBuyerUnit())} />
        {issue.note && <p className="text-sm whitespace-pre-line">{issue.note}</p>}
        <IssuePhotoList issue={issue} onPhoto={onPhoto} />
        <IssueTimeline issue={issue} />
        {writing && (
          <IssueWriting
            move={writing}
            text={drafts[writing] ?? ''}
            error={write.error}
            isSending={write.isRunning}
            onText={(text) => setDrafts((now) => ({ ...now, [writing]: text }))}
            onSend={() => void write.run(writing, drafts[writing] ?? '')}
            {...(step && { onBack: () => start(null) })}
          />
        )}
        {step === null && (
          <div className="flex flex-wrap gap-2 empty:hidden">
            {may('escalate') && (
              <Button
                variant="secondary"
                size="small"
                disabled={write.isRunning}
                onClick={() => start('escalate')}
              >
                {texts.escalate}
              </Button>
            )}
            {may('withdraw') && (
              <Button
                variant="quiet"
                size="small"
                disabled={write.isRunning}
                onClick={() => start('withdraw')}
              >
                {texts.withdraw}
              </Button>
            )}
          </div>
        )}
      </div>
    </Sheet>
  );
}

function IssuePhotoList({ issue, onPhoto }: { issue: Issue; onPhoto: (position: number) => void }) {
  return (
    <ul aria-label={texts.photos} className="flex flex-wrap gap-2">
      {issue.photos.map(({ fileId, thumbnailUrl, url }, index) => (
        <li key={fileId}>
          <button type="button" aria-label={texts.zoomPhoto(index + 1)} onClick={() => onPhoto(index + 1)}>
            <img
              src={thumbnailUrl ?? url}
              alt=""
              width="80"
              height="80"
              className="size-20 rounded-control object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
