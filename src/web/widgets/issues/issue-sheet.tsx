import { useState } from 'react';
import type { Issue, IssueMove } from '#contract/customer/issues.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { refusalWords } from '#web/platform/refusal-words.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { Facts } from '../facts.tsx';
import { FormError } from '../forms/form-error.tsx';
import { IssueClock } from './issue-clock.tsx';
import { IssueOffer } from './issue-offer.tsx';
import { IssueTimeline } from './issue-timeline.tsx';
import { issueFacts, issueTone } from './issue-words.ts';
import { IssueWriting } from './issue-writing.tsx';
import { issuesTexts as texts } from './issues.texts.ts';
import { useIssueWrite } from './use-issue-write.ts';

export type IssueSheetProps = { issue: Issue; onClose: () => void; onPhoto: (position: number) => void };
/** What is being written; a message needs no second step. */
type Writing = Exclude<IssueMove, 'reply' | 'accept'>;

/** One issue: where it stands, our offer, what both sides said, and what the buyer may do. */
export function IssueSheet({ issue, onClose, onPhoto }: IssueSheetProps) {
  const [begun, setWriting] = useState<Writing | null>(null);
  const [text, setText] = useState('');
  const write = useIssueWrite(issue, () => {
    setWriting(null);
    setText('');
  });
  const run = (move: IssueMove) => void write.run(move, text);
  const may = (move: IssueMove) => issue.allowedMoves.includes(move);
  // What somebody else has ended in the meantime is not written on.
  const writing = begun && may(begun) ? begun : null;
  const start = (move: Writing) => {
    write.clearError();
    setText('');
    setWriting(move);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={texts.sheetTitle(issue.number)}
      description={issue.defectName}
      foot={
        writing === null &&
        may('accept') &&
        issue.offer && (
          <>
            <Button variant="secondary" onClick={() => start('dispute')}>
              {texts.offer.dispute}
            </Button>
            <Button busy={write.isRunning} onClick={() => run('accept')}>
              {texts.offer.accept(texts.offer.what[issue.offer.outcome])}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <FormError error={write.error} words={refusalWords} />
        <p>
          <Chip tone={issueTone(issue)}>{issue.statusLabel}</Chip>
        </p>
        <IssueClock issue={issue} />
        {issue.offer && <IssueOffer offer={issue.offer} />}
        <Facts facts={issueFacts(issue, useBuyerUnit())} />
        {issue.note && <p className="text-sm whitespace-pre-line">{issue.note}</p>}
        <IssuePhotoList issue={issue} onPhoto={onPhoto} />
        <IssueTimeline issue={issue} />
        {writing ? (
          <IssueWriting
            move={writing}
            text={text}
            error={write.error}
            isSending={write.isRunning}
            onText={setText}
            onSend={() => run(writing)}
            onBack={() => setWriting(null)}
          />
        ) : (
          may('reply') && (
            <IssueWriting
              move="reply"
              text={text}
              error={write.error}
              isSending={write.isRunning}
              onText={setText}
              onSend={() => run('reply')}
            />
          )
        )}
        {writing === null && (
          <div className="flex flex-wrap gap-2 empty:hidden">
            {may('escalate') && (
              <Button variant="secondary" size="small" onClick={() => start('escalate')}>
                {texts.escalate}
              </Button>
            )}
            {may('withdraw') && (
              <Button variant="quiet" size="small" onClick={() => start('withdraw')}>
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
